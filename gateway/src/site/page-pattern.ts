/**
 * The regular expression of a path in the notation of browser routers, which ignore case and a slash at the end. `:id`
 * is one segment, and `/*` at the end any rest.
 */
export const pagePattern = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/\/$/, '').replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}/?$`,
    'i',
  )

/** An address that has the path. */
export const sampleAddress = (path: string): string => path.replace(/:\w+/g, 'x').replace(/\/\*$/, '/x')

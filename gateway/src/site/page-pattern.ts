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

const segmentsOf = (path: string): readonly string[] => path.toLowerCase().split('/').filter(Boolean)

/** Whether two paths have an address in common. */
export const pathsOverlap = (a: string, b: string): boolean => segmentsOverlap(segmentsOf(a), segmentsOf(b))

function segmentsOverlap([a, ...restOfA]: readonly string[], [b, ...restOfB]: readonly string[]): boolean {
  // A folder has its own address, too.
  if (a === '*' || b === '*') return true
  if (a === undefined || b === undefined) return a === b
  return (a === b || a.startsWith(':') || b.startsWith(':')) && segmentsOverlap(restOfA, restOfB)
}

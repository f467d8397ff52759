/** The addresses of a section and its records. */
export interface SectionUrls {
  readonly list: string
  readonly create: string
  readonly record: (id: string) => string
}

/** @param path under /admin */
export function sectionUrls(path: string): SectionUrls {
  const list = `/admin/${path}`
  return { list, create: `${list}/new`, record: (id) => `${list}/${encodeURIComponent(id)}` }
}

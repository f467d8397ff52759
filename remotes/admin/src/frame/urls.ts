/** Where a section and its records are. */
export interface SectionUrls {
  /** its path under /admin */
  readonly path: string
  readonly list: string
  readonly create: string
  readonly record: (id: string) => string
}

export function sectionUrls(path: string): SectionUrls {
  const list = `/admin/${path}`
  return { path, list, create: `${list}/new`, record: (id) => `${list}/${encodeURIComponent(id)}` }
}

/** What the server put into the page, so that it need not be asked for: settings, remotes, manifests. */
export interface SiteData {
  readonly settings?: unknown
  readonly remotes?: Readonly<Record<string, string>>
  readonly manifests?: Readonly<Record<string, unknown>>
}

/** The facts of the page; none where it was put together without them, or badly: everything can be asked for. */
export function embeddedSiteData(): SiteData {
  try {
    return JSON.parse(document.getElementById('site')?.textContent ?? '{}') as SiteData
  } catch {
    return {}
  }
}

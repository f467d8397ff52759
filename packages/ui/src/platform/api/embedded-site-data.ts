/** Data that the server embeds in the page to save requests: settings, remotes, their descriptions and manifests. */
export interface SiteData {
  readonly settings?: unknown
  readonly remotes?: Readonly<Record<string, string>>
  readonly descriptions?: Readonly<Record<string, unknown>>
  readonly manifests?: Readonly<Record<string, unknown>>
  /** versions that only this browser gets, because it opened their previews */
  readonly previews?: readonly { readonly remote: string; readonly version: string }[]
}

/** The embedded data of the page; empty if it is missing or malformed, since requests can replace it. */
export function embeddedSiteData(): SiteData {
  try {
    return JSON.parse(document.getElementById('site')?.textContent ?? '{}') as SiteData
  } catch {
    return {}
  }
}

import { createHash } from 'node:crypto'

/** What the shell of the site asks for first; in the page, it need not ask. */
export interface SiteData {
  /** as `/config.json` says them */
  readonly settings: unknown
  /** as `/remotes.json` says them */
  readonly remotes: Readonly<Record<string, string>>
  /** manifests by name of the remote, as far as they are at hand; the shell fetches the others */
  readonly manifests: Readonly<Record<string, unknown>>
}

/** Where in the host's page the facts go. */
const place = '<!--site-->'

interface Manifest {
  readonly metaData?: Readonly<Record<string, unknown>>
  readonly exposes?: readonly Readonly<Record<string, unknown>>[]
}

const pick = (value: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name]]))

/** The few parts of a manifest by which a remote is loaded. */
export function shortManifest(manifest: unknown): unknown {
  const { metaData = {}, exposes = [] } = (manifest ?? {}) as Manifest
  return {
    metaData: pick(metaData, ['globalName', 'publicPath', 'remoteEntry']),
    exposes: exposes.map((one) => pick(one, ['name', 'assets'])),
  }
}

/** In a script element only `<` could end it or begin a comment. */
const asJson = (facts: SiteData): string => JSON.stringify(facts).replaceAll('<', '\\u003c')

/** The host's page with the facts in it, as data that no browser runs. A page without a place for them stays as it is. */
export const composePage = (html: string, facts: SiteData): string =>
  html.replace(place, () => `<script type="application/json" id="site">${asJson(facts)}</script>`)

/** Hashes of the scripts that stand in the page itself, for its content security policy. */
export const inlineScriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

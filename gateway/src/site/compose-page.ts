import { createHash } from 'node:crypto'

/** The data that the shell needs first. It is embedded in the page, which saves requests. */
export interface SiteData {
  /** as in `/config.json` */
  readonly settings: unknown
  /** as in `/remotes.json` */
  readonly remotes: Readonly<Record<string, string>>
  /** which paths each remote draws for which roles, as in `/remote-descriptions.json` */
  readonly descriptions: Readonly<Record<string, unknown>>
  /** manifests of the remotes served here, by name; the shell fetches the others */
  readonly manifests: Readonly<Record<string, unknown>>
  /** versions that only this browser gets, because it opened their previews */
  readonly previews?: readonly { readonly remote: string; readonly version: string }[]
}

/** The placeholder in the template for the site's data. */
const dataPlaceholder = '<!--site-->'

/** The parts of a manifest that the page has. */
export interface Manifest {
  readonly metaData?: Readonly<Record<string, unknown>> & { readonly buildInfo?: Readonly<Record<string, unknown>> }
  readonly exposes?: readonly Readonly<Record<string, unknown>>[]
}

const pick = (value: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name]]))

/** The parts of a manifest that are needed to load the remote. */
export function shortManifest(manifest: unknown): unknown {
  const { metaData = {}, exposes = [] } = (manifest ?? {}) as Manifest
  return {
    metaData: {
      ...pick(metaData, ['globalName', 'publicPath', 'remoteEntry', 'requires']),
      ...(metaData.buildInfo && { buildInfo: pick(metaData.buildInfo, ['buildVersion']) }),
    },
    exposes: exposes.map((exposed) => pick(exposed, ['name', 'assets'])),
  }
}

/** Data as JSON for a script element, in which only `<` could end the element or begin a comment. */
const toJson = (data: SiteData): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The placeholder in the template for the site's own address, in links that must be absolute. */
const addressPlaceholder = /%PUBLIC_URL%/g

/** A text for an attribute or an element. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * The host's page with the site's address in its links and the site's data as JSON, which no browser executes. A
 * template without the placeholders stays as it is.
 */
export const composePage = (template: string, data: SiteData, publicUrl: string): string =>
  template
    .replace(addressPlaceholder, () => escapeHtml(publicUrl))
    .replace(dataPlaceholder, () => `<script type="application/json" id="site">${toJson(data)}</script>`)

/** Hashes of the page's inline scripts, for its content security policy. */
export const inlineScriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

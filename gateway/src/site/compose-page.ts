import { createHash } from 'node:crypto'

/** What the shell needs first; embedded in the page, it need not be fetched. */
export interface SiteData {
  /** as in `/config.json` */
  readonly settings: unknown
  /** as in `/remotes.json` */
  readonly remotes: Readonly<Record<string, string>>
  /** manifests by name of the remote, of those served here; the shell fetches the others */
  readonly manifests: Readonly<Record<string, unknown>>
}

/** In the template, the place of the site's data. */
const dataPlaceholder = '<!--site-->'

interface Manifest {
  readonly metaData?: Readonly<Record<string, unknown>> & { readonly buildInfo?: Readonly<Record<string, unknown>> }
  readonly exposes?: readonly Readonly<Record<string, unknown>>[]
}

const pick = (value: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name]]))

/** The few parts of a manifest by which a remote is loaded. */
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

/** In a script element only `<` could end it or begin a comment. */
const toJson = (data: SiteData): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** In the template, the place of the site's own address, where a link must be absolute. */
const addressPlaceholder = /%PUBLIC_URL%/g

const escapeHtml = (text: string): string => text.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * The host's page with the site's data in it, as JSON that no browser runs, and with the site's address in its links. A
 * template without a place for them stays as it is.
 */
export const composePage = (template: string, data: SiteData, publicUrl: string): string =>
  template
    .replace(addressPlaceholder, () => escapeHtml(publicUrl))
    .replace(dataPlaceholder, () => `<script type="application/json" id="site">${toJson(data)}</script>`)

/** Hashes of the scripts that stand in the page itself, for its content security policy. */
export const inlineScriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

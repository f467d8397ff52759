import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { PageVersions } from '@sanguine/remotes'
import { LRUCache } from 'lru-cache'
import { ifMissing } from '../server/if-missing'
import { composePage, inlineScriptHashes, type Manifest, shortManifest } from './compose-page'
import type { ChosenRemotes, Remotes } from './remotes'

const compress = promisify(brotliCompress)

export interface Page {
  readonly html: Buffer
  /** compressed with brotli */
  readonly compressed: Buffer
  readonly etag: string
  readonly scriptHashes: readonly string[]
  /** the versions of the remotes whose manifests are in the page; without previews, which only their teams see */
  readonly versions: PageVersions
}

interface PageOptions {
  /** folder that holds `host/dist` and `remotes/<name>/dist` */
  readonly root: string
  readonly publicUrl: () => string
  readonly remotes: Pick<Remotes, 'ownNames'>
  readonly settings: unknown
}

/** Pages of different choices that are kept. */
const maxPages = 20

/** Loads the page of a browser, which is sent for every path of the app; null while the host is not built. */
export type LoadPage = (chosen: ChosenRemotes) => Promise<Page | null>

/** The versions that manifests name. */
const versionsOf = (manifests: readonly (readonly [string, unknown])[]): PageVersions =>
  new Map(
    manifests.flatMap(([name, manifest]) => {
      const version = (manifest as Manifest).metaData?.buildInfo?.buildVersion
      return typeof version === 'string' ? [[name, version]] : []
    }),
  )

export function createPageLoader({ root, publicUrl, remotes, settings }: PageOptions): LoadPage {
  const index = join(root, 'host/dist/index.html')
  const manifestOf = (name: string) => join(root, 'remotes', name, 'dist/mf-manifest.json')
  const { ownNames } = remotes
  const files = [index, ...ownNames.map(manifestOf)]
  const pages = new LRUCache<string, { readonly stamp: string; readonly page: Page }>({ max: maxPages })

  async function readManifests({ addresses: current, versions }: ChosenRemotes): Promise<Record<string, unknown>> {
    // Only browsers load manifests of other origins, so that a deployment there takes effect at once.
    const ours = ownNames.filter((name) => current[name] === `/remotes/${name}/mf-manifest.json`)
    const read = ours.map(
      async (name) => [name, await readFile(manifestOf(name), 'utf8').catch(ifMissing(null))] as const,
    )
    const deployed = Object.keys(current).flatMap((name) => {
      const version = versions.get(name)
      // A deployed version never changes, so what its team handed in is what the address has.
      return version?.address === current[name] ? [[name, shortManifest(version?.manifest)]] : []
    })
    return Object.fromEntries([
      ...(await Promise.all(read)).flatMap(([name, text]) => (text ? [[name, shortManifest(JSON.parse(text))]] : [])),
      ...deployed,
    ])
  }

  return async (chosen) => {
    const { key, addresses: current, descriptions } = chosen
    const previews = [...chosen.chosen.values()]
      .filter(({ isPreview }) => isPreview)
      .map(({ remote, version }) => ({ remote, version }))
    const times = await Promise.all(
      files.map(async (file) => (await stat(file).catch(ifMissing({ mtimeMs: 0 }))).mtimeMs),
    )
    const now = JSON.stringify([times, current, descriptions, settings, publicUrl()])
    const last = pages.get(key)
    if (last?.stamp === now) return last.page
    const text = await readFile(index, 'utf8').catch(ifMissing(null))
    if (text === null) return null
    const manifests = await readManifests(chosen)
    const html = Buffer.from(
      composePage(
        text,
        { settings, remotes: current, descriptions, manifests, ...(previews.length > 0 && { previews }) },
        publicUrl(),
      ),
    )
    const page: Page = {
      html,
      compressed: await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      scriptHashes: inlineScriptHashes(text),
      versions: versionsOf(
        Object.entries(manifests).filter(([name]) => !previews.some(({ remote }) => remote === name)),
      ),
    }
    pages.set(key, { stamp: now, page })
    return page
  }
}

/** A build of a remote as its `mf-manifest.json` describes it; files are absolute addresses. */
export interface RemoteBuild {
  /** the name the container registers itself under; each build has its own */
  readonly globalName: string
  /** names the build in notices and logs, such as `1.0.0+1a2b3c4d` */
  readonly version: string
  /** the container's script */
  readonly entry: string
  /** what the exposed `./app` needs besides, so that all of it can be fetched at once */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** the modules that it takes from the host, each with the range of versions that it was built for */
  readonly requires: Readonly<Record<string, string>>
}

interface Manifest {
  readonly metaData: {
    readonly globalName: string
    readonly buildInfo?: { readonly buildVersion: string }
    readonly publicPath?: string
    readonly remoteEntry: { readonly name: string; readonly path: string }
    readonly requires?: Readonly<Record<string, string>>
  }
  readonly exposes: readonly {
    readonly name: string
    readonly assets: {
      readonly js: { readonly sync: readonly string[] }
      readonly css: { readonly sync: readonly string[] }
    }
  }[]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Reads a manifest.
 * @param manifestUrl where it came from, absolute: its files lie beside it unless it names another place
 * @throws Error that says what is wrong with it
 */
export function readManifest(value: unknown, manifestUrl: string): RemoteBuild {
  const { metaData, exposes } = (value ?? {}) as Partial<Manifest>
  const app = Array.isArray(exposes) ? exposes.find((exposed) => exposed.name === 'app') : undefined
  if (!isText(metaData?.globalName) || !isText(metaData.remoteEntry?.name))
    throw new Error(`${manifestUrl} is no manifest of a remote`)
  if (!app) throw new Error(`${manifestUrl} exposes no ./app`)
  const { publicPath, remoteEntry, globalName, buildInfo, requires = {} } = metaData
  const base = new URL(publicPath && publicPath !== 'auto' ? publicPath : '.', manifestUrl)
  const at = (file: string) => new URL(file, base).href
  return {
    globalName,
    version: isText(buildInfo?.buildVersion) ? buildInfo.buildVersion : globalName,
    entry: at(remoteEntry.path ? `${remoteEntry.path}/${remoteEntry.name}` : remoteEntry.name),
    scripts: app.assets.js.sync.map(at),
    styles: app.assets.css.sync.map(at),
    requires,
  }
}

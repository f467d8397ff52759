import { bytesOf } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import type { RemoteErrorFrameObject } from '@sanguine/schema'
import { ownBuildsService } from '../own-builds'
import { type RemoteSourceMapRecord, remoteSourceMapsService, sourceMapId } from '../store/remote-source-maps.model'
import type { ErrorFrame } from './browser-error'
import { SourceMap } from './source-map'

/** The sources of one version. Each source map is read at its first use. */
export class VersionSources {
  #maps = new Map<string, SourceMap | null>()

  constructor(
    private readonly app: App,
    private readonly remote: string,
    private readonly version: string,
  ) {}

  /** The frames with their places in the sources; null where the site has no source map of the file, or where it knows none. */
  async locate(frames: readonly ErrorFrame[]): Promise<readonly RemoteErrorFrameObject[]> {
    const located: RemoteErrorFrameObject[] = []
    // One after another, so that few maps are unpacked at a time.
    for (const { file, line, column } of frames) {
      const map = this.#maps.has(file) ? this.#maps.get(file) : await this.#read(file)
      located.push({ file, line, column, source: map?.find(line, column) ?? null })
    }
    return located
  }

  async #read(file: string): Promise<SourceMap | null> {
    const id = sourceMapId(this.remote, this.version, file)
    const row = await this.app.get(remoteSourceMapsService).findById(id).lean<RemoteSourceMapRecord | null>()
    const map = row ? await SourceMap.unpack(bytesOf(row.content)) : await this.#readOwn(file)
    this.#maps.set(file, map)
    return map
  }

  /** The source map beside the build that the site has without deployments; null for another version. */
  async #readOwn(file: string): Promise<SourceMap | null> {
    const builds = this.app.get(ownBuildsService)
    if (builds.versionOf(this.remote) !== this.version) return null
    const text = await builds.readSourceMap(this.remote, file)
    return text === null ? null : SourceMap.read(text)
  }
}

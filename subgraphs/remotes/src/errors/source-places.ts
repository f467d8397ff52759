import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import type { App } from '@sanguine/kernel'
import type { RemoteErrorFrameObject, RemoteSourcePlaceObject } from '@sanguine/schema'
import { type RemoteSourceMapRecord, remoteSourceMapsService, sourceMapId } from '../store/remote-source-maps.model'
import type { ErrorFrame } from './browser-error'

/** The most bytes of a source map that is unpacked, which is read in memory. */
export const maxMapBytes = 16_000_000
/** The lines that are shown before and after the one of the error, and their most characters. */
const [linesAround, maxLine] = [3, 200]

/** The text of a source map that was compressed by gzip. Throws if it is none, or too large. */
export const unpackMap = async (content: Uint8Array): Promise<string> =>
  (await promisify(gunzip)(content, { maxOutputLength: maxMapBytes })).toString()

/** A lean read gives the driver's own binary type. */
const bytesOf = ({ content }: RemoteSourceMapRecord): Uint8Array =>
  Buffer.isBuffer(content) ? content : (content as { readonly buffer: Uint8Array }).buffer

/** The source maps of one version, each read at its first use. */
export class VersionSources {
  #maps = new Map<string, Promise<TraceMap | null>>()

  constructor(
    private readonly app: App,
    private readonly remote: string,
    private readonly version: string,
  ) {}

  /** The frame with its place in the sources; null where no source map of the file was added, or where it knows none. */
  async locate({ file, line, column }: ErrorFrame): Promise<RemoteErrorFrameObject> {
    const reading = this.#maps.get(file) ?? this.#read(file)
    this.#maps.set(file, reading)
    const map = await reading
    return { file, line, column, source: map && placeIn(map, line, column) }
  }

  async #read(file: string): Promise<TraceMap | null> {
    const id = sourceMapId(this.remote, this.version, file)
    const row = await this.app.get(remoteSourceMapsService).findById(id).lean<RemoteSourceMapRecord | null>()
    return row && new TraceMap(await unpackMap(bytesOf(row)))
  }
}

/** The place from which a place of a script was compiled. Lines and columns begin with 1. */
function placeIn(map: TraceMap, line: number, column: number): RemoteSourcePlaceObject | null {
  const place = originalPositionFor(map, { line, column: column - 1 })
  if (place.source === null) return null
  const lines = (sourceContentFor(map, place.source) ?? '').split('\n')
  const firstLine = Math.max(1, place.line - linesAround)
  return {
    file: place.source,
    line: place.line,
    column: place.column + 1,
    firstLine,
    lines: lines.slice(firstLine - 1, place.line + linesAround).map((text) => text.slice(0, maxLine)),
  }
}

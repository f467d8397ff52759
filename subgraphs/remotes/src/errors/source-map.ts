import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { decodedMappings, originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import type { RemoteSourcePlaceObject } from '@sanguine/schema'
import { z } from 'zod'

/** The most bytes of a source map that is unpacked, which is read in memory. */
const maxBytes = 16_000_000
/**
 * The most places and lines in the mappings. They are decoded at once, in a time that grows with them; the largest script of
 * the site has 60,000 places.
 */
const maxPlaces = 500_000
/** The lines that are shown before and after the one of the error, and their most characters. */
const [linesAround, maxLine] = [3, 200]
/** The greatest number that GraphQL returns as an `Int`. */
const maxInt = 2_147_483_647

/** The parts of a source map that are read. Others, such as the root of its sources, are removed. */
const mapSchema = z.object({
  version: z.literal(3),
  mappings: z.string().regex(/^[A-Za-z\d+/,;]*$/),
  sources: z.array(z.string().nullable()),
  sourcesContent: z.array(z.string().nullable()).optional(),
})

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/**
 * Reads a source map that was compressed by gzip. Returns the parts that are used, compressed again; null if it is none, or
 * too large.
 */
export async function readSourceMap(content: Uint8Array): Promise<Buffer | null> {
  try {
    const text = (await promisify(gunzip)(content, { maxOutputLength: maxBytes })).toString()
    const map = mapSchema.parse(JSON.parse(text))
    if (countOf(map.mappings, ',') + countOf(map.mappings, ';') > maxPlaces) return null
    decodedMappings(new TraceMap(map as never))
    return await promisify(gzip)(JSON.stringify(map))
  } catch {
    // It is not compressed, too large, no JSON, or no source map.
    return null
  }
}

/** A source map, in which places of sources are looked up. */
export class SourceMap {
  #lines = new Map<string, readonly string[]>()

  private constructor(private readonly map: TraceMap) {}

  /** Reads the source map of a build of this site, as JSON text; null if it is none. */
  static read(text: string): SourceMap | null {
    try {
      return new SourceMap(new TraceMap(mapSchema.parse(JSON.parse(text)) as never))
    } catch {
      // A build that is being written, or was written by another bundler, has no lines to show.
      return null
    }
  }

  /** Unpacks a source map that `readSourceMap` returned. */
  static async unpack(content: Uint8Array): Promise<SourceMap> {
    return new SourceMap(new TraceMap((await promisify(gunzip)(content)).toString()))
  }

  /** The place from which a place of the script was compiled; null if the map does not know it. Lines and columns begin with 1. */
  find(scriptLine: number, scriptColumn: number): RemoteSourcePlaceObject | null {
    const { source: file, line, column } = originalPositionFor(this.map, { line: scriptLine, column: scriptColumn - 1 })
    const isKnown = file && line !== null && line >= 1 && line <= maxInt && column >= 0 && column < maxInt
    if (!isKnown) return null
    const firstLine = Math.max(1, line - linesAround)
    const lines = this.#linesOf(file).slice(firstLine - 1, line + linesAround)
    return { file, line, column: column + 1, firstLine, lines: lines.map((text) => text.slice(0, maxLine)) }
  }

  #linesOf(file: string): readonly string[] {
    const lines = this.#lines.get(file) ?? sourceContentFor(this.map, file)?.split('\n') ?? []
    this.#lines.set(file, lines)
    return lines
  }
}

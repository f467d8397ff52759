import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** The data file was not written by this server. */
export class DataFileError extends Error {}

/** Layout of LMDB's two meta pages, in bytes: a page header, then the meta data. */
const lmdbMagic = 0xbeefc0de
const lmdbVersion = 2
const metaSize = 168
const offsets = { magic: 24, version: 28, pageSize: 48, freeRoot: 88, mainRoot: 136 } as const
const noRoot = 0xffffffffffffffffn

/** Checks the header of LMDB's data file. LMDB trusts it, so that an invalid file would crash the process. */
export function checkDataFile(folder: string): void {
  const path = join(folder, 'data.mdb')
  if (!existsSync(path)) return
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    if (size === 0) return
    const pageSize = checkMeta(file, 0, size)
    checkMeta(file, pageSize, size)
  } finally {
    closeSync(file)
  }
}

/** Returns the page size in the meta page. */
function checkMeta(file: number, position: number, size: number): number {
  const meta = Buffer.alloc(metaSize)
  if (readSync(file, meta, 0, metaSize, position) < metaSize) throw new DataFileError('the file is cut short')
  if (meta.readUInt32LE(offsets.magic) !== lmdbMagic) throw new DataFileError('it does not begin as a data file does')
  if (meta.readUInt32LE(offsets.version) !== lmdbVersion) throw new DataFileError('it has another format version')
  const pageSize = meta.readUInt32LE(offsets.pageSize)
  if (pageSize < 512 || pageSize > 65536) throw new DataFileError(`its page size is ${pageSize}`)
  for (const offset of [offsets.freeRoot, offsets.mainRoot]) {
    const root = meta.readBigUInt64LE(offset)
    if (root !== noRoot && (root + 1n) * BigInt(pageSize) > BigInt(size))
      throw new DataFileError('the file is cut short')
  }
  return pageSize
}

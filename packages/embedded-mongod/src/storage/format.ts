/** The data has a format that this version of the server cannot read. */
export class FormatError extends Error {}

/** The layout of tables, keys and values. It rises when data is stored in a way that this code would misread. */
export const formatVersion = 1

const formatKey = Buffer.from('\0format')

interface CounterTable {
  get(key: Buffer): Uint8Array | undefined
  put(key: Buffer, value: Buffer): unknown
}

/** The stored format of a store; undefined for a new one, and for one older than stored formats, which is format 1. */
function storedFormat(counters: CounterTable): number | undefined {
  const bytes = counters.get(formatKey)
  return bytes && Buffer.from(bytes).readUInt32BE(0)
}

/** Writes the current format. Call it inside a write. */
export function storeFormat(counters: CounterTable): void {
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeUInt32BE(formatVersion)
  counters.put(formatKey, bytes)
}

/** Returns whether the format must still be stored. Throws a `FormatError` for an unknown format. */
export function checkFormat(counters: CounterTable, path: string): boolean {
  const stored = storedFormat(counters)
  if (stored === undefined) return true
  if (stored === formatVersion) return false
  throw new FormatError(
    stored > formatVersion
      ? `The data in ${path} has format ${stored}; this server reads format ${formatVersion}. Start the newer version that wrote it, or restore a backup.`
      : `The data in ${path} has format ${stored}; this server reads format ${formatVersion}. Export it with the older version that wrote it, and import it here.`,
  )
}

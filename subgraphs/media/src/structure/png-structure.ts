/**
 * Chunks that define the visible image. Others hold texts, times, EXIF, colour profiles or data that no browser reads.
 */
const shown = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'sBIT', 'pHYs', 'sRGB', 'gAMA', 'cHRM'])

/** The chunks of a PNG file up to its end, each with its end position; fewer if the file is cut off. */
function* chunksOf(bytes: Buffer) {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    at += 12 + bytes.readUInt32BE(at)
    yield { type, end: at }
    if (type === 'IEND') return
  }
}

/** Whether a PNG file holds a still image and nothing else, up to its last byte. */
export function isStrippedPng(bytes: Buffer): boolean {
  const chunks = [...chunksOf(bytes)]
  const last = chunks.at(-1)
  return last?.type === 'IEND' && last.end === bytes.length && chunks.every(({ type }) => shown.has(type))
}

/** Whether a PNG file is animated (APNG). */
export const isAnimatedPng = (bytes: Buffer): boolean => [...chunksOf(bytes)].some(({ type }) => type === 'acTL')

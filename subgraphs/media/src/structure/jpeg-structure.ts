const [startOfScan, endOfImage, jfif, adobe] = [0xda, 0xd9, 0xe0, 0xee] as const

/** Frames, Huffman and quantization tables, restart interval. Others hold EXIF, XMP, IPTC, colour profiles, comments. */
const shown: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, startOfScan])

/** Two segments define the storage of colours. Only their plain form, without a thumbnail, is kept. */
const isColourSegment = (bytes: Buffer, marker: number, at: number, length: number): boolean =>
  (marker === jfif && length === 16 && bytes.toString('latin1', at + 4, at + 9) === 'JFIF\0') ||
  (marker === adobe && length === 14 && bytes.toString('latin1', at + 4, at + 9) === 'Adobe')

/**
 * The position of the marker after the coded pixels. Within the pixels, 0xff is followed by 0 or by a restart marker.
 */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next & 0xf8) !== 0xd0) return at
  }
  return bytes.length
}

/** Whether a JPEG file holds an image and nothing else, up to its last byte. */
export function isStrippedJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length; ) {
    const [marker, length] = [bytes[at + 1] ?? 0, bytes.readUInt16BE(at + 2)]
    if (bytes[at] !== 0xff || !(shown.has(marker) || isColourSegment(bytes, marker, at, length))) return false
    at += 2 + length
    if (marker !== startOfScan) continue
    at = endOfScan(bytes, at)
    if (bytes[at + 1] === endOfImage) return at + 2 === bytes.length
  }
  return false
}

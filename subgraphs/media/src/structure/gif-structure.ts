const [extension, image, trailer] = [0x21, 0x2c, 0x3b] as const
const [graphicControl, application] = [0xf9, 0xff] as const

/** Bytes of the colour table that the flags of a screen or an image announce. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1))

/** The end of the sub-blocks that begin at a position. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  while ((bytes[at] ?? 0) !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

/** Whether a block is the one that repeats an animation; blocks of other applications hold XMP and the like. */
const isRepetition = (bytes: Buffer, at: number): boolean =>
  /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(bytes.toString('latin1', at + 3, at + 14)) &&
  endOfBlocks(bytes, at + 14) === at + 19

/** Whether a GIF file has more than one frame; true if the file is cut off before that is known. */
export function isAnimatedGif(bytes: Buffer): boolean {
  let frames = 0
  let at = 13 + tableBytes(bytes[10] ?? 0)
  while (at < bytes.length && frames < 2) {
    const kind = bytes[at]
    if (kind === trailer) return false
    if (kind === image) frames += 1
    at = endOfBlocks(bytes, kind === image ? at + 11 + tableBytes(bytes[at + 9] ?? 0) : at + 2)
  }
  return true
}

/** Whether a GIF file holds an image, still or animated, and nothing else, up to its last byte. */
export function isStrippedGif(bytes: Buffer): boolean {
  let at = 13 + tableBytes(bytes[10] ?? 0)
  while (at < bytes.length) {
    const [kind, label] = [bytes[at], bytes[at + 1]]
    if (kind === trailer) return at + 1 === bytes.length
    if (kind === image) at = endOfBlocks(bytes, at + 11 + tableBytes(bytes[at + 9] ?? 0))
    else if (kind === extension && label === graphicControl) at = endOfBlocks(bytes, at + 2)
    else if (kind === extension && label === application && isRepetition(bytes, at)) at += 19
    else return false
  }
  return false
}

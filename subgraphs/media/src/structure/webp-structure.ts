/** Chunks that define the visible image. Others hold EXIF, XMP or colour profiles. */
const shown = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF'])

/** Position, size and duration of an animation's frame, before the chunks of it. */
const frameHeaderBytes = 16

/** The chunks between two positions; null if they do not fill the space between. */
function chunksOf(bytes: Buffer, from: number, to: number): { type: string; from: number; to: number }[] | null {
  const chunks: { type: string; from: number; to: number }[] = []
  let at = from
  while (at + 8 <= to) {
    const [type, size] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32LE(at + 4)]
    chunks.push({ type, from: at + 8, to: at + 8 + size })
    at += 8 + size + (size % 2)
  }
  return at === to ? chunks : null
}

const areShown = (bytes: Buffer, from: number, to: number): boolean =>
  chunksOf(bytes, from, to)?.every(
    (chunk) =>
      shown.has(chunk.type) &&
      (chunk.type !== 'ANMF' || areShown(bytes, chunk.from + frameHeaderBytes, Math.min(chunk.to, to))),
  ) ?? false

/** Whether a WebP file holds an image, still or animated, and nothing else, up to its last byte. */
export function isStrippedWebp(bytes: Buffer): boolean {
  if (bytes.length < 12) return false
  const end = 8 + bytes.readUInt32LE(4)
  return end === bytes.length && areShown(bytes, 12, end)
}

/** Whether the first frame of a WebP file is stored without loss. */
export const isLosslessWebp = (bytes: Buffer): boolean => {
  const first = chunksOf(bytes, 12, bytes.length) ?? []
  const frames = first.flatMap(({ type, from, to }) =>
    type === 'ANMF' ? (chunksOf(bytes, from + frameHeaderBytes, to) ?? []) : [{ type }],
  )
  return frames.find(({ type }) => /^VP8[ L]$/.test(type))?.type === 'VP8L'
}

/** A box of an MP4 file (ISO/IEC 14496-12): positions of its header, of its content and of its end. */
export interface Box {
  readonly type: string
  readonly start: number
  readonly from: number
  readonly to: number
}

/** The boxes between two positions; null if they do not fill the space between. */
export function readBoxes(bytes: Buffer, from: number, to: number): readonly Box[] | null {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= to) {
    const [size, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
    const isLarge = size === 1 && at + 16 <= to
    const length = isLarge ? Number(bytes.readBigUInt64BE(at + 8)) : size === 0 ? to - at : size
    const header = isLarge ? 16 : 8
    if (length < header || at + length > to) return null
    boxes.push({ type, start: at, from: at + header, to: at + length })
    at += length
  }
  return at === to ? boxes : null
}

/** The boxes in a box, or none if it holds something else. */
export const boxesIn = (bytes: Buffer, box: Box | undefined): readonly Box[] =>
  box ? (readBoxes(bytes, box.from, box.to) ?? []) : []

/** The box at a path of types below a box. */
export const findBox = (bytes: Buffer, box: Box | undefined, ...path: readonly string[]): Box | undefined =>
  path.reduce<Box | undefined>((found, type) => boxesIn(bytes, found).find((child) => child.type === type), box)

import { unsupportedFile } from './unsupported-file'

const broken = () =>
  unsupportedFile({ en: 'files: is no complete WebM video.', de: 'Das ist kein vollständiges WebM-Video.' })

/** Elements of Matroska (RFC 9559) by their ids. */
const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  void: 0xec,
} as const

/**
 * The elements that a player needs, by the element that contains them. All others may hold titles, dates, tags,
 * attachments or checksums of overwritten bytes.
 */
const played: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  // seek head, info, tracks, cluster, cues
  [ids.segment, new Set<number>([0x114d9b74, ids.info, ids.tracks, ids.cluster, 0x1c53bb6b])],
  // timestamp scale, duration, and the two programs that have to be named
  [ids.info, new Set<number>([0x2ad7b1, 0x4489, 0x4d80, 0x5741])],
  [ids.tracks, new Set<number>([ids.track])],
  // number, uid, type, flags, default duration, language, codec and its data, delays, video, audio, encodings
  [
    ids.track,
    new Set<number>([
      0xd7,
      0x73c5,
      ids.trackType,
      0xb9,
      0x88,
      0x55aa,
      0x9c,
      0x6de7,
      0x6df8,
      0x23e383,
      0x234e7a,
      0x55ee,
      0x22b59c,
      ids.codec,
      0x63a2,
      0xaa,
      0x56aa,
      0x56bb,
      0xe0,
      0xe1,
      0x6d80,
    ]),
  ],
])

interface Element {
  readonly id: number
  readonly start: number
  readonly from: number
  readonly to: number
}

/** Reads a number of one to eight bytes, whose first byte gives the length. */
function readVint(bytes: Buffer, at: number): { length: number; value: number; isUnknown: boolean } {
  const length = Math.clz32(bytes[at] ?? 0) - 23
  if (length > 8 || at + length > bytes.length) throw broken()
  let value = (bytes[at] ?? 0) & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { length, value, isUnknown }
}

/**
 * The elements between two positions. An element of unknown size, as in a live stream, ends at the next of `siblings`.
 */
function readElements(bytes: Buffer, from: number, to: number, siblings?: ReadonlySet<number>): Element[] {
  const elements: Element[] = []
  for (let at = from; at < to; ) {
    const { length } = readVint(bytes, at)
    if (length > 4) throw broken()
    const id = bytes.readUIntBE(at, length)
    const size = readVint(bytes, at + length)
    const content = at + length + size.length
    const end = size.isUnknown ? endOfUnknown(bytes, content, to, siblings) : content + size.value
    if (end > to) throw broken()
    elements.push({ id, start: at, from: content, to: end })
    at = end
  }
  return elements
}

function endOfUnknown(bytes: Buffer, from: number, to: number, siblings?: ReadonlySet<number>): number {
  if (!siblings) return to
  let at = from
  while (at < to) {
    const { length } = readVint(bytes, at)
    if (length <= 4 && siblings.has(bytes.readUIntBE(at, length))) return at
    const size = readVint(bytes, at + length)
    if (size.isUnknown) throw broken()
    at += length + size.length + size.value
  }
  return to
}

/** Overwrites an element with a void one of the same size, because positions in the file must not shift. */
function blank(bytes: Buffer, { start, to }: Element): void {
  const length = to - start
  bytes.fill(0, start, to)
  bytes[start] = ids.void
  if (length < 9) bytes[start + 1] = 0x80 | (length - 2)
  else {
    bytes[start + 1] = 0x01
    bytes.writeUIntBE(length - 9, start + 3, 6)
  }
}

function blankUnplayed(bytes: Buffer, { id, from, to }: Element): void {
  const kept = played.get(id)
  if (!kept) return
  for (const element of readElements(bytes, from, to, kept)) {
    if (kept.has(element.id)) blankUnplayed(bytes, element)
    else blank(bytes, element)
  }
}

const children = (bytes: Buffer, parent: Element, id: number): Element[] =>
  readElements(bytes, parent.from, parent.to, played.get(parent.id)).filter((element) => element.id === id)

const videoCodecs = /^V_(VP8|VP9|AV1)$/
const [video, audio] = [1, 2] as const

/**
 * A WebM video of picture and sound only. Other data of the file, such as titles, dates and attachments, is
 * overwritten. Throws `unsupportedMediaType` if the file is not a complete video, or has another kind of track.
 */
export function stripWebm(original: Buffer): Buffer {
  const bytes = Buffer.from(original)
  const [header, segment, ...rest] = readElements(bytes, 0, bytes.length)
  const textOf = (element: Element | undefined) => element && bytes.toString('latin1', element.from, element.to)
  if (header?.id !== ids.header || segment?.id !== ids.segment || rest.length > 0) throw broken()
  if (textOf(readElements(bytes, header.from, header.to).find(({ id }) => id === ids.docType)) !== 'webm')
    throw broken()
  blankUnplayed(bytes, segment)
  const tracks = children(bytes, segment, ids.tracks).flatMap((element) => children(bytes, element, ids.track))
  const kinds = tracks.map((track) => {
    const [type] = children(bytes, track, ids.trackType)
    return { type: type && bytes[type.to - 1], codec: textOf(children(bytes, track, ids.codec)[0]) ?? '' }
  })
  if (kinds.some(({ type }) => type !== video && type !== audio))
    throw unsupportedFile({
      en: 'files: has a track beside picture and sound, such as subtitles. Please export it without.',
      de: 'Die Datei enthält neben Bild und Ton eine weitere Spur, etwa Untertitel. Bitte exportiere sie ohne diese Spur.',
    })
  const hasImage = kinds.some(({ type, codec }) => type === video && videoCodecs.test(codec))
  const hasMedia = children(bytes, segment, ids.cluster).some(({ from, to }) => to > from)
  if (!hasImage || !hasMedia) throw broken()
  return bytes
}

import { type Box, boxesIn, findBox, readBoxes } from './mp4-boxes'
import { unsupportedFile } from './unsupported-file'

const broken = () =>
  unsupportedFile({ en: 'files: is no complete MP4 video.', de: 'Das ist kein vollständiges MP4-Video.' })

/**
 * The boxes that a player needs, by the box that contains them. All others may hold places, times, names, XMP or
 * thumbnails.
 */
const played: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set(['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix', 'styp']),
  moov: new Set(['mvhd', 'trak', 'mvex']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tref']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs']),
}

/** Codecs of pictures that browsers play. */
const codecs = /^(avc[13]|hvc1|hev1|vp0[89]|av01|mp4v)$/

/**
 * Overwrites boxes that no player needs with free space of the same size, because positions in the file must not shift.
 */
function blankUnplayed(bytes: Buffer, parent: string, boxes: readonly Box[]): void {
  for (const box of boxes) {
    if (!played[parent]?.has(box.type)) {
      bytes.write('free', box.start + 4, 'latin1')
      bytes.fill(0, box.from, box.to)
    } else if (played[box.type]) {
      const children = readBoxes(bytes, box.from, box.to)
      if (!children) throw broken()
      blankUnplayed(bytes, box.type, children)
    }
  }
}

/** Sets the times at which a movie, track or medium was made and changed to none. Version 1 has them in 64 bits. */
function blankTimes(bytes: Buffer, box: Box | undefined): void {
  if (!box || box.to - box.from < 24) throw broken()
  bytes.fill(0, box.from + 4, box.from + (bytes[box.from] === 1 ? 20 : 12))
}

/** Whether a track has samples of a picture in the file, and a size. */
function isPlayable(bytes: Buffer, track: Box, media: readonly Box[], isFragmented: boolean): boolean {
  const table = findBox(bytes, track, 'mdia', 'minf', 'stbl')
  const description = findBox(bytes, table, 'stsd')
  if (!table || !description || description.to - description.from < 44) return false
  const entry = description.from + 8
  const hasImage =
    codecs.test(bytes.toString('latin1', entry + 4, entry + 8)) &&
    bytes.readUInt16BE(entry + 32) > 0 &&
    bytes.readUInt16BE(entry + 34) > 0
  return hasImage && (isFragmented || hasSamples(bytes, table, media))
}

/** Whether the first chunk of a sample table lies in the media of the file. */
function hasSamples(bytes: Buffer, table: Box, media: readonly Box[]): boolean {
  const boxes = boxesIn(bytes, table)
  const sizes = boxes.find(({ type }) => type === 'stsz' || type === 'stz2')
  const chunks = boxes.find(({ type }) => type === 'stco' || type === 'co64')
  if (
    !sizes ||
    !chunks ||
    sizes.to - sizes.from < 12 ||
    chunks.to - chunks.from < 16 - (chunks.type === 'stco' ? 4 : 0)
  )
    return false
  const at = chunks.from + 8
  const first = chunks.type === 'stco' ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at))
  const isInMedia = media.some(({ from, to }) => first >= from && first < to)
  return bytes.readUInt32BE(sizes.from + 8) > 0 && bytes.readUInt32BE(chunks.from + 4) > 0 && isInMedia
}

/**
 * An MP4 video of picture and sound only. Other data of the file, such as a camera's place and time, is overwritten.
 * Samples stay unchanged. Throws `unsupportedMediaType` if the file is not a complete video, or has another kind of
 * track.
 */
export function stripMp4(original: Buffer): Buffer {
  const bytes = Buffer.from(original)
  const boxes = readBoxes(bytes, 0, bytes.length)
  const movie = boxes?.find(({ type }) => type === 'moov')
  if (!boxes || !movie) throw broken()
  const media = boxes.filter(({ type, from, to }) => type === 'mdat' && to > from)
  blankUnplayed(bytes, '', boxes)
  blankTimes(bytes, findBox(bytes, movie, 'mvhd'))
  const tracks = boxesIn(bytes, movie).filter(({ type }) => type === 'trak')
  const isFragmented = boxes.some(({ type }) => type === 'moof')
  let isVideo = false
  for (const track of tracks) {
    blankTimes(bytes, findBox(bytes, track, 'tkhd'))
    blankTimes(bytes, findBox(bytes, track, 'mdia', 'mdhd'))
    const handler = findBox(bytes, track, 'mdia', 'hdlr')
    if (!handler || handler.to - handler.from < 24) throw broken()
    const kind = bytes.toString('latin1', handler.from + 8, handler.from + 12)
    if (kind !== 'vide' && kind !== 'soun')
      throw unsupportedFile({
        en: 'files: has a track beside picture and sound, such as positions or subtitles. Please export it without.',
        de: 'Die Datei enthält neben Bild und Ton eine weitere Spur, etwa Positionen oder Untertitel. Bitte exportiere sie ohne diese Spur.',
      })
    // the name of the handler
    bytes.fill(0, handler.from + 24, handler.to)
    isVideo ||= kind === 'vide' && isPlayable(bytes, track, media, isFragmented)
  }
  if (!isVideo || media.length === 0) throw broken()
  return bytes
}

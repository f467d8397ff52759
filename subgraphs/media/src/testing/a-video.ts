const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0))
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, ...content])
}

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1')

/** The time and place in a camera's metadata of a video. */
export const cameraTime = 0xe1e2e3e4
export const cameraPlace = '+52.5163+013.3777/'

export interface VideoOptions {
  /** of the first track: picture, sound or something else */
  readonly handler?: string
  readonly codec?: string
  readonly frames?: string
  /** pixels in width and in height */
  readonly side?: number
}

/** A video in MP4 with one sample, as a camera writes it: with the time and place, and an XMP box. */
export function anMp4({
  handler = 'vide',
  codec = 'avc1',
  frames = '0123456789',
  side = 16,
}: VideoOptions = {}): Buffer {
  const entry = Buffer.alloc(78)
  entry.writeUInt16BE(side, 24)
  entry.writeUInt16BE(side, 26)
  const media = box('mdat', text(frames))
  const brand = box('ftyp', text('isom'), numbers(0), text('isomavc1'))
  const times = [cameraTime, cameraTime] as const
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), box(codec, entry)),
    box('stsz', numbers(0, frames.length, 1)),
    box('stco', numbers(0, 1, brand.length + 8)),
  )
  const track = box(
    'trak',
    box('tkhd', numbers(7, ...times, 1, 0, 0)),
    box(
      'mdia',
      box('mdhd', numbers(0, ...times, 1000, 40, 0)),
      box('hdlr', numbers(0, 0), text(handler), numbers(0, 0, 0), text('Camera of Mina\0')),
      box('minf', table),
    ),
    box('meta', text(`place ${cameraPlace}`)),
  )
  const movie = box(
    'moov',
    box('mvhd', numbers(0, ...times, 1000, 40, 0)),
    track,
    box('udta', box('\xa9xyz', text(cameraPlace))),
  )
  return Buffer.concat([brand, media, movie, box('uuid', text('0123456789abcdef<x:xmpmeta>Mina</x:xmpmeta>'))])
}

const element = (id: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(0x40 | (body.length >> 8), body.length & 0xff), body])
}

/** A video in WebM with one cluster, as a program writes it: with a title, a date, tags and an attachment. */
export const aWebm = ({ trackType = 1, codec = 'V_VP9' }: { trackType?: number; codec?: string } = {}): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', text('webm'))),
    element(
      '18538067',
      element(
        '1549a966',
        element('2ad7b1', Buffer.of(15, 66, 64)),
        element('7ba9', text('Crypt of Mina')),
        element('4461', numbers(cameraTime, cameraTime)),
        element('4d80', text('muxer')),
        element('5741', text('writer')),
      ),
      element(
        '1654ae6b',
        element(
          'ae',
          element('d7', Buffer.of(1)),
          element('83', Buffer.of(trackType)),
          element('86', text(codec)),
          element('536e', text('Lens of Mina')),
        ),
      ),
      element('1f43b675', element('e7', Buffer.of(0)), element('a3', text('\x81\0\0\x80frame'))),
      element('1254c367', text(cameraPlace)),
      element('1941a469', text('Photo of Mina')),
    ),
  ])

import { createHash } from 'node:crypto'
import sharp from 'sharp'

export const sha256 = (data) => createHash('sha256').update(data).digest('hex')

/** Raised when the encoder's settings change, so that every picture is rendered anew. */
const settings = 'webp82-effort6'

/** What a picture is made of: as long as it stays the same, the committed file is kept and no pixel is drawn. */
export const sourceOf = (picture) =>
  sha256([settings, picture.width, picture.thumbWidth ?? 0, picture.format ?? 'webp', picture.svg].join('\n')).slice(
    0,
    16,
  )

const density = (svg, width) => {
  const units = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  return (72 * width) / units
}

const draw = (svg, width) =>
  sharp(Buffer.from(svg), { density: density(svg, width), limitInputPixels: false }).resize({ width })

const encoders = {
  webp: (image) => image.webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
}

/** The picture's bytes and its size in pixels. */
export async function render({ svg, width, format = 'webp' }) {
  if (format === 'svg') return { data: Buffer.from(svg), info: { width, height: width } }
  const { data, info } = await encoders[format](draw(svg, width)).toBuffer({ resolveWithObject: true })
  return { data, info }
}

import { createHash } from 'node:crypto'
import sharp from 'sharp'

export const sha256 = (data) => createHash('sha256').update(data).digest('hex')

/** Increased when the encoder's settings change, so that every artwork is rendered again. */
const settings = 'webp82-effort6'

/** The hash of an artwork's sources. While it stays the same, the committed file is kept and no pixel is drawn. */
export const sourceOf = (artwork) =>
  sha256([settings, artwork.width, artwork.thumbWidth ?? 0, artwork.format ?? 'webp', artwork.svg].join('\n')).slice(
    0,
    16,
  )

/** The same for loops. */
const loopSettings = 'webp-effort4'

/**
 * The hash of a loop's settings and three of its moments. A loop that is drawn differently at all differs in these
 * moments too.
 */
export const sourceOfLoop = ({ draw, width, frames, delay, quality }) =>
  sha256([loopSettings, width, frames, delay, quality, ...[0, 1 / 3, 2 / 3].map(draw)].join('\n')).slice(0, 16)

const density = (svg, width) => {
  const units = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  return (72 * width) / units
}

const drawSvg = (svg, width) =>
  sharp(Buffer.from(svg), { density: density(svg, width), limitInputPixels: false }).resize({ width })

const encoders = {
  webp: (image) => image.webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true }),
  jpg: (image) => image.jpeg({ quality: 84, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
}

/** The artwork's bytes and its size in pixels. */
export async function render({ svg, width, format = 'webp' }) {
  if (format === 'svg') return { data: Buffer.from(svg), info: { width, height: width } }
  const { data, info } = await encoders[format](drawSvg(svg, width)).toBuffer({ resolveWithObject: true })
  return { data, info }
}

/** The bytes of a loop that plays endlessly, and its size in pixels. */
export async function renderLoop({ draw, width, frames, delay, quality }) {
  const drawn = []
  for (let frame = 0; frame < frames; frame++)
    drawn.push(
      await drawSvg(draw(frame / frames), width)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    )
  const [{ info }] = drawn
  const strip = { ...info, height: info.height * frames, pageHeight: info.height }
  const data = await sharp(Buffer.concat(drawn.map((frame) => frame.data)), { raw: strip })
    .webp({ quality, effort: 4, smartSubsample: true, loop: 0, delay: Array(frames).fill(delay) })
    .toBuffer()
  return { data, info }
}

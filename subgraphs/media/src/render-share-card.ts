import { join } from 'node:path'
import sharp from 'sharp'

/** The texts and the image of a card that messengers show for a link. */
export interface ShareCard {
  readonly title: string
  /** smaller lines below the title */
  readonly lines: readonly string[]
  /** the line at the end, after a check mark; null for none */
  readonly seal: string | null
  /** a still image for the left side; null for none */
  readonly image: Uint8Array | null
}

/** The size that Open Graph and Twitter recommend, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const

const imageWidth = 500
const textLeft = 556
const textWidth = 588

const colors = { page: '#0a1313', title: '#f4e8cf', line: '#d8bfae', seal: '#8fd0b5' } as const

// Fonts of a machine differ, and a container often has none.
const fontFile = (name: string): string => join(__dirname, '../fonts', name)
const fonts = {
  title: { font: 'Grenze SemiBold,', fontfile: fontFile('grenze-600.ttf') },
  wordmark: { font: 'Grenze Gotisch,', fontfile: fontFile('grenze-gotisch.ttf') },
} as const

const escapeMarkup = (text: string): string => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

const renderText = (text: string, face: keyof typeof fonts, size: number, color: string) =>
  sharp({
    text: {
      text: `<span foreground="${color}" line_height="0.72">${escapeMarkup(text)}</span>`,
      font: `${fonts[face].font} ${size}`,
      fontfile: fonts[face].fontfile,
      width: textWidth,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })

/** The image at the left, which fades into the page. */
async function renderImage(image: Uint8Array): Promise<Buffer> {
  const { height } = shareCardSize
  const fade = `<svg width="${imageWidth}" height="${height}"><defs><linearGradient id="f"><stop offset="0.6" stop-color="${colors.page}" stop-opacity="0"/><stop offset="1" stop-color="${colors.page}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`
  return sharp(image)
    .resize(imageWidth, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(fade) }])
    .png()
    .toBuffer()
}

const checkMark = Buffer.from(
  `<svg width="40" height="40" viewBox="0 0 16 16"><path d="M2.5 8.5l3.5 4 7.5-9" fill="none" stroke="${colors.seal}" stroke-width="2.2"/></svg>`,
)

/** A PNG of `shareCardSize`. */
export async function renderShareCard({ title, lines, seal, image }: ShareCard): Promise<Buffer> {
  const wordmark = await renderText('Sanguine', 'wordmark', 64, colors.line)
  const texts = [
    { ...(await renderText(title, 'title', 58, colors.title)), space: 56 },
    ...(await Promise.all(
      lines.map(async (line) => ({ ...(await renderText(line, 'title', 34, colors.line)), space: 24 })),
    )),
  ]
  let top = 56 + wordmark.info.height
  const placed = texts.map(({ data, info, space }) => {
    const place = { input: data, left: textLeft, top: top + space }
    top += space + info.height
    return place
  })
  const sealText = seal === null ? null : await renderText(seal, 'title', 34, colors.seal)
  return sharp({ create: { ...shareCardSize, channels: 3, background: colors.page } })
    .composite([
      ...(image ? [{ input: await renderImage(image), left: 0, top: 0 }] : []),
      { input: wordmark.data, left: textLeft, top: 56 },
      // what does not fit is cut at the seal
      ...placed.filter((_, index) => index === 0 || (placed[index]?.top ?? 0) + (texts[index]?.info.height ?? 0) < 530),
      ...(sealText
        ? [
            { input: checkMark, left: textLeft, top: 545 },
            { input: sealText.data, left: textLeft + 56, top: 548 },
          ]
        : []),
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

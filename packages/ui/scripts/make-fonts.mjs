/**
 * Reduces the site's fonts to the letters of English and German. Variable fonts keep only the range of each axis that
 * the design uses. Nothing else changes. The licence (SIL OFL 1.1, no reserved names) is copied beside the fonts.
 *
 *   node packages/ui/scripts/make-fonts.mjs     writes packages/ui/src/styles/fonts, and subgraphs/media/fonts for the
 *                                               share cards, whose renderer reads no WOFF2
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = join(import.meta.dirname, '../src/styles/fonts')

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Latin-1, and the typographic marks of German and English. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸẞ–—‘’‚“”„†•…‹›€™−×≤≥≠←→`
/** The wordmark and headings such as Victory and Loss; never running text. */
const display = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}ÄÖÜäöüß0123456789 .!`

const fonts = [
  {
    // Small enough for the style sheet: a visitor sees the wordmark first.
    name: 'wordmark',
    file: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
    text: 'Sanguine',
    axes: { wght: 400 },
  },
  {
    name: 'grenze-gotisch',
    file: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
    text: display,
    axes: { wght: 400 },
  },
  {
    name: 'commissioner',
    file: '@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2',
    text: latin,
    axes: { FLAR: 100, wght: { min: 400, max: 600 } },
  },
  { name: 'grenze-500', file: '@fontsource/grenze/files/grenze-latin-500-normal.woff2', text: latin },
  { name: 'grenze-600', file: '@fontsource/grenze/files/grenze-latin-600-normal.woff2', text: latin },
  { name: 'grenze-400-italic', file: '@fontsource/grenze/files/grenze-latin-400-italic.woff2', text: latin },
]

const licences = {
  'commissioner-OFL.txt': '@fontsource-variable/commissioner/LICENSE',
  'grenze-OFL.txt': '@fontsource/grenze/LICENSE',
  'grenze-gotisch-OFL.txt': '@fontsource-variable/grenze-gotisch/LICENSE',
}

await mkdir(target, { recursive: true })
const onCards = new Map([
  ['grenze-600', 'grenze-OFL.txt'],
  ['grenze-gotisch', 'grenze-gotisch-OFL.txt'],
])
const cardFonts = join(import.meta.dirname, '../../../subgraphs/media/fonts')
await mkdir(cardFonts, { recursive: true })
for (const { name, file, text, axes } of fonts) {
  const whole = await readFile(require.resolve(file))
  const part = await subsetFont(whole, text, { targetFormat: 'woff2', ...(axes ? { variationAxes: axes } : {}) })
  await writeFile(join(target, `${name}.woff2`), part)
  const licence = onCards.get(name)
  if (licence) {
    await writeFile(join(cardFonts, `${name}.ttf`), await subsetFont(part, text, { targetFormat: 'truetype' }))
    await copyFile(require.resolve(licences[licence]), join(cardFonts, licence))
  }
  console.log(`${name}: ${whole.length} → ${part.length} bytes`)
}
for (const [name, file] of Object.entries(licences)) await copyFile(require.resolve(file), join(target, name))

/**
 * Writes fallback font faces: system fonts scaled to the width and height of the site's fonts. The page then does not
 * move when the site's font arrives. The reader's system decides which face applies: one for Windows and Apple, one for
 * Android, one for Linux.
 *
 *   node packages/ui/scripts/make-fallback-fonts.mjs     writes packages/ui/src/styles/fallback-fonts.css
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Metrics of the fonts in font units, as `@capsizecss/metrics` 4.3.0 lists them. */
const commissioner = {
  unitsPerEm: 2000,
  ascent: 2034,
  descent: -412,
  lineGap: 0,
  xWidthAvg: 901,
  variants: { 600: { xWidthAvg: 912 } },
}
const grenze = {
  unitsPerEm: 1000,
  ascent: 1100,
  descent: -380,
  lineGap: 0,
  xWidthAvg: 356,
  variants: { 600: { xWidthAvg: 376 }, italic: { xWidthAvg: 345 } },
}
const arial = { unitsPerEm: 2048, xWidthAvg: 913, variants: { 700: { xWidthAvg: 983 } } }
const roboto = { unitsPerEm: 2048, xWidthAvg: 911, variants: { 700: { xWidthAvg: 926 } } }
const timesNewRoman = {
  unitsPerEm: 2048,
  xWidthAvg: 832,
  variants: { 700: { xWidthAvg: 886 }, italic: { xWidthAvg: 836 } },
}
const notoSerif = {
  unitsPerEm: 1000,
  xWidthAvg: 481,
  variants: { 700: { xWidthAvg: 512 }, italic: { xWidthAvg: 469 } },
}
/** The values that `@capsizecss/unpack` reads from DejaVu 2.37. */
const dejaVuSans = { unitsPerEm: 2048, xWidthAvg: 1041, variants: { 700: { xWidthAvg: 1176 } } }
const dejaVuSerif = { unitsPerEm: 2048, xWidthAvg: 1058, variants: { 700: { xWidthAvg: 1168 } } }

/** `local()` finds a font by the full name in its file. */
const sans = [
  {
    system: 'Arial',
    font: arial,
    names: { regular: ['Arial', 'Liberation Sans'], 700: ['Arial Bold', 'Liberation Sans Bold'] },
  },
  { system: 'Roboto', font: roboto, names: { regular: ['Roboto'], 700: ['Roboto Bold'] } },
  { system: 'DejaVu', font: dejaVuSans, names: { regular: ['DejaVu Sans'], 700: ['DejaVu Sans Bold'] } },
]
const serif = [
  {
    system: 'Times',
    font: timesNewRoman,
    names: {
      700: ['Times New Roman Bold', 'Liberation Serif Bold'],
      italic: ['Times New Roman Italic', 'Liberation Serif Italic'],
    },
  },
  { system: 'Noto', font: notoSerif, names: { 700: ['Noto Serif Bold'], italic: ['Noto Serif Italic'] } },
  { system: 'DejaVu', font: dejaVuSerif, names: { 700: ['DejaVu Serif Bold'], italic: ['DejaVu Serif Italic'] } },
]

/** `of` is the variant of the site's font, `as` that of the system's. */
const faces = [
  { family: 'Commissioner', font: commissioner, of: 'regular', as: 'regular', weight: '400', systems: sans },
  { family: 'Commissioner', font: commissioner, of: '600', as: '700', weight: '500 600', systems: sans },
  { family: 'Grenze', font: grenze, of: '600', as: '700', weight: '500 600', systems: serif },
  { family: 'Grenze', font: grenze, of: 'italic', as: 'italic', weight: '400', style: 'italic', systems: serif },
]

/** The width of average text, in em. */
const widthOf = ({ variants, xWidthAvg, unitsPerEm }, variant) =>
  (variants[variant]?.xWidthAvg ?? xWidthAvg) / unitsPerEm

const percent = (share) => `${(share * 100).toFixed(2)}%`

function faceOf({ family, font, of, as, weight, style }, { system, font: fallback, names }) {
  const size = widthOf(font, of) / widthOf(fallback, as)
  const height = (value) => percent(Math.abs(value) / font.unitsPerEm / size)
  return `@font-face {
  font-family: "${family} ${system}";
  src: ${names[as].map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};${style ? `\n  font-style: ${style};` : ''}
  size-adjust: ${percent(size)};
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(font.descent)};
  line-gap-override: ${height(font.lineGap)};
}
`
}

const rules = faces.flatMap((face) => face.systems.map((system) => faceOf(face, system)))
const head =
  '/* Made by scripts/make-fallback-fonts.mjs: system fonts at the width and height of those of the site. */\n'
await writeFile(join(import.meta.dirname, '../src/styles/fallback-fonts.css'), head + rules.join('\n'))

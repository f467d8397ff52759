/**
 * Writes fallback font faces: system fonts scaled to the width and height of the site's fonts. The page then does not
 * move when the site's font arrives. The reader's system decides which face applies: one for Windows and Apple, one for
 * Android, one for Linux.
 *
 *   node packages/ui/scripts/make-fallback-fonts.mjs     writes packages/ui/src/styles/fallback-fonts.css
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection'

const { commissioner, grenze, arial, roboto, timesNewRoman, notoSerif } = metrics

/** The values that `@capsizecss/unpack` reads from DejaVu 2.37. The collection has web and system fonts only. */
const dejaVu = { unitsPerEm: 2048, ascent: 1901, descent: -483, lineGap: 0 }
const dejaVuSans = { ...dejaVu, xWidthAvg: 1041, variants: { 700: { xWidthAvg: 1176 } } }
const dejaVuSerif = { ...dejaVu, xWidthAvg: 1058, variants: { 700: { xWidthAvg: 1168 } } }

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

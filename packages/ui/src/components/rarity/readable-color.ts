import type { Theme } from '../../platform/preferences/theme'

type Triple = readonly [number, number, number]

/** The background with the least contrast to text: `--raised` of either theme. */
const background: Record<Theme, Triple> = { dark: [0x1a, 0x26, 0x26], light: [0xe9, 0xe2, 0xd4] }

const toLinear = (value: number): number => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const fromLinear = (value: number): number => {
  const part = Math.min(1, Math.max(0, value))
  return Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055))
}

/** Relative luminance as WCAG defines it. */
function luminance([r, g, b]: Triple): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

export function contrast(one: Triple, other: Triple): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** sRGB to OKLab, by Ottosson's formula. */
function toLab(color: Triple): Triple {
  const [r, g, b] = color.map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export function parseHex(hex: string): Triple | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1]
  if (!digits) return null
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const toHex = (color: Triple): string => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`

const knownShades = new Map<string, string | null>()

/**
 * The nearest shade of a colour that is readable as text on every background of a theme (WCAG AA, 4.5:1). It has the
 * same hue and is lighter in the dark theme, darker in the light one. Null if the text is not a colour.
 */
export function readableColor(hex: string, theme: Theme): string | null {
  const key = `${theme} ${hex}`
  const known = knownShades.get(key)
  if (known !== undefined) return known
  const shade = findReadableColor(hex, theme)
  knownShades.set(key, shade)
  return shade
}

function findReadableColor(hex: string, theme: Theme): string | null {
  const color = parseHex(hex)
  if (!color) return null
  const behind = background[theme]
  if (contrast(color, behind) >= 4.5) return toHex(color)
  const [lightness, a, b] = toLab(color)
  const end = theme === 'dark' ? 1 : 0
  let [near, far] = [0, 1]
  for (let step = 0; step < 12; step += 1) {
    const middle = (near + far) / 2
    const shade = fromLab([lightness + (end - lightness) * middle, a * (1 - middle / 2), b * (1 - middle / 2)])
    if (contrast(shade, behind) >= 4.5) far = middle
    else near = middle
  }
  return toHex(fromLab([lightness + (end - lightness) * far, a * (1 - far / 2), b * (1 - far / 2)]))
}

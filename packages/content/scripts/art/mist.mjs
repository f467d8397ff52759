import { n } from './chance.mjs'
import { passing } from './motion.mjs'

/** A stroke of the burin: thick in its middle, pointed at both ends. */
const stroke = (x, y, half, thick) =>
  `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - thick)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + thick)} ${n(x - half)} ${n(y)}z`

/**
 * Banks of mist along a line at a moment of the loop, made of strokes that grow, drift and shrink. `drift` is their
 * path as a part of the width; `deep` the bank's height as a part of the image's.
 */
export function mist({ w, h, rand }, { y, count, drift, deep, colour, opacity }, at) {
  let d = ''
  for (let bank = 0; bank < count; bank++) {
    const [x, length] = [(bank + rand()) * (w / count), w * (0.1 + rand() * 0.12)]
    for (let line = -2; line <= 2; line++) {
      const { way, size } = passing(at, bank / count + line * 0.06 + 1 + rand() * 0.08)
      const half = length * (1 - Math.abs(line) * 0.22) * size
      const across = x + (way - 0.5) * drift * w + (rand() - 0.5) * length * 0.5
      if (half > 1) d += stroke(across, y + line * deep * h, half, deep * h * 0.55 * (0.4 + 0.6 * size))
    }
  }
  return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`
}

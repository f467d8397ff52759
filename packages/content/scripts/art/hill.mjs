import { n } from './chance.mjs'

/** A low hill with blades of grass, drawn by chance. */
export function hill(w, h, top, rand, colour, blades = true) {
  let d = `M0 ${h}V${n(top)}`
  for (let x = 0; x <= w; x += w / 8) d += `L${n(x)} ${n(top + (rand() - 0.5) * h * 0.035)}`
  let grass = ''
  if (blades)
    for (let x = 6; x < w; x += 5 + rand() * 11)
      grass += `M${n(x)} ${n(top + 10)}l${n((rand() - 0.5) * 9)} ${n(-12 - rand() * 20)}l4 16z`
  return `<path d="${d}V${h}z${grass}" fill="${colour}"/>`
}

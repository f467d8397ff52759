import { n } from './chance.mjs'
import { passing, wave } from './motion.mjs'

/**
 * The particles in the air of a loop. `count` motes rise (or fall) by a part of the height in their life and drift by
 * `sway` units. `size` is their radius in units, `band` the range of starting heights, as parts of the height.
 */
const kinds = {
  embers: { count: 30, rise: 0.34, sway: 14, size: [1.4, 3], band: [0.55, 1], colour: '#ffb056' },
  snow: { count: 46, rise: -0.3, sway: 12, size: [1.2, 2.6], band: [0, 0.9], colour: '#f4f1e8' },
  ash: { count: 26, rise: -0.16, sway: 20, size: [1.2, 2.4], band: [0.1, 0.85], colour: '#cfc5b2' },
  spores: { count: 28, rise: 0.12, sway: 16, size: [1.4, 3.2], band: [0.45, 1] },
  wisps: { count: 10, rise: 0.06, sway: 26, size: [2, 3.8], band: [0.6, 0.92] },
  bubbles: { count: 24, rise: 0.42, sway: 8, size: [1.6, 3.8], band: [0.6, 1.1] },
}

const between = (rand, [from, to]) => from + rand() * (to - from)

/**
 * The motes over an image of `w`×`h` units at a moment of its loop. `colour` is used if the kind has none, `share`
 * scales their count.
 */
export function air(name, { w, h, rand, colour, share = 1 }, at) {
  const kind = kinds[name]
  if (!kind) throw new Error(`there is no air ${name}`)
  let motes = ''
  for (let k = 0; k < kind.count * share; k++) {
    const [x, y, r] = [rand() * w, between(rand, kind.band) * h, between(rand, kind.size)]
    const { way, size } = passing(at, rand())
    const [phase, sway] = [rand(), between(rand, [0.3, 1]) * kind.sway]
    motes += `<circle cx="${n(x + wave(way, phase) * sway)}" cy="${n(y - way * kind.rise * h)}" r="${n(r * size)}"/>`
  }
  return `<g fill="${kind.colour ?? colour}">${motes}</g>`
}

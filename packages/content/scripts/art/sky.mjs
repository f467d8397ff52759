import { n } from './chance.mjs'
import { lit, seas } from './moon.mjs'
import { passing, wave } from './motion.mjs'

const star = ({ x, y }, size = 1.6) => `M${n(x)} ${n(y)}h${size}v${size}h-${size}z`

const cloud = ({ x, y, length }) => {
  let d = ''
  for (let j = 0; j < 4; j++)
    d += `M${n(x - (length * (1 - j * 0.2)) / 2 + j * 9)} ${n(y + j * 5)}h${n(length * (1 - j * 0.2))}`
  return d
}

/** The places of stars and clouds, from the image's random numbers. */
export function heavens({ w, h, rand }) {
  const stars = []
  for (let k = 0; k < w / 18; k++) stars.push({ x: rand() * w, y: rand() * h * 0.5 })
  const clouds = []
  for (let k = 0; k < 7; k++)
    clouds.push({ x: rand() * w, y: h * (0.12 + rand() * 0.42), length: w * (0.1 + rand() * 0.22) })
  return { stars, clouds }
}

/** Stars; in a loop they twinkle. */
export function starLight(stars, colour, at) {
  const d = stars.map((one, k) => star(one, at === undefined ? 1.6 : n(1.6 + 0.9 * wave(at, k * 0.29, 1 + (k % 3)))))
  return `<path d="${d.join('')}" fill="${colour}" opacity=".55"/>`
}

/** Clouds of engraved lines; in a loop they cross the sky and the moon. */
export function cloudLines({ w }, clouds, colour, at) {
  const shown = clouds.map(({ x, y, length }, k) => {
    if (at === undefined) return cloud({ x, y, length })
    const { way, size } = passing(at, k * 0.37)
    return cloud({ x: x + (way - 0.5) * w * 0.12, y, length: length * 1.2 * size })
  })
  return `<path d="${shown.join('')}" stroke="${colour}" stroke-width="2.4" opacity=".5"/>`
}

/** The moon's flat rings; in a loop they breathe from the inside out. */
export const moonRings = (mx, my, mr, colour, at) =>
  [2.6, 2.05, 1.6, 1.25]
    .map((k, i) => {
      const breath = at === undefined ? 0 : wave(at, i * 0.12) * 0.05
      return `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr * k * (1 + breath))}" fill="${colour}" opacity="${0.05 + i * 0.025}"/>`
    })
    .join('')

/** The moon with its seas, in a phase from 0 to 1. */
export function moonDisc({ uid, rand }, [mx, my, mr], colour, shade, phase) {
  const lines = seas(mx, my, mr, rand)
  return `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr)}" fill="${phase < 1 ? shade : colour}"/>${phase < 1 ? `<path d="${lit(mx, my, mr, phase)}" fill="${colour}"/>` : ''}<g clip-path="url(#${uid}mc)"><path d="${lines}" stroke="${shade}" stroke-width="${n(mr * 0.022)}" opacity=".5"/></g>`
}

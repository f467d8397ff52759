import { n } from './chance.mjs'
import { passing, wave } from './motion.mjs'

const lens = (x, y, half) => `M${n(x - half)} ${n(y)}h${n(half * 2)}`

/** Clouds that cross the disc of a moon in a loop: groups of lines that grow and shrink. */
function clouds({ cx, cy, r }, at) {
  let d = ''
  for (let k = 0; k < 5; k++) {
    const { way, size } = passing(at, k * 0.43)
    for (let j = 0; j < 3; j++)
      d += lens(cx + (way - 0.5) * r * 1.6 + j * 8, cy + r * (k * 0.36 - 0.75) + j * 7, r * (0.5 - j * 0.1) * size)
  }
  return `<path d="${d}" stroke="#000" stroke-opacity=".4" stroke-width="3"/>`
}

/** The full moon of the werewolves: a disc with lens-shaped seas of engraved lines. */
function moon({ cx, cy, r, colour, rand, at }) {
  let seas = ''
  for (const [x, y, l] of [
    [-0.25, -0.5, 0.9],
    [0.35, -0.1, 0.7],
    [-0.4, 0.25, 0.7],
    [0.15, 0.5, 0.9],
  ]) {
    for (let j = 0; j < 5; j++) {
      const half = ((l * r) / 2) * Math.sin(((j + 0.7) / 5) * 3)
      seas += lens(cx + x * r + (rand() - 0.5) * 8, cy + y * r + j * 7, half)
    }
  }
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${colour}" opacity=".9"/><path d="${seas}" stroke="#000" stroke-opacity=".22" stroke-width="3.4"/>${at === undefined ? '' : clouds({ cx, cy, r }, at)}`
}

const polar = (cx, cy, angle, d) => `${n(cx + Math.cos(angle) * d)} ${n(cy + Math.sin(angle) * d)}`

/** A wheel of 24 teeth; in a loop it moves on by two. */
function gear({ cx, cy, r, colour, at = 0 }) {
  let out = ''
  for (let k = 0; k < 24; k++) {
    const a = ((k + at * 2) / 24) * Math.PI * 2
    const [inner, outer, half] = [r * 0.9, r * 1.06, 0.07]
    out += `<path d="M${polar(cx, cy, a - half, inner)}L${polar(cx, cy, a - half, outer)}L${polar(cx, cy, a + half, outer)}L${polar(cx, cy, a + half, inner)}z" fill="${colour}" opacity=".75"/>`
  }
  out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.92)}" fill="${colour}" opacity=".75"/>`
  for (const k of [0.84, 0.78])
    out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * k)}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/>`
  return out
}

/** A sun of 48 rays; in a loop they flicker. */
function rays({ cx, cy, r, colour, rand, at }) {
  let out = ''
  for (let k = 0; k < 48; k++) {
    const a = (k / 48) * Math.PI * 2
    const flicker = at === undefined ? 0 : 0.09 * wave(at, k * 0.618, 1 + (k % 3))
    const outer = r * (0.85 + rand() * 0.35 + flicker)
    out += `<path d="M${polar(cx, cy, a - 0.035, r * 0.35)}L${polar(cx, cy, a, outer)}L${polar(cx, cy, a + 0.035, r * 0.35)}z" fill="${colour}" opacity=".85"/>`
  }
  return `${out}<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.6)}" fill="${colour}" opacity=".9"/>`
}

/** A body on each orbit, which moves round in a loop; every other one moves the other way. */
function satellites({ cx, cy, r, colour }, at) {
  let out = ''
  for (let k = 0; k < 4; k++) {
    const a = 2 * Math.PI * ((k % 2 ? -at : at) + k * 0.3)
    const [x, y] = [Math.cos(a) * r * (1 + k * 0.14), Math.sin(a) * r * (0.36 + k * 0.14)]
    out += `<circle cx="${n(cx + x)}" cy="${n(cy + y)}" r="${5 - k * 0.6}" transform="rotate(${-24 + k * 5} ${n(cx)} ${n(cy)})" fill="${colour}"/>`
  }
  return out
}

/** A planet with its orbits. */
function orbits({ cx, cy, r, colour, at }) {
  let out = `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.72)}" fill="${colour}" opacity=".8"/>`
  for (let k = 0; k < 4; k++) {
    out += `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * (1 + k * 0.14))}" ry="${n(r * (0.36 + k * 0.14))}" transform="rotate(${-24 + k * 5} ${n(cx)} ${n(cy)})" fill="none" stroke="${colour}" stroke-width="${3 - k * 0.5}" opacity="${n(0.8 - k * 0.15)}"/>`
  }
  return at === undefined ? out : out + satellites({ cx, cy, r, colour }, at)
}

/** Lines that get thinner downwards; `bend` turns them into water. In a loop, their thickness moves down in waves. */
function lines({ cx, cy, r, colour, at }, bend) {
  let d = ''
  for (let y = -r + 3; y < r; y += 7) {
    const half = Math.sqrt(Math.max(0, r * r - y * y))
    const swell = at === undefined ? 0 : 1.3 * wave(at, (-1.5 * y) / r)
    const thick = n(6.4 - ((y + r) / (2 * r)) * 4.6 + swell)
    d += `M${n(cx - half)} ${n(cy + y - thick / 2)}`
    d += bend
      ? `q${n(half / 2)} -9 ${n(half)} 0t${n(half)} 0v${thick}q${n(-half / 2)} 9 ${n(-half)} 0t${n(-half)} 0z`
      : `h${n(half * 2)}v${thick}h${n(-half * 2)}z`
  }
  return `<path d="${d}" fill="${colour}"/>`
}

const motifs = { moon, gear, rays, orbits, lines: (disc) => lines(disc, false), waves: (disc) => lines(disc, true) }

/**
 * The printed disc behind a figure: tones made of lines, never of blur. `at` is a moment of its loop, left out in the
 * still.
 */
export function halo(motif, cx, cy, r, colour, rand, at) {
  return motifs[motif]({ cx, cy, r, colour, rand, at })
}

import { air } from './air.mjs'
import { chance, hash, n } from './chance.mjs'
import { glyphPath } from './glyphs.mjs'
import { hill } from './hill.mjs'
import { mist } from './mist.mjs'
import { lit } from './moon.mjs'
import { wave } from './motion.mjs'
import { palettes } from './palettes/index.mjs'
import { cloudLines, heavens, moonDisc, moonRings, starLight } from './sky.mjs'

const standing = (uid, glyph, x, base, size, colour, flip) =>
  `<use href="#${uid}${glyph}" fill="${colour}" transform="translate(${n(flip ? x + size : x)} ${n(base - size * 0.965)}) scale(${n((flip ? -size : size) / 5.12) / 100} ${n(size / 5.12) / 100})"/>`

/** A line of hills that carries glyphs; `last` walks through them so that neighbours differ. */
function ridge({ uid, w, h, rand }, { base, amp, colour, glyphs, size, step, spread = 0.5 }) {
  let d = `M0 ${h}`
  let things = ''
  let last = Math.floor(rand() * 9)
  for (let x = 0; x <= w + 1; x += w / 14) d += `L${n(x)} ${n(base + (rand() - 0.5) * amp * 2)}`
  for (let x = rand() * step * 0.5; x < w; x += step * (1 - spread / 2 + rand() * spread)) {
    const s = size * (0.7 + rand() * 0.55)
    last = (last + 1) % glyphs.length
    things += standing(uid, glyphs[last], x - s / 2, base + amp * 0.9, s, colour, rand() > 0.5)
  }
  return `${things}<path d="${d}V${h}z" fill="${colour}"/>`
}

const gradient = (id, stops) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('')}</linearGradient>`

/** The light of a fire behind the farthest ridge: flat rings like the moon's, unsteady as fires are. */
const blaze = ({ w, h }, y, colour, at) =>
  [0.52, 0.4, 0.28, 0.17]
    .map((k, i) => {
      const flare = 1 + 0.06 * wave(at, i * 0.13, 2) + 0.04 * wave(at, i * 0.31, 5)
      return `<ellipse cx="${w / 2}" cy="${n(y)}" rx="${n(w * k * flare)}" ry="${n(h * k * 0.72 * flare)}" fill="${colour}" opacity=".09"/>`
    })
    .join('')

/** Banks of mist before the ridges, from far to near; nearer ones drift farther. */
const banks = [
  { y: 0.665, count: 5, drift: 0.07, deep: 0.016, opacity: 0.4 },
  { y: 0.79, count: 5, drift: 0.13, deep: 0.02, opacity: 0.42 },
  { y: 0.915, count: 4, drift: 0.16, deep: 0.024, opacity: 0.34 },
]

/** The parts that only a loop has: mist before each ridge, particles in the air, and fire if there are embers. */
function movingParts(frame, palette, level, at) {
  if (at === undefined) return { mists: ['', '', ''], fire: '', motes: '' }
  const rand = chance(`${frame.uid} moves`)
  const colour = palette.sky[2]
  return {
    mists: banks.map((bank) => mist({ ...frame, rand }, { ...bank, y: level(bank.y), colour }, at)),
    fire: palette.air === 'embers' ? blaze(frame, level(0.66), colour, at) : '',
    motes: air(palette.air, { ...frame, rand, colour: palette.moon[3] }, at),
  }
}

/**
 * A place by night: sky, moon with flat rings, three ridges with fog between, near trees, grass.
 * `name` is a palette. `w`×`h` are the units of the composition: a portrait is composed again, not cropped. `moon`
 * overrides the palette's, `trees` is both, right or none, and `phase` draws the moon. `at` is a moment of the loop,
 * left out in the still.
 */
export function scene({ name, id = name, w = 1200, h = 480, trees = 'both', moon, phase = 1, land = 1, at: moment }) {
  const palette = { ...palettes[name], ...(moon && { moon }) }
  const rand = chance(id + w)
  const uid = `s${hash(id + w + h).toString(36)}`
  const unit = Math.min(h, w * 0.9)
  const frame = { uid, w, h, rand }
  const [mx, my, mr, glow] = [
    palette.moon[0] * w,
    palette.moon[1] * h,
    palette.moon[2] * Math.min(h, w * 0.7),
    palette.moon[3],
  ]
  const [near, middle, far, front] = [palette.ridges[2], palette.ridges[1], palette.ridges[0], palette.ridges[3]]
  const used = [...new Set([...palette.far, ...palette.mid, ...palette.near, palette.tree])]
  const { stars, clouds } = heavens(frame)
  const disc = moonDisc(frame, [mx, my, mr], glow, palette.sky[1], phase)
  const fog = (y, opacity) =>
    `<path fill="url(#${uid}fog)" opacity="${opacity}" d="M0 ${n(y)}h${w}v${n(h * 0.24)}H0z"/>`
  const at = (part) => h * (1 - (1 - part) * land)
  const { mists, fire, motes } = movingParts(frame, palette, at, moment)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">
<defs>${used.map((glyph) => `<g id="${uid}${glyph}">${glyphPath(glyph)}</g>`).join('')}
${gradient(`${uid}sky`, [
  [0, palette.sky[0]],
  [0.5, palette.sky[1]],
  [0.86, palette.sky[2]],
])}
${gradient(`${uid}fog`, [
  [0, palette.sky[2], 0],
  [1, palette.sky[2], 0.55],
])}
<pattern id="${uid}eng" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1h6" stroke="${palette.sky[0]}" stroke-width="1.6"/></pattern>
<clipPath id="${uid}mc"><path d="${lit(mx, my, mr, phase)}"/></clipPath></defs>
<path fill="url(#${uid}sky)" d="M0 0h${w}v${h}H0z"/>${starLight(stars, glow, moment)}${moonRings(mx, my, mr, glow, moment)}
${disc}
${cloudLines(frame, clouds, palette.sky[0], moment)}<path fill="url(#${uid}eng)" opacity=".28" d="M0 0h${w}v${n(h * 0.62)}H0z"/>
${fire}${ridge(frame, { base: at(0.66), amp: unit * 0.035, colour: far, glyphs: palette.far, size: unit * 0.22, step: unit * 0.26 })}${fog(at(0.56), 0.7)}
${mists[0]}${ridge(frame, { base: at(0.77), amp: unit * 0.03, colour: middle, glyphs: palette.mid, size: unit * 0.36, step: unit * 0.5 })}${fog(at(0.7), 0.5)}
${mists[1]}${ridge(frame, { base: at(0.89), amp: unit * 0.025, colour: near, glyphs: palette.near, size: unit * 0.24, step: unit * 0.56, spread: 0.8 })}
${mists[2]}${trees === 'both' ? standing(uid, palette.tree, -unit * 0.22, h * 1.02, unit * 0.98, front, false) : ''}${trees === 'none' ? '' : standing(uid, palette.tree, w - unit * 0.56, h * 1.04, unit * 0.8, front, true)}
${motes}${hill(w, h, at(0.955), rand, front)}</svg>`
}

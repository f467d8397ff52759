import { chance, hash, n } from './chance.mjs'
import { glyphPath } from './glyphs.mjs'
import { hill } from './hill.mjs'
import { lit, seas } from './moon.mjs'
import { palettes } from './palettes/index.mjs'

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

function sky({ w, h, rand }) {
  let stars = ''
  let clouds = ''
  for (let k = 0; k < w / 18; k++) stars += `M${n(rand() * w)} ${n(rand() * h * 0.5)}h1.6v1.6h-1.6z`
  for (let k = 0; k < 7; k++) {
    const [x, y, length] = [rand() * w, h * (0.12 + rand() * 0.42), w * (0.1 + rand() * 0.22)]
    for (let j = 0; j < 4; j++)
      clouds += `M${n(x - (length * (1 - j * 0.2)) / 2 + j * 9)} ${n(y + j * 5)}h${n(length * (1 - j * 0.2))}`
  }
  return { stars, clouds }
}

const gradient = (id, stops) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('')}</linearGradient>`

/**
 * A place by night: sky, moon with flat rings, three ridges with fog between, near trees, grass.
 *
 * `name` is a palette; `w`×`h` the units it is composed for (a portrait is composed anew, not cropped); `moon` overrides the
 * palette's, `trees` is both, right or none; `phase` draws the moon.
 */
export function scene({ name, id = name, w = 1200, h = 480, trees = 'both', moon, phase = 1, land = 1 }) {
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
  const rings = [2.6, 2.05, 1.6, 1.25]
    .map(
      (k, i) => `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr * k)}" fill="${glow}" opacity="${0.05 + i * 0.025}"/>`,
    )
    .join('')
  const { stars, clouds } = sky(frame)
  const moonSeas = seas(mx, my, mr, rand)
  const fog = (y, opacity) =>
    `<path fill="url(#${uid}fog)" opacity="${opacity}" d="M0 ${n(y)}h${w}v${n(h * 0.24)}H0z"/>`
  const at = (part) => h * (1 - (1 - part) * land)
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
<path fill="url(#${uid}sky)" d="M0 0h${w}v${h}H0z"/><path d="${stars}" fill="${glow}" opacity=".55"/>${rings}
<circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr)}" fill="${phase < 1 ? palette.sky[1] : glow}"/>${phase < 1 ? `<path d="${lit(mx, my, mr, phase)}" fill="${glow}"/>` : ''}<g clip-path="url(#${uid}mc)"><path d="${moonSeas}" stroke="${palette.sky[1]}" stroke-width="${n(mr * 0.022)}" opacity=".5"/></g>
<path d="${clouds}" stroke="${palette.sky[0]}" stroke-width="2.4" opacity=".5"/><path fill="url(#${uid}eng)" opacity=".28" d="M0 0h${w}v${n(h * 0.62)}H0z"/>
${ridge(frame, { base: at(0.66), amp: unit * 0.035, colour: far, glyphs: palette.far, size: unit * 0.22, step: unit * 0.26 })}${fog(at(0.56), 0.7)}
${ridge(frame, { base: at(0.77), amp: unit * 0.03, colour: middle, glyphs: palette.mid, size: unit * 0.36, step: unit * 0.5 })}${fog(at(0.7), 0.5)}
${ridge(frame, { base: at(0.89), amp: unit * 0.025, colour: near, glyphs: palette.near, size: unit * 0.24, step: unit * 0.56, spread: 0.8 })}
${trees === 'both' ? standing(uid, palette.tree, -unit * 0.22, h * 1.02, unit * 0.98, front, false) : ''}${trees === 'none' ? '' : standing(uid, palette.tree, w - unit * 0.56, h * 1.04, unit * 0.8, front, true)}
${hill(w, h, at(0.955), rand, front)}</svg>`
}

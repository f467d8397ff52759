import { air } from './air.mjs'
import { chance, hash, n } from './chance.mjs'
import { glyphPath } from './glyphs.mjs'
import { halo } from './halo.mjs'
import { hill } from './hill.mjs'
import { inks, rarities } from './inks.mjs'
import { marks } from './marks.mjs'
import { wave } from './motion.mjs'
import { outline, thorns } from './outline.mjs'

const place = (x, y, size, flip) =>
  `translate(${n(flip ? x + size : x)} ${n(y)}) scale(${n((flip ? -size : size) / 5.12) / 100} ${n(size / 5.12) / 100})`

const prop = (glyph, index, w, h, ink) => {
  const size = w * (index ? 0.36 : 0.3)
  const at = place(index ? w * 0.66 : w * 0.02, h * (index ? 0.88 : 0.885) - size, size, false)
  return `<g fill="${ink.deep}" opacity=".62" transform="${at}">${glyphPath(glyph)}</g>`
}

const frameOf = (rank, rarity, w, h, ink) => `
<g fill="none" stroke="${rank.colour}"><path d="${outline(rank.outline, w, h, 4)}" stroke-width="${rarity === 'common' ? 2 : 4}"/>${rarity === 'rare' || rarity === 'boss' ? `<path d="${outline(rank.outline, w, h, 12)}" stroke-width="1.5" opacity=".8"/>` : ''}</g>
${rank.outline === 'ogive' ? `<path d="${thorns(w, h)}" fill="${rank.colour}"/>` : ''}
<g transform="translate(${w / 2} ${h - 22})"><circle r="20" fill="${ink.deep}" stroke="${rank.colour}" stroke-width="2"/></g>
<g fill="${rank.colour}" transform="translate(${w / 2 - 12} ${h - 34}) scale(1.5)">${marks[rank.mark]}</g>`

/**
 * A print in two inks of one glyph.
 *
 * `kind` is a row of `inks`; `scenic` plates are tall and stand on a hill with props; the others are square.
 * `flip` turns the figure, `scale` and `halo` are factors, `lift` moves it up in parts of the height, `turn` rotates it in degrees;
 * `at` is a moment of the loop, left out in the still.
 */
export function plate({
  glyph,
  id = glyph,
  kind = 'item',
  rarity = 'common',
  scenic = false,
  frame = true,
  props,
  flip = false,
  scale = 1,
  halo: haloScale = 1,
  lift = 0,
  turn = 0,
  at: moment,
}) {
  const [w, h] = [320, scenic ? 400 : 320]
  const ink = inks[kind]
  const rank = rarities[rarity]
  if (!ink || !rank) throw new Error(`plate ${id}: unknown kind ${kind} or rarity ${rarity}`)
  const rand = chance(id)
  const uid = `p${hash(id + kind + rarity).toString(36)}`
  const [cx, cy, r] = [w / 2, h * (scenic ? 0.46 : 0.5), w * (scenic ? 0.37 : 0.36) * haloScale]
  const size = w * (scenic ? 0.68 : 0.6) * scale
  const at = place(cx - size / 2, cy - size / 2 + (scenic ? h * 0.062 : 0) - lift * h, size, flip)
  const breath = moment === undefined ? 0 : 5 * wave(moment)
  const motes =
    moment === undefined
      ? ''
      : air(ink.air, { w, h, rand: chance(`${uid} moves`), colour: ink.bone, share: 0.6 }, moment)
  const figure = turn ? ` rotate(${turn} 256 256)` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">
<defs><g id="${uid}g"><g transform="${figure.trim()}">${glyphPath(glyph)}</g></g>
<clipPath id="${uid}c"><path d="${frame ? outline(rank.outline, w, h, 4) : outline('square', w, h, 0)}"/></clipPath>
<radialGradient id="${uid}b" cy=".42" r=".75"><stop stop-color="${ink.halo}" stop-opacity=".42"/><stop offset="1" stop-color="${ink.halo}" stop-opacity="0"/></radialGradient>
<pattern id="${uid}h" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(${flip ? 38 : -38})"><path d="M0 3h11" stroke="${ink.deep}" stroke-width="5"/></pattern>
<linearGradient id="${uid}f" x1="${flip ? 0.8 : 0.2}" y1=".1" x2="${flip ? 0.2 : 0.8}" y2="1"><stop offset=".42" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
<mask id="${uid}m" maskUnits="userSpaceOnUse" x="0" y="0" width="512" height="512"><path fill="url(#${uid}f)" d="M0 0h512v512H0z"/></mask></defs>
<g clip-path="url(#${uid}c)"><path fill="${ink.paper}" d="M0 0h${w}v${h}H0z"/><path fill="url(#${uid}b)" d="M0 0h${w}v${h}H0z"/>
${halo(ink.motif, cx, cy, r, ink.halo, rand, moment)}
${scenic ? (props ?? ink.props).map((name, i) => prop(name, i, w, h, ink)).join('') : ''}
<g transform="${at}"><use href="#${uid}g" x="${flip ? -14 : 14}" y="16" fill="${ink.deep}"/><use href="#${uid}g" x="${n(flip ? 9 + breath : -9 - breath)}" y="6" fill="${ink.spot}"/><use href="#${uid}g" fill="${ink.bone}"/><g mask="url(#${uid}m)"><use href="#${uid}g" fill="url(#${uid}h)"/></g></g>
${motes}${scenic ? hill(w, h, h * 0.86, rand, ink.deep) : ''}</g>
${frame ? frameOf(rank, rarity, w, h, ink) : ''}</svg>`
}

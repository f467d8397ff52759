import { chance, hash, n } from './chance.mjs'
import { glyphPath } from './glyphs.mjs'

/**
 * A merchant's room: arched niches with goods on shelves, a hanging lamp with rings of light, a dark counter.
 * `wall` has the colours of niche, wall and goods from dark to light; `lampAt` is the place of the lamp, as a part of
 * the width.
 */
export function interior({ id, wares, counter, wall, lamp, lampAt = 0.72, w = 1140, h = 260 }) {
  const uid = `i${hash(id + w).toString(36)}`
  const rand = chance(id)
  const [niche, plaster, ware] = wall
  const [lx, ly] = [w * lampAt, h * 0.3]
  const dark = '#0a0604'
  const put = (glyph, x, base, size, fill) =>
    `<use href="#${uid}${glyph}" fill="${fill}" transform="translate(${n(x - size / 2)} ${n(base - size)}) scale(${n(size / 5.12) / 100})"/>`
  let niches = ''
  let things = ''
  for (let k = 0, x = w * 0.04; x < w; k++, x += h * 0.82) {
    const a = h * 0.7
    niches += `M${n(x)} ${h}V${n(h * 0.34)}Q${n(x)} ${n(h * 0.16)} ${n(x + a / 2)} ${n(h * 0.06)}Q${n(x + a)} ${n(h * 0.16)} ${n(x + a)} ${n(h * 0.34)}V${h}z`
    for (const [row, count] of [
      [0.44, 2],
      [0.74, 3],
    ]) {
      for (let j = 0; j < count; j++) {
        const glyph = wares[(k * 5 + j + (row > 0.5 ? 2 : 0)) % wares.length]
        things += put(glyph, x + (a * (j + 1)) / (count + 1), h * row, h * (0.2 + rand() * 0.05), ware)
      }
      things += `<path d="M${n(x + 4)} ${n(h * row)}h${n(a - 8)}v${n(h * 0.022)}h${n(8 - a)}z" fill="${plaster}"/>`
    }
  }
  const step = Math.max(0.115, (h * 0.42) / w)
  const shown = counter.slice(0, Math.floor(0.52 / step) + 1)
  const start = 0.96 - step * (shown.length - 0.5)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">
<defs>${[...new Set([...wares, ...counter, 'lantern-flame'])].map((glyph) => `<g id="${uid}${glyph}">${glyphPath(glyph)}</g>`).join('')}<pattern id="${uid}e" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1h6" stroke="#000" stroke-width="1.6"/></pattern></defs>
<path fill="${plaster}" d="M0 0h${w}v${h}H0z"/><path d="${niches}" fill="${niche}"/>${things}
${[1.5, 1, 0.62, 0.36].map((k, i) => `<circle cx="${n(lx)}" cy="${n(ly)}" r="${n(h * k)}" fill="${lamp}" opacity="${n((0.07 + i * 0.045) * 1000) / 1000}"/>`).join('')}
<path fill="url(#${uid}e)" opacity=".22" d="M0 0h${w}v${h}H0z"/><path d="M${n(lx)} 0v${n(ly - h * 0.1)}" stroke="${dark}" stroke-width="3"/>${put('lantern-flame', lx, ly + h * 0.14, h * 0.28, lamp)}
<path fill="${dark}" d="M0 ${n(h * 0.9)}h${w}v${h}H0z"/>${shown.map((glyph, i) => put(glyph, w * (start + i * step), h * 0.91, h * (0.3 + rand() * 0.1), dark)).join('')}</svg>`
}

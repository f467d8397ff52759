import { n } from './chance.mjs'

const corner = 26

const shapes = {
  square: ({ l, t, r, b }) => `M${l} ${t}H${r}V${b}H${l}z`,
  chamfer: ({ l, t, r, b }, c = corner) =>
    `M${l + c} ${t}H${r - c}L${r} ${t + c}V${b - c}L${r - c} ${b}H${l + c}L${l} ${b - c}V${t + c}z`,
  step: ({ l, t, r, b }, c = corner, s = corner / 2) =>
    `M${l + c} ${t}H${r - c}v${s}h${s}v${s}h${s}V${b - c}h-${s}v${s}h-${s}v${s}H${l + c}v-${s}h-${s}v-${s}h-${s}V${t + c}h${s}v-${s}h${s}z`,
  scoop: ({ l, t, r, b }, c = 32) =>
    `M${l + c} ${t}H${r - c}A${c} ${c} 0 0 0 ${r} ${t + c}V${b - c}A${c} ${c} 0 0 0 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 0 ${l} ${b - c}V${t + c}A${c} ${c} 0 0 0 ${l + c} ${t}z`,
  ogive: ({ l, t, r, b, w, h }) =>
    `M${l} ${b}V${n(h * 0.32)}C${l} ${n(h * 0.15)} ${n(w * 0.4)} ${n(h * 0.13)} ${w / 2} ${t + 12}C${n(w * 0.6)} ${n(h * 0.13)} ${r} ${n(h * 0.15)} ${r} ${n(h * 0.32)}V${b}z`,
}

/** The closed outline of a plate of `w`×`h` units, `inset` units inside its edge. */
export function outline(shape, w, h, inset) {
  return shapes[shape]({ l: inset, t: inset, r: w - inset, b: h - inset, w, h })
}

const bezier = (t, a, b, c, d) => (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d

/** The thorns along a gothic arch and the finial on its tip. */
export function thorns(w, h) {
  const size = w * 0.042
  let d = `M${w / 2} 0l${n(w * 0.03)} 15l${n(-w * 0.03)} 15l${n(-w * 0.03)} -15z`
  for (const t of [0.26, 0.5, 0.72]) {
    const x = bezier(t, 4, 4, w * 0.4, w / 2)
    const y = bezier(t, h * 0.32, h * 0.15, h * 0.13, 16)
    for (const [px, f] of [
      [x, 1],
      [w - x, -1],
    ]) {
      d += `M${n(px - f * size * 0.55)} ${n(y + size * 0.75)}q${n(f * size * 0.1)} ${n(-size * 1.3)} ${n(-f * size * 0.75)} ${n(-size * 2)}q${n(f * size * 1.5)} ${n(size * 0.3)} ${n(f * size * 1.9)} ${n(size * 0.95)}z`
    }
  }
  return d
}

import { n } from './chance.mjs'

/** The lit part of a waxing moon, 0 (new) to 1 (full): the clock of the game. */
export const lit = (x, y, r, phase) =>
  `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)}A${n(Math.abs(1 - 2 * phase) * r)} ${n(r)} 0 0 ${phase < 0.5 ? 0 : 1} ${n(x)} ${n(y - r)}z`

/** The seas of a moon in the sky: lens-shaped groups of engraved lines. */
export function seas(x, y, r, rand) {
  let d = ''
  for (const [dx, dy, length, count] of [
    [-0.3, -0.35, 0.9, 6],
    [0.36, 0.02, 0.8, 8],
    [-0.42, 0.3, 0.6, 5],
    [0.1, 0.62, 1.1, 7],
  ]) {
    for (let j = 0; j < count; j++) {
      const half = ((length * r) / 2) * Math.sin(((j + 0.7) / count) * 3)
      d += `M${n(x + dx * r - half + (rand() - 0.5) * r * 0.08)} ${n(y + dy * r + j * r * 0.05)}h${n(half * 2)}`
    }
  }
  return d
}

export type Healths = readonly [attacker: number, defender: number]

/** Units of health, from the lowest to the highest of either side. */
export interface Box {
  readonly low: Healths
  readonly high: Healths
}

/** No pair of healths. */
export const nowhere: Box = { low: [1, 1], high: [0, 0] }

export const isEmpty = ({ low, high }: Box): boolean => low[0] > high[0] || low[1] > high[1]

export const covers = (a: Box, b: Box): boolean =>
  a.low[0] <= b.low[0] && a.low[1] <= b.low[1] && a.high[0] >= b.high[0] && a.high[1] >= b.high[1]

/** The smallest box around two. */
export const spanning = (a: Box, b: Box): Box => ({
  low: [Math.min(a.low[0], b.low[0]), Math.min(a.low[1], b.low[1])],
  high: [Math.max(a.high[0], b.high[0]), Math.max(a.high[1], b.high[1])],
})

/** The part that two boxes share. */
export const common = (a: Box, b: Box): Box => ({
  low: [Math.max(a.low[0], b.low[0]), Math.max(a.low[1], b.low[1])],
  high: [Math.min(a.high[0], b.high[0]), Math.min(a.high[1], b.high[1])],
})

/** Values of the attacker's health, which are rows of cells. */
export const heightOf = ({ low, high }: Box): number => high[0] - low[0] + 1

/** Values of the defender's health, which are columns of cells. */
export const widthOf = ({ low, high }: Box): number => high[1] - low[1] + 1

/** Pairs of healths. */
export const sizeOf = (box: Box): number => heightOf(box) * widthOf(box)

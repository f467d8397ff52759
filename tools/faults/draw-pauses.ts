import { TestRandom } from '@sanguine/kernel/testing'

/** Draws a pause between two limits, in milliseconds. */
export type DrawPause = (least: number, most: number) => number

/** The pauses of a run: those of two runs with the same seed are the same, one after another. */
export function drawPauses(seed: string): DrawPause {
  const random = new TestRandom(`pauses ${seed}`)
  return (least, most) => least + Math.floor((most - least) * (Number.parseInt(random.hex(4), 16) / 2 ** 32))
}

import { chance } from '../../art/chance.mjs'
import { hz } from '../synth/basics.mjs'
import { strings } from '../synth/instruments.mjs'
import { masterCue } from '../synth/master.mjs'
import { Stage } from '../synth/stage.mjs'

/** A fifth that is neither the one nor the other. */
export const seconds = 2

export function play() {
  const rand = chance('draw')
  const stage = new Stage(seconds, { isLoop: false })
  for (const [note, at] of [
    ['d3', 0],
    ['a3', 0.06],
    ['d4', 0.4],
    ['e4', 0.4],
  ])
    stage.put(strings(hz(note), 1.3, { rand, attack: 0.12, release: 0.8 }), at, { gain: 0.3 })
  return masterCue(stage.in({ seconds: 1.6, dark: 0.5, level: 0.35 }), -9)
}

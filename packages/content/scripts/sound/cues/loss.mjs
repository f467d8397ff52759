import { chance } from '../../art/chance.mjs'
import { hz } from '../synth/basics.mjs'
import { bell, strings } from '../synth/instruments.mjs'
import { masterCue } from '../synth/master.mjs'
import { Stage } from '../synth/stage.mjs'

/** Three steps down, and somebody tolls. */
export const seconds = 3.2

export function play() {
  const rand = chance('loss')
  const stage = new Stage(seconds, { isLoop: false })
  const fall = [
    ['a3', 0, 0.9],
    ['f3', 0.45, 0.9],
    ['d3', 0.9, 1.9],
    ['d2', 0.9, 1.9],
  ]
  for (const [note, at, length] of fall)
    stage.put(strings(hz(note), length, { rand, attack: 0.12, release: 0.7 }), at, { gain: 0.3 })
  stage.put(bell(hz('d3'), 2.2, { rand }), 0.95, { gain: 0.35, echo: 0.6 })
  return masterCue(stage.in({ seconds: 2.2, dark: 0.5, level: 0.4 }), -7)
}

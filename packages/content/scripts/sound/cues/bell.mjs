import { chance } from '../../art/chance.mjs'
import { hz } from '../synth/basics.mjs'
import { bell } from '../synth/instruments.mjs'
import { masterCue } from '../synth/master.mjs'
import { Stage } from '../synth/stage.mjs'

/** The moon is full: one stroke. */
export const seconds = 3.5

export function play() {
  const rand = chance('bell')
  const stage = new Stage(seconds, { isLoop: false })
  stage.put(bell(hz('f4'), 3.3, { rand }), 0, { gain: 0.5, echo: 0.5 })
  return masterCue(stage.in({ seconds: 2.4, dark: 0.4, level: 0.3 }), -9)
}

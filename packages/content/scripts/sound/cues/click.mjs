import { chance } from '../../art/chance.mjs'
import { drum } from '../synth/instruments.mjs'
import { masterCue } from '../synth/master.mjs'
import { slap } from '../synth/noise.mjs'
import { Stage } from '../synth/stage.mjs'

/** A latch. */
export const seconds = 0.14

export function play() {
  const rand = chance('click')
  const stage = new Stage(seconds, { isLoop: false })
  stage.put(slap(0.04, { rand, middle: 1_900, fall: 0.01 }), 0, { gain: 0.6, echo: 0 })
  stage.put(drum(420, 300, 0.06), 0, { gain: 0.35, echo: 0 })
  return masterCue(stage.in({ seconds: 0.2, dark: 0.5, level: 0 }), -16)
}

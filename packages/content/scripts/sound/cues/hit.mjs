import { chance } from '../../art/chance.mjs'
import { drum } from '../synth/instruments.mjs'
import { masterCue } from '../synth/master.mjs'
import { slap } from '../synth/noise.mjs'
import { Stage } from '../synth/stage.mjs'

/** A blow that lands. */
export const seconds = 0.45

export function play() {
  const rand = chance('hit')
  const stage = new Stage(seconds, { isLoop: false })
  stage.put(drum(190, 70, 0.28), 0, { gain: 0.8, echo: 0.1 })
  stage.put(slap(0.12, { rand, middle: 900, fall: 0.05 }), 0, { gain: 0.7, echo: 0.2 })
  return masterCue(stage.in({ seconds: 0.5, dark: 0.5, level: 0.25 }), -7)
}

import { chance } from '../../art/chance.mjs'
import { drum, metal } from '../synth/instruments.mjs'
import { masterCue } from '../synth/master.mjs'
import { slap } from '../synth/noise.mjs'
import { Stage } from '../synth/stage.mjs'

/** A blow that lands where it matters: deeper, and steel rings after it. */
export const seconds = 1.1

export function play() {
  const rand = chance('critical')
  const stage = new Stage(seconds, { isLoop: false })
  stage.put(drum(210, 48, 0.55), 0, { gain: 1, echo: 0.2 })
  stage.put(slap(0.16, { rand, middle: 1_400, fall: 0.06 }), 0, { gain: 0.8, echo: 0.3 })
  stage.put(metal(740, 0.9, { rand }), 0.015, { gain: 0.22, echo: 0.5 })
  return masterCue(stage.in({ seconds: 1.2, dark: 0.4, level: 0.35 }), -5)
}

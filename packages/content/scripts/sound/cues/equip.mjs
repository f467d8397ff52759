import { chance } from '../../art/chance.mjs'
import { drum, metal } from '../synth/instruments.mjs'
import { masterCue } from '../synth/master.mjs'
import { slap } from '../synth/noise.mjs'
import { Stage } from '../synth/stage.mjs'

/** Leather, and then the buckle. */
export const seconds = 0.5

export function play() {
  const rand = chance('equip')
  const stage = new Stage(seconds, { isLoop: false })
  stage.put(slap(0.2, { rand, middle: 600, fall: 0.07 }), 0, { gain: 0.9, echo: 0.15 })
  stage.put(drum(150, 90, 0.16), 0, { gain: 0.4, echo: 0.1 })
  stage.put(metal(1_300, 0.22, { rand }), 0.11, { gain: 0.2, echo: 0.3 })
  return masterCue(stage.in({ seconds: 0.4, dark: 0.5, level: 0.2 }), -11)
}

import { chance } from '../../art/chance.mjs'
import { metal } from '../synth/instruments.mjs'
import { masterCue } from '../synth/master.mjs'
import { Stage } from '../synth/stage.mjs'

/** Two coins change their owner. */
export const seconds = 0.5

export function play() {
  const rand = chance('coin')
  const stage = new Stage(seconds, { isLoop: false })
  stage.put(metal(1_850, 0.3, { rand }), 0, { gain: 0.5, echo: 0.2 })
  stage.put(metal(2_350, 0.36, { rand }), 0.075, { gain: 0.5, echo: 0.2 })
  return masterCue(stage.in({ seconds: 0.5, dark: 0.4, level: 0.2 }), -12)
}

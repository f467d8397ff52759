import { chance } from '../../art/chance.mjs'
import { masterCue } from '../synth/master.mjs'
import { gust, slap } from '../synth/noise.mjs'
import { Stage } from '../synth/stage.mjs'

/** A page is turned. */
export const seconds = 0.4

export function play() {
  const rand = chance('page')
  const stage = new Stage(seconds, { isLoop: false })
  stage.put(gust(0.22, { rand, from: 1_600, to: 3_400, q: 1 }), 0, { gain: 0.7, echo: 0.1 })
  stage.put(slap(0.06, { rand, middle: 1_500, fall: 0.02 }), 0.2, { gain: 0.5, echo: 0.1 })
  return masterCue(stage.in({ seconds: 0.3, dark: 0.5, level: 0.15 }), -18)
}

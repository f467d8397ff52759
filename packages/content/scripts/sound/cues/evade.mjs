import { chance } from '../../art/chance.mjs'
import { masterCue } from '../synth/master.mjs'
import { gust } from '../synth/noise.mjs'
import { Stage } from '../synth/stage.mjs'

/** A blow that meets only the coat. */
export const seconds = 0.5

export function play() {
  const rand = chance('evade')
  const stage = new Stage(seconds, { isLoop: false })
  stage.put(gust(0.38, { rand, from: 380, to: 1_700 }), 0, { gain: 1, echo: 0.25 })
  return masterCue(stage.in({ seconds: 0.5, dark: 0.4, level: 0.25 }), -11)
}

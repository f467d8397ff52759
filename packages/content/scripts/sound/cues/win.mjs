import { chance } from '../../art/chance.mjs'
import { hz } from '../synth/basics.mjs'
import { bell, organ, strings } from '../synth/instruments.mjs'
import { masterCue } from '../synth/master.mjs'
import { Stage } from '../synth/stage.mjs'

/** D minor after all becomes D major. */
export const seconds = 3

export function play() {
  const rand = chance('win')
  const stage = new Stage(seconds, { isLoop: false })
  const low = ['d3', 'a3', 'd4']
  for (const note of low) stage.put(organ(hz(note), 2.4, { rand, attack: 0.05 }), 0, { gain: 0.2 })
  stage.put(strings(hz('f4'), 0.8, { rand, attack: 0.08, release: 0.4 }), 0, { gain: 0.3 })
  stage.put(strings(hz('f#4'), 2, { rand, attack: 0.12, release: 1.2 }), 0.5, { gain: 0.34 })
  stage.put(bell(hz('d5'), 2.2, { rand }), 0.5, { gain: 0.3, echo: 0.6 })
  return masterCue(stage.in({ seconds: 2, dark: 0.4, level: 0.35 }), -7)
}

import { chance } from '../../art/chance.mjs'
import { hz } from '../synth/basics.mjs'
import { bell, choir, organ } from '../synth/instruments.mjs'
import { masterCue } from '../synth/master.mjs'
import { Stage } from '../synth/stage.mjs'

/** A name is read out: the choir rises, and the bells go up with it. */
export const seconds = 3.6

export function play() {
  const rand = chance('rank up')
  const stage = new Stage(seconds, { isLoop: false })
  for (const note of ['d3', 'f#3', 'a3', 'd4'])
    stage.put(choir(hz(note), 2.8, { rand, attack: 0.5, release: 1.4 }), 0, { gain: 0.26, echo: 0.6 })
  stage.put(organ(hz('d2'), 2.8, { rand, attack: 0.3, release: 1.4 }), 0, { gain: 0.2 })
  ;['d4', 'a4', 'd5', 'f#5'].forEach((note, k) => {
    stage.put(bell(hz(note), 2, { rand }), 0.15 + k * 0.22, { gain: 0.26, pan: (k - 1.5) * 0.3, echo: 0.6 })
  })
  return masterCue(stage.in({ seconds: 2.4, dark: 0.4, level: 0.4 }), -7)
}

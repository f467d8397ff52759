import { chance } from '../../art/chance.mjs'
import { hz } from '../synth/basics.mjs'
import { bell, choir, musicBox, organ, strings } from '../synth/instruments.mjs'
import { masterLoop } from '../synth/master.mjs'
import { wind } from '../synth/noise.mjs'
import { Stage } from '../synth/stage.mjs'

/** Seven seconds each: bass, then the choir. */
const chords = [
  'a1 e3 b3 c4',
  'f1 e3 a3 c4',
  'd2 f3 a3 e4',
  'e2 e3 g3 b3',
  'a1 e3 a3 c4',
  'c2 e3 g3 d4',
  'b1 d3 g3 b3',
  'f1 c3 a3 c4',
  'd2 f3 a3 d4',
  'e2 e3 a3 c4',
  'bb1 f3 a3 d4',
  'e2 e3 g#3 b3',
]

/** Drops of the music box: note and moment. */
const drops = [
  ['e5', 3.5],
  ['c5', 10.5],
  ['a5', 17.5],
  ['g5', 21],
  ['b4', 26.2],
  ['e5', 31.5],
  ['d5', 38.5],
  ['b5', 45.5],
  ['a5', 49],
  ['f5', 54.2],
  ['e5', 63],
  ['c5', 66.5],
  ['d5', 73.5],
  ['g#4', 80.5],
]

const length = 7

/** For the coffin: breath that nobody takes, and a bell that is somebody else's. */
export const seconds = chords.length * length

export function play() {
  const rand = chance('six feet of quiet')
  const stage = new Stage(seconds, { isLoop: true })
  chords.forEach((chord, number) => {
    const [bass, ...voices] = chord.split(' ').map(hz)
    const at = number * length
    stage.put(strings(bass, length + 3, { rand, bright: 330, attack: 2.2, release: 3, voices: 4 }), at, {
      gain: 0.2,
      echo: 0.3,
    })
    if (number % 2 === 0) stage.put(organ(bass * 2, length, { rand, attack: 2, release: 2.5 }), at, { gain: 0.05 })
    voices.forEach((voice, k) => {
      stage.put(choir(voice, length + 3, { rand, attack: 2.6, release: 3.2 }), at - 0.4, {
        gain: 0.16,
        pan: (k - 1) * 0.6,
        echo: 0.7,
      })
    })
  })
  for (const [note, at] of drops)
    stage.put(musicBox(hz(note), { rand, seconds: 4 }), at, { gain: 0.22, pan: (rand() - 0.5) * 0.8, echo: 0.9 })
  for (const at of [1, 43]) stage.put(bell(hz('a2'), 12, { rand }), at, { gain: 0.28, pan: -0.5, echo: 0.9 })
  stage.put(wind(seconds, { rand, low: 220, high: 560 }), 0, { gain: 0.05, echo: 0 })
  return masterLoop(stage.in({ seconds: 6, dark: 0.5, level: 0.45 }))
}

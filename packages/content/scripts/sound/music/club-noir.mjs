import { chance } from '../../art/chance.mjs'
import { hz } from '../synth/basics.mjs'
import { bell, musicBox, organ, strings } from '../synth/instruments.mjs'
import { masterLoop } from '../synth/master.mjs'
import { wind } from '../synth/noise.mjs'
import { Stage } from '../synth/stage.mjs'

/** Bass, then three voices of the strings; a bar each. */
const chords = [
  'd2 a3 d4 f4',
  'c2 a3 d4 f4',
  'bb1 bb3 d4 f4',
  'a1 a3 c#4 e4',
  'd2 a3 d4 f4',
  'g1 bb3 d4 g4',
  'e2 bb3 d4 g4',
  'a1 a3 c#4 g4',
  'bb1 bb3 d4 f4',
  'a1 c4 f4 a4',
  'g1 bb3 d4 bb4',
  'a1 a3 d4 e4',
  'd2 a3 d4 f4',
  'bb1 f3 bb3 d4',
  'g1 g3 bb3 e4',
  'a1 g3 c#4 e4',
]

/** The music box: four beats a bar, a dot is a rest. */
const tune = [
  'a5 . f5 e5',
  'd5 . . .',
  'd5 . f5 e5',
  'c#5 . . .',
  'f5 . a5 g5',
  'f5 . d5 .',
  'g5 . e5 d5',
  'c#5 . a4 .',
  'd5 . f5 .',
  'a5 . c6 .',
  'bb5 . a5 g5',
  'a5 . e5 .',
  'f5 . e5 d5',
  'bb4 . . .',
  'e5 . d5 bb4',
  'a4 . . .',
]

const bar = 5

/** For the city: strings that have seen better balls, and a music box that still believes in them. */
export const seconds = chords.length * bar

export function play() {
  const rand = chance('club noir')
  const stage = new Stage(seconds, { isLoop: true })
  chords.forEach((chord, number) => {
    const [bass, ...voices] = chord.split(' ').map(hz)
    const at = number * bar
    stage.put(organ(bass * 2, bar + 1.2, { rand, attack: 0.9 }), at, { gain: 0.12, echo: 0.3 })
    stage.put(strings(bass, bar + 2, { rand, bright: 500, voices: 4 }), at, { gain: 0.2, echo: 0.25 })
    voices.forEach((voice, k) => {
      stage.put(strings(voice, bar + 2.4, { rand, bright: 950 }), at - 0.2, {
        gain: 0.2 - k * 0.02,
        pan: (k - 1) * 0.45,
        echo: 0.5,
      })
    })
  })
  tune.forEach((line, number) => {
    line.split(' ').forEach((note, beat) => {
      if (note === '.') return
      const late = 0.02 + rand() * 0.03
      stage.put(musicBox(hz(note), { rand }), number * bar + (beat * bar) / 4 + late, {
        gain: 0.3 + rand() * 0.06,
        pan: 0.25,
        echo: 0.7,
      })
    })
  })
  for (const at of [0, 40]) stage.put(bell(hz('d3'), 9, { rand }), at, { gain: 0.28, pan: -0.4, echo: 0.8 })
  stage.put(wind(seconds, { rand }), 0, { gain: 0.02, echo: 0 })
  return masterLoop(stage.in({ seconds: 4.2, dark: 0.4, level: 0.4 }))
}

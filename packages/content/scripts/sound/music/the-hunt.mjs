import { chance } from '../../art/chance.mjs'
import { hz } from '../synth/basics.mjs'
import { drum, huntingHorn, pluck, strings } from '../synth/instruments.mjs'
import { masterLoop } from '../synth/master.mjs'
import { wind } from '../synth/noise.mjs'
import { Stage } from '../synth/stage.mjs'

/** Two bars each: bass, then the strings. */
const chords = [
  'e2 b3 e4 g4',
  'e2 c4 f4 a4',
  'e2 b3 e4 g4',
  'd2 a3 d4 f4',
  'c2 g3 c4 e4',
  'a1 a3 c4 e4',
  'f2 a3 c4 f4',
  'b1 b3 d#4 f#4',
  'e2 b3 e4 g4',
  'f2 c4 f4 a4',
  'd2 a3 d4 f4',
  'b1 a3 d#4 f#4',
]

/** Eighths of a bar, over the bass of its chord: steps in semitones, a dot is a rest. */
const walks = ['0 . 12 . 7 . 12 3', '0 . 12 13 . 7 . 10']

const bar = 3
const beat = bar / 4

/** Calls and how long they are, by bar. */
const calls = [
  [4, ['b3', 0, 1.3], ['e4', 1.5, 2.6]],
  [12, ['a3', 0, 1.3], ['e4', 1.5, 1.4], ['f4', 3, 2.6]],
  [20, ['e4', 0, 1.3], ['d4', 1.5, 1.3], ['b3', 3, 2.8]],
]

/** For the chase: a heart that is not the hunter's, plucked steps behind it, and a horn too far away to help. */
export const seconds = chords.length * 2 * bar

export function play() {
  const rand = chance('the hunt')
  const stage = new Stage(seconds, { isLoop: true })
  chords.forEach((chord, number) => {
    const [bass, ...voices] = chord.split(' ').map(hz)
    const at = number * 2 * bar
    stage.put(strings(bass, 2 * bar + 1.5, { rand, bright: 420, voices: 4 }), at, { gain: 0.2, echo: 0.2 })
    voices.forEach((voice, k) => {
      const played = strings(voice, 2 * bar + 1.6, { rand, bright: 800, attack: 1.8, release: 1.8 })
      stage.put(played, at, { gain: 0.13, pan: (k - 1) * 0.5, echo: 0.55 })
    })
    for (const half of [0, 1]) {
      walks[half].split(' ').forEach((step, eighth) => {
        if (step === '.') return
        const late = rand() * 0.012
        stage.put(
          pluck(bass * 2 * 2 ** (Number(step) / 12), 1.4, { rand }),
          at + half * bar + eighth * (beat / 2) + late,
          {
            gain: 0.56 + rand() * 0.1 - (eighth % 4 ? 0.1 : 0),
            pan: eighth % 2 ? -0.25 : 0.2,
            echo: 0.35,
          },
        )
      })
      for (const [when, gain] of [
        [0, 0.42],
        [0.28, 0.28],
        [2 * beat, 0.36],
      ])
        stage.put(drum(96, 44, 0.7), at + half * bar + when, { gain, echo: 0.25 })
    }
  })
  for (const [first, ...notes] of calls)
    for (const [note, after, length] of notes)
      stage.put(huntingHorn(hz(note), length, { rand }), first * bar + after, { gain: 0.17, pan: 0.5, echo: 0.9 })
  stage.put(wind(seconds, { rand, low: 320, high: 800 }), 0, { gain: 0.018, echo: 0 })
  return masterLoop(stage.in({ seconds: 3, dark: 0.45, level: 0.35 }))
}

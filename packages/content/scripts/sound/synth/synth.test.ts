import { describe, expect, it } from '@jest/globals'
import { chance } from '../../art/chance.mjs'
import { type Ears, hz, rate, silence } from './basics.mjs'
import { musicBox, strings } from './instruments.mjs'
import { loudness, peak } from './loudness.mjs'
import { masterLoop } from './master.mjs'
import { wind } from './noise.mjs'
import { Stage } from './stage.mjs'

const seconds = 6

/** A small piece that rings over its end, begun `later` seconds later. */
function smallPiece(later = 0): Ears {
  const rand = chance('small piece')
  const stage = new Stage(seconds, { isLoop: true })
  stage.put(strings(hz('a3'), 3, { rand }), (4.2 + later) % seconds, { pan: -0.5 })
  stage.put(musicBox(hz('e5'), { rand }), (5.9 + later) % seconds, { gain: 0.6 })
  return stage.in({ seconds: 1.5, dark: 0.4 })
}

const worst = (one: Float32Array, other: Float32Array) =>
  one.reduce((most, sample, k) => Math.max(most, Math.abs(sample - (other[k] as number))), 0)

const sine = (frequency: number, level: number): Ears => {
  const ear = silence(4).map((_, k) => 10 ** (level / 20) * Math.sin((2 * Math.PI * frequency * k) / rate))
  return { left: ear, right: ear }
}

describe('notes', () => {
  it.each([
    ['a4', 440],
    ['a3', 220],
    ['c4', 261.626],
    ['bb3', 233.082],
    ['f#5', 739.989],
  ])('%s has its frequency', (note, frequency) => {
    expect(hz(note)).toBeCloseTo(frequency, 2)
  })

  it('are refused if they are invalid', () => {
    expect(() => hz('h4')).toThrow('there is no note h4')
  })
})

describe('a loop', () => {
  it('has no seam: it is the same from another start, echoes included', () => {
    const half = (seconds / 2) * rate
    const [piece, later] = [smallPiece(), smallPiece(seconds / 2)]
    const turned = new Float32Array(piece.left.length)
    piece.left.forEach((sample, k) => {
      turned[(k + half) % turned.length] = sample
    })
    expect(peak(piece)).toBeGreaterThan(0.05)
    expect(worst(turned, later.left)).toBeLessThan(1e-3)
  })

  it('has no greater step at its seam than elsewhere, mastered and with wind', () => {
    const { left, right } = smallPiece()
    const air = wind(seconds, { rand: chance('air') })
    const { left: heard } = masterLoop({ left: left.map((sample, k) => sample + 0.1 * (air.left[k] as number)), right })
    const steps = heard.map((sample, k) => Math.abs(sample - (heard.at(k - 1) as number)))
    expect(steps[0]).toBeLessThanOrEqual(steps.subarray(1).reduce((most, step) => Math.max(most, step)))
  })

  it('has the intended loudness, does not clip and has no offset', () => {
    const { left, right } = smallPiece()
    const tilted = { left: left.map((sample) => sample + 0.2), right }
    const heard = masterLoop(tilted)
    expect(loudness(heard)).toBeCloseTo(-20, 0)
    expect(peak(heard)).toBeLessThanOrEqual(10 ** (-3 / 20))
    expect(Math.abs(heard.left.reduce((sum, sample) => sum + sample) / heard.left.length)).toBeLessThan(1e-3)
  })
})

describe('loudness', () => {
  it('matches the test tones of EBU Tech 3341', () => {
    expect(loudness(sine(1_000, -23))).toBeCloseTo(-23, 1)
    expect(loudness(sine(1_000, -33))).toBeCloseTo(-33, 1)
  })

  it('hardly counts tones that are hardly audible', () => {
    expect(loudness(sine(20, -23))).toBeLessThan(-30)
    expect(loudness(sine(1_000, -90))).toBe(Number.NEGATIVE_INFINITY)
  })
})

import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readSounds } from '../../src/pack'
import { type Ears, rate } from './synth/basics.mjs'
import { peak } from './synth/loudness.mjs'

const sounds = readSounds()
const music = sounds.filter(({ kind }) => kind === 'music')
const cues = sounds.filter(({ kind }) => kind === 'cue')

interface Score {
  readonly seconds: number
  play(): Ears
}

const scoreOf = (name: string): Promise<Score> => import(`./cues/${name}.mjs`)

describe('the sounds', () => {
  it('are three pieces of music of at least a minute, and a cue for each event', () => {
    expect(music.map(({ name }) => name)).toEqual(['club-noir', 'six-feet-of-quiet', 'the-hunt'])
    for (const { seconds } of music) {
      expect(seconds).toBeGreaterThanOrEqual(60)
      expect(seconds).toBeLessThanOrEqual(90)
    }
    expect(cues.map(({ name }) => name)).toEqual(
      'bell click coin critical draw equip evade hit loss page rank-up win'.split(' '),
    )
  })

  it('are small files with the declared digests', () => {
    for (const { file, sha256 } of sounds)
      expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(sha256)
    expect(music.reduce((sum, { file }) => sum + statSync(file).size, 0)).toBeLessThan(2_500_000)
    expect(cues.reduce((sum, { file }) => sum + statSync(file).size, 0)).toBeLessThan(150_000)
  })

  it('include music at background loudness, which nowhere clips', () => {
    const facts = JSON.parse(readFileSync(join(__dirname, '../../sound/sounds.json'), 'utf8'))
    for (const { kind, loudness, peak: most } of facts) {
      if (kind !== 'music') continue
      expect(loudness).toBeCloseTo(-20, 0)
      expect(most).toBeLessThanOrEqual(-3)
    }
  })
})

describe.each(cues.map(({ name }) => name))('the cue %s', (name) => {
  it('is short, fades out, does not clip and has no offset', async () => {
    const { seconds, play } = await scoreOf(name)
    const heard = play()
    const { left } = heard
    const level = 20 * Math.log10(peak(heard))
    expect(seconds).toBeLessThanOrEqual(4)
    expect(left).toHaveLength(Math.round(seconds * rate))
    expect(level).toBeLessThanOrEqual(-4)
    expect(level).toBeGreaterThanOrEqual(-20)
    expect(Math.abs(left.at(-1) as number)).toBeLessThan(1e-4)
    expect(Math.abs(left.reduce((sum, sample) => sum + sample, 0) / left.length)).toBeLessThan(1e-3)
    // The sound responds at once to the action.
    const first = left.subarray(0, rate * 0.1).map(Math.abs)
    expect(20 * Math.log10(Math.max(...first))).toBeGreaterThan(level - 26)
  })
})

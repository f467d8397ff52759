import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readSounds } from '.'

const hit = { name: 'hit', kind: 'cue', file: 'hit.mp3', seconds: 0.4, sha256: '0'.repeat(64) }
let folder: string

const put = (list: unknown) => writeFileSync(join(folder, 'sounds.json'), JSON.stringify(list))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanguine-sound-'))
  writeFileSync(join(folder, 'hit.mp3'), 'sound')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('readSounds', () => {
  it('reads the sounds with their files', () => {
    put([hit])
    expect(readSounds(folder)).toEqual([{ ...hit, file: join(folder, 'hit.mp3') }])
  })

  it.each([
    ['a missing list', () => undefined, 'Content pack: sounds.json: cannot be read (ENOENT)'],
    [
      'a missing sound',
      () => put([{ ...hit, name: 'miss', file: 'miss.mp3' }]),
      /^Content pack: sounds\.json: sound miss: the file .*miss\.mp3 is missing$/,
    ],
    ['a sound of no length', () => put([{ ...hit, seconds: 0 }]), /^Content pack: sounds\.json: 0\.seconds: /],
    [
      'a file elsewhere',
      () => put([{ ...hit, file: '../hit.mp3' }]),
      'Content pack: sounds.json: 0.file: must be an MP3 inside the sound folder',
    ],
  ])('refuses %s in one line that names the place', (_, damage, sentence) => {
    damage()
    expect(() => readSounds(folder)).toThrow(sentence)
  })
})

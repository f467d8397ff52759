import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { kindNames } from '../kind-name'
import { smallContent, testId } from '../testing'
import { readPack, readTranslations } from '.'

let folders = { pack: '', art: '' }

const put = (name: string, content: unknown) =>
  writeFileSync(join(folders.pack, name), typeof content === 'string' ? content : JSON.stringify(content))

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-pack-'))
  folders = { pack: join(folder, 'pack'), art: join(folder, 'art') }
  mkdirSync(folders.pack)
  mkdirSync(folders.art)
  const { records, start } = smallContent()
  for (const kind of kindNames) put(`${kind}.json`, records[kind])
  put('start.json', start)
  put('version.json', { version: 7 })
  put('images.json', [
    {
      id: 'f'.repeat(24),
      file: 'ghoul.webp',
      thumb: 'ghoul.thumb.webp',
      contentType: 'image/webp',
      isMoving: false,
      sha256: '0'.repeat(64),
    },
  ])
  for (const file of ['ghoul.webp', 'ghoul.thumb.webp']) writeFileSync(join(folders.art, file), 'picture')
})

afterEach(() => rmSync(join(folders.pack, '..'), { recursive: true }))

describe('readPack', () => {
  it('reads records, start and images', () => {
    const { records, start, images, version, hash } = readPack(folders)
    expect({ records, start }).toEqual(smallContent())
    expect(images).toEqual([expect.objectContaining({ file: join(folders.art, 'ghoul.webp') })])
    expect(version).toBe(7)
    put('rank.json', records.rank.slice().reverse())
    expect([readPack(folders).hash === hash, hash]).toEqual([false, expect.stringMatching(/^[0-9a-f]{64}$/)])
  })

  it.each([
    [
      'a record that is not valid',
      () => put('rank.json', [{ id: testId('rank', 1), name: 'Elder', xp: -1 }]),
      'Content pack: rank.json: record 1 "Elder": xp: must not be under 0',
    ],
    [
      'a field that the kind does not have',
      () => put('rank.json', [{ id: testId('rank', 1), name: 'Elder', xpRequired: 3 }]),
      'Content pack: rank.json: record 1 "Elder": xpRequired: is no field of such a record',
    ],
    [
      'a field that an entry of a list does not have',
      () => put('enemy.json', [{ id: testId('enemy', 1), name: 'Bat', stats: [{ name: 'health', value: 3 }] }]),
      'Content pack: enemy.json: record 1 "Bat": stats.0.name: is no field of such a record',
    ],
    [
      'a field that the start does not have',
      () => put('start.json', { currencies: [{ shortName: 'vgc', value: 3 }] }),
      'Content pack: start.json: currencies.0.shortName: is no field of the start',
    ],
    [
      'a dead reference',
      () => put('rank.json', [{ id: testId('rank', 1), name: 'Elder', rewardItemId: 'e'.repeat(24) }]),
      `Content pack: rank.json: record "Elder" (${testId('rank', 1)}): rewardItemId: there is no item with the id ${'e'.repeat(24)}`,
    ],
    [
      'a version that counts nothing',
      () => put('version.json', { version: 0 }),
      'Content pack: version.json: version: must not be under 1',
    ],
    ['a file that is no JSON', () => put('rank.json', '[{'), /^Content pack: rank\.json: is not JSON \(.*\)$/],
    ['a file that is no list', () => put('rank.json', {}), 'Content pack: rank.json: must be a list of records'],
    [
      'a missing file',
      () => rmSync(join(folders.pack, 'start.json')),
      'Content pack: start.json: cannot be read (ENOENT)',
    ],
    [
      'a missing picture',
      () => rmSync(join(folders.art, 'ghoul.webp')),
      /^Content pack: images\.json: image f{24}: the file .*ghoul\.webp is missing$/,
    ],
    [
      'a picture outside the art folder',
      () => put('images.json', [{ id: 'f'.repeat(24), file: '../secret' }]),
      'Content pack: images.json: image 1: file: must be a path inside the art folder',
    ],
  ])('refuses %s in one line that names the place', (_, damage, sentence) => {
    damage()
    expect(() => readPack(folders)).toThrow(sentence)
  })
})

describe('readTranslations', () => {
  it('reads every language that has a file', () => {
    expect(readTranslations(folders)).toEqual({})
    put('de.json', { [testId('rank', 1)]: { name: 'Ältester' } })
    expect(readTranslations(folders)).toEqual({ de: { [testId('rank', 1)]: { name: 'Ältester' } } })
  })

  it('refuses a file without texts by record', () => {
    put('de.json', { elder: { name: 'Ältester' } })
    expect(() => readTranslations(folders)).toThrow(/^Content pack: de\.json: /)
  })
})

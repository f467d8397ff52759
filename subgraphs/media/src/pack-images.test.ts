import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { PackImages } from './pack-images'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanguine-pack-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a file that cannot be read fails the call, and the next one reads it', async () => {
  const file = join(folder, 'ghoul.mp4')
  const pack = new PackImages([{ id: 'ghoul', file, thumb: file, contentType: 'video/mp4', sha256: '0'.repeat(64) }])
  await expect(pack.movingIds()).rejects.toMatchObject({ code: 'ENOENT' })
  writeFileSync(file, Buffer.from('\x00\x00\x00\x18ftypisom and frames', 'latin1'))
  expect(await pack.movingIds()).toEqual(new Set(['ghoul']))
  rmSync(file)
  expect(await pack.movingIds()).toEqual(new Set(['ghoul']))
})

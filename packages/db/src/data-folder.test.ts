import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { prepareDataFolder } from './data-folder'

const folder = mkdtempSync(join(tmpdir(), 'sanguine-folder-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('a folder that is missing is made, for this user alone', () => {
  const made = prepareDataFolder(join(folder, 'a', 'b'))
  expect(statSync(made).mode & 0o777).toBe(0o700)
})

test('a folder that cannot be made is a line that names DATA_DIR and says what to do', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(/^DATA_DIR .* cannot be used \(.*\): let this user/)
})

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { prepareDataFolder } from './data-folder'

const folder = mkdtempSync(join(tmpdir(), 'sanguine-folder-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('a missing folder is created for the current user alone', () => {
  const made = prepareDataFolder(join(folder, 'a', 'b'))
  expect(statSync(made).mode & 0o777).toBe(0o700)
})

test('a folder that cannot be created is reported in one line that names DATA_DIR and says what to do', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(/^DATA_DIR .* cannot be used \(.*\): let this user/)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import native from 'fs-native-extensions'
import { lockFolder } from './folder-lock'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-mongod-lock-'))
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const failing = (code: string, message: string) => () => {
  throw Object.assign(new Error(message), { code })
}

it.each([
  ['is held, as Windows says it', failing('EBUSY', 'resource busy'), /is in use by another process\. Stop that one/],
  ['is held', () => false, /is in use by another process\. Stop that one/],
  [
    'cannot be taken in its file system',
    failing('ENOSYS', 'function not implemented'),
    /is on a file system without locks \(function not implemented\)/,
  ],
])('a folder whose lock %s is refused, and can be used once the lock is free', (_why, answer, sentence) => {
  jest.spyOn(native, 'tryLock').mockImplementationOnce(answer)
  expect(() => lockFolder(folder)).toThrow(sentence)
  lockFolder(folder)()
})

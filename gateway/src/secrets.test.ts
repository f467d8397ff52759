import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { keptSecret } from './secrets'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanguine-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a secret is created once, readable by the current user alone, and no other file is left', () => {
  const secret = keptSecret(folder, 'jwt-secret')
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(keptSecret(folder, 'jwt-secret')).toBe(secret)
  expect(keptSecret(folder, 'password-pepper')).not.toBe(secret)
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).sort()).toEqual(['jwt-secret', 'password-pepper'])
})

test('a truncated file of a secret is not used', () => {
  writeFileSync(join(folder, 'jwt-secret'), '\n')
  expect(() => keptSecret(folder, 'jwt-secret')).toThrow(/jwt-secret holds no secret .* restore it from a backup/)
})

test('a secret that is a folder is refused with its name', () => {
  mkdirSync(join(folder, 'jwt-secret'))
  expect(() => keptSecret(folder, 'jwt-secret')).toThrow(/jwt-secret must be a file .* \(EISDIR\)/)
})

test('a secret that cannot be written is refused with its file, and leaves no other one', () => {
  expect(() => keptSecret(folder, 'missing/jwt-secret')).toThrow(/missing\/jwt-secret cannot be written \(ENOENT\)/)
  expect(readdirSync(folder)).toEqual([])
})

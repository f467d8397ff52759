import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { announce } from './announce'
import { captureLog } from './testing'

const adminPassword = 'a1b2c3d4e5f6'
const url = 'http://127.0.0.1:4000'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanguine-announce-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Call {
  readonly isProduction: boolean
  readonly terminals?: { readonly out?: boolean; readonly err?: boolean }
  readonly password?: string | null
  readonly dataDir?: string
}

function announced({ isProduction, terminals = {}, password = adminPassword, dataDir = folder }: Call) {
  const captured = captureLog()
  const written = { out: '', err: '' }
  const output = (name: 'out' | 'err') => ({
    isTTY: terminals[name] ?? false,
    write: (text: string) => {
      written[name] += text
    },
  })
  announce({
    env: { isProduction, DATA_DIR: dataDir, ADMIN_USERNAME: 'admin' },
    log: captured.log,
    gateway: { url, adminPassword: password },
    out: output('out'),
    err: output('err'),
  })
  return { ...written, lines: captured.lines(), log: captured.text() }
}

test('outside of production, text on standard output shows the address, and the new password once', () => {
  expect(announced({ isProduction: false })).toMatchObject({
    out: `Admin "admin" was created with the password ${adminPassword} (shown only now)\nSanguine is ready: ${url}\n`,
    err: '',
    log: '',
  })
})

test('in production standard output has only JSON, on a terminal too', () => {
  const { out, lines } = announced({ isProduction: true, terminals: { out: true } })
  expect([out, lines.at(-1)]).toEqual(['', expect.objectContaining({ url, msg: 'Sanguine is ready.' })])
})

test('in production standard output has only JSON, and the password is in a file of the current user alone', () => {
  const file = join(folder, 'admin-password')
  writeFileSync(file, 'of an earlier start', { mode: 0o644 })
  const { out, err, lines, log } = announced({ isProduction: true })
  expect([out, err]).toEqual(['', ''])
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, file }),
    expect.objectContaining({ level: 30, url, msg: 'Sanguine is ready.' }),
  ])
  expect(log).not.toContain(adminPassword)
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([`${adminPassword}\n`, 0o600])
})

test('in production the password is shown if standard error is a terminal', () => {
  const { out, err, log } = announced({ isProduction: true, terminals: { err: true } })
  expect([out, err.includes(adminPassword), log.includes(adminPassword)]).toEqual(['', true, false])
})

test('a start without a new password prints none', () => {
  const { lines } = announced({ isProduction: true, password: null })
  expect(lines).toEqual([expect.objectContaining({ msg: 'Sanguine is ready.' })])
})

test('in production a password whose file cannot be written is on standard error, and the log has the reason alone', () => {
  const { out, err, lines, log } = announced({ isProduction: true, dataDir: join(folder, 'missing') })
  expect([out, err]).toEqual(['', `Admin "admin" was created with the password ${adminPassword} (shown only now)\n`])
  expect(lines[0]).toMatchObject({ level: 50, reason: 'ENOENT' })
  expect(log).not.toContain(adminPassword)
})

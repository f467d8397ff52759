import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { findMail } from './site'

const folder = mkdtempSync(join(tmpdir(), 'sanguine-outbox-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a mail is awaited even before there is an outbox folder', async () => {
  const outbox = join(folder, 'outbox')
  const found = findMail(outbox, 'lucy@example.org')
  mkdirSync(outbox)
  writeFileSync(join(outbox, '1.eml'), 'To: <mina@example.org>')
  writeFileSync(join(outbox, '2.eml'), 'To: <lucy@example.org>')
  expect(await found).toBe('To: <lucy@example.org>')
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { dataSourceService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { App } from '@sanguine/kernel'
import { TestClock, TestRandom, testSettings } from '@sanguine/kernel/testing'
import { captureLog } from '../testing'
import { type BackupPlan, backUpWhenDue } from './scheduled-backups'

const hourMs = 3_600_000

let database: TestDatabase
let folder: string

beforeAll(async () => {
  execFileSync(process.execPath, [join(__dirname, '../../../tools/build/server.mjs')])
  database = await startTestDatabase()
  await database.connection.collection<{ _id: string; n: number }>('purses').insertOne({ _id: 'purse', n: 7 })
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanguine-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => database.stop())

/** An app at the present time, since backups are dated by the clock of the machine. */
function openApp(mongodbUri = database.uri) {
  const { lines, log } = captureLog()
  const clock = new TestClock(Date.now())
  const app = new App({ settings: testSettings(), clock, random: new TestRandom(), log })
  app.provide(dataSourceService, { mongodbUri, dataDir: join(folder, '../never-used') })
  const plan: BackupPlan = { folder, intervalMs: 24 * hourMs, kept: 2 }
  const look = (signal = new AbortController().signal) => backUpWhenDue(app, plan, signal)
  return { look, lines, clock }
}

const names = () => readdirSync(folder).sort()

function addBackup(name: string, createdAt: string): void {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'backup.json'), JSON.stringify({ format: 1, createdAt, files: [] }))
}

test('a backup is made if the newest is older than the interval, and the oldest scheduled ones are removed', async () => {
  const { look, clock } = openApp()
  const from = clock.at
  await look()
  const [first] = names()
  expect(first).toBe(`scheduled-${new Date(from).toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  clock.at = from + 23 * hourMs
  await look()
  expect(names()).toEqual([first])
  addBackup('before-the-upgrade', '2025-01-01T00:00:00Z')
  clock.at = from + 25 * hourMs
  await look()
  clock.at = from + 50 * hourMs
  await look()
  expect(names()).toEqual(['before-the-upgrade', expect.any(String), expect.any(String)])
  expect(names()).not.toContain(first)
})

test('a backup that another gateway is making is awaited; after six hours its remains are removed', async () => {
  const { look, clock } = openApp()
  const began = new Date(clock.at - 5 * hourMs).toISOString().slice(0, 19).replaceAll(':', '-')
  const unfinished = `scheduled-${began}Z.partial-4711`
  mkdirSync(join(folder, unfinished))
  await look()
  expect(names()).toEqual([unfinished])
  clock.advance(2 * hourMs)
  await look()
  expect(names()).toEqual([expect.stringMatching(/^scheduled-[\dT-]+Z$/)])
})

test('backups of a clock that was years ahead delay no backup, and the new one is not removed for them', async () => {
  const { look } = openApp()
  const ahead = ['scheduled-2099-01-01T00-00-00Z', 'scheduled-2099-01-02T00-00-00Z']
  addBackup(ahead[0] ?? '', '2099-01-01T00:00:00Z')
  addBackup(ahead[1] ?? '', '2099-01-02T00:00:00Z')
  mkdirSync(join(folder, 'scheduled-2099-01-03T00-00-00Z.partial-4711'))
  await look()
  expect(names()).toEqual([expect.stringMatching(/^scheduled-20[2-8]/), ahead[1]])
})

test('a damaged backup is logged as a warning and does not count', async () => {
  const { look, lines } = openApp()
  mkdirSync(join(folder, 'damaged'))
  writeFileSync(join(folder, 'damaged/backup.json'), '{')
  await look()
  expect(lines()).toContainEqual(
    expect.objectContaining({ level: 40, msg: expect.stringMatching(/damaged is not a whole backup/) }),
  )
  expect(names()).toEqual(['damaged', expect.stringMatching(/^scheduled-/)])
})

test('a failed backup is logged as an error with its reason, leaves no files, and is tried again', async () => {
  const { look } = openApp('mongodb://127.0.0.1:1/gone?serverSelectionTimeoutMS=100')
  await expect(look()).rejects.toThrow(/127\.0\.0\.1:1/)
  await expect(look()).rejects.toThrow(/127\.0\.0\.1:1/)
  expect(names()).toEqual([])
})

test('a gateway that stops cancels its backup without an error and without remains', async () => {
  const { look, lines } = openApp()
  const stopping = new AbortController()
  const looking = look(stopping.signal)
  while (names().length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  stopping.abort()
  await looking
  expect([names(), lines()]).toEqual([[], []])
})

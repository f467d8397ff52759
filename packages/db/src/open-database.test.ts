import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from '@jest/globals'
import { testApp } from '@sanguine/kernel/testing'
import { type Connection, Schema } from 'mongoose'
import { DatabaseProblem } from './database-problem'
import { type Database, type DatabaseOptions, openDatabase } from './open-database'
import { probeDatabase } from './probe-database'
import { startTestDatabase } from './testing'

const { log } = testApp().app
const opened: Database[] = []
const folders: string[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-db-'))
  folders.push(folder)
  return folder
}

async function open(options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const onLost = (problem: DatabaseProblem) => {
    throw problem
  }
  const database = await openDatabase({ mongodbUri: null, dataDir: newFolder(), log, onLost, ...options })
  opened.push(database)
  return database
}

afterEach(async () => {
  for (const database of opened.splice(0)) await database.stop()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const notes = (connection: Connection) => connection.model('Note', new Schema({ text: String }), 'notes')

test('without an address the built-in database stores documents in the data folder', async () => {
  const dataDir = newFolder()
  const first = await open({ dataDir })
  await notes(first.connection).create({ text: 'kept' })
  await opened.pop()?.stop()
  const second = await open({ dataDir })
  expect(await notes(second.connection).find({}).lean()).toMatchObject([{ text: 'kept' }])
})

test('the built-in database listens on no port, so that other users of the machine cannot reach it', async () => {
  const { connection } = await open()
  const client = connection.getClient()
  expect(client.options.hosts.map(({ socketPath, port }) => [socketPath?.endsWith('.sock'), port])).toEqual([
    [true, undefined],
  ])
  const status = await connection.db?.admin().command({ getCmdLineOpts: 1 })
  expect(status?.argv).not.toContain('--port')
})

test('a data folder with a path too long for a socket works, and the log names the path of the socket', async () => {
  const lines: unknown[] = []
  const note = (...line: unknown[]) => lines.push(line)
  const dataDir = join(newFolder(), 'deep'.repeat(40))
  const { connection } = await open({ dataDir, log: { ...log, info: note, warn: note, error: note } })
  await probeDatabase(connection, Date.now)
  expect(lines).toEqual([
    [{ socket: expect.stringMatching(/\.sock$/) }, expect.stringMatching(/too long for a socket/)],
  ])
})

test('with an address the server at that address is used', async () => {
  const server = await startTestDatabase()
  const { connection } = await open({ mongodbUri: server.uri })
  await probeDatabase(connection, Date.now)
  await notes(connection).create({ text: 'there' })
  expect(await notes(server.connection).countDocuments({})).toBe(1)
  await opened.pop()?.stop()
  await server.stop()
})

test('a data folder that is a file is reported in one line that says what to do', async () => {
  const attempt = open({ dataDir: '/dev/null/data' })
  await expect(attempt).rejects.toBeInstanceOf(DatabaseProblem)
  await expect(attempt).rejects.toThrow(/^DATA_DIR .*let this user read and write it/)
})

test('a data folder that another server uses is reported in one line that says what to do', async () => {
  const dataDir = newFolder()
  await open({ dataDir })
  await expect(open({ dataDir })).rejects.toThrow(/^The built-in database does not start in .*Use another DATA_DIR/)
})

test('the built-in database restarts after it is killed, with all acknowledged writes', async () => {
  const { connection } = await open()
  const status = await connection.db?.admin().command({ serverStatus: 1 })
  await notes(connection).create({ text: 'acknowledged' })
  process.kill(Number(status?.pid), 'SIGKILL')
  expect(await notes(connection).find({}).lean()).toMatchObject([{ text: 'acknowledged' }])
  await notes(connection).create({ text: 'afterwards' })
  expect(await notes(connection).countDocuments({})).toBe(2)
})

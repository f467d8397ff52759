import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { openData, startOnFolder } from '@sanguine/db/maintenance'
import { startEmbeddedMongod } from '@sanguine/embedded-mongod'
import { main } from './data'

type Connection = Awaited<ReturnType<typeof openData>>['connection']

const environment = { ...process.env }
const openers = ['sessions', 'loginTickets', 'oauthGrants', 'oauthDeviceRequests', 'personalTokens']
const idsIn = (names: readonly string[], connection: Connection) =>
  Promise.all(
    names.map(async (name) => (await connection.collection(name).find().toArray()).map(({ _id }) => String(_id))),
  )
let work: string

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'sanguine-data-'))
  jest.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  process.env = { ...environment }
  jest.restoreAllMocks()
  rmSync(work, { recursive: true, force: true })
})

async function use<Value>(dataDir: string, on: (connection: Connection) => Promise<Value>): Promise<Value> {
  process.env.DATA_DIR = dataDir
  const { connection, stop } = await openData({ mongodbUri: null, dataDir })
  return on(connection).finally(stop)
}

/** A data folder of a site whose account `Mina` has everything that opens it without a password, and its backup. */
async function backUpSite(): Promise<string> {
  const dataDir = join(work, 'site')
  const folder = join(work, 'backup')
  const { connection, stop } = await startOnFolder(join(dataDir, 'db'))
  const insert = (name: string, ...documents: readonly object[]) => connection.collection(name).insertMany(documents)
  await insert('accounts', { _id: 'Mina' })
  const fairness = { seed: 'a'.repeat(64), nextSeed: 'b'.repeat(64), clientSeed: '', firstCombat: 1, past: [] }
  await insert('players', { _id: 'Mina', state: { fairness, combat: null } })
  for (const name of openers) await insert(name, { _id: name, accountId: 'Mina' })
  const links = ['activation', 'passwordReset', 'emailChange']
  await insert('mailTokens', ...links.map((purpose) => ({ _id: purpose, purpose })))
  await stop()
  process.env.DATA_DIR = dataDir
  expect(await main(['backup', folder])).toBe(0)
  return folder
}

test('a restored backup has accounts and activation links, and nothing else that opens an account', async () => {
  const folder = await backUpSite()
  const dataDir = join(work, 'restored')
  process.env.DATA_DIR = dataDir
  expect(await main(['restore', folder])).toBe(0)
  const found = await use(dataDir, (connection) => idsIn(['accounts', 'mailTokens', ...openers], connection))
  expect(found).toEqual([['Mina'], ['activation'], ...openers.map(() => [])])
  expect(console.log).toHaveBeenCalledWith('7 sessions, tokens, connections of apps and mailed links were ended.')
  const player = await use(dataDir, (connection) => connection.collection('players').findOne({}))
  expect(player?.state.fairness).toMatchObject({ seed: expect.not.stringMatching(/^a+$/), firstCombat: 1, past: [] })
  expect(player?.state.fairness.nextSeed).not.toMatch(/^b+$/)
})

test('a backup that is restored with `--keep-secrets` leaves them valid', async () => {
  const folder = await backUpSite()
  const dataDir = join(work, 'restored')
  process.env.DATA_DIR = dataDir
  expect(await main(['restore', folder, '--keep-secrets'])).toBe(0)
  expect(await use(dataDir, (connection) => idsIn(openers, connection))).toEqual(openers.map((name) => [name]))
})

test('a restore with `--keep-secrets` that is interrupted is to be repeated with it', async () => {
  const folder = await backUpSite()
  const move = fs.renameSync
  jest.spyOn(console, 'error').mockReturnValue()
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (!String(to).endsWith('.restore-unfinished')) throw new Error('The power is gone.')
    move(from, to)
  })
  expect(await main(['restore', folder, '--replace', '--keep-secrets'])).toBe(2)
  const [command] = readFileSync(join(work, 'site/.restore-unfinished'), 'utf8').split('\n')
  expect(command).toBe(`restore ${folder} --replace --keep-secrets`)
})

test('a backup of a server that is restored into another one ends them as well', async () => {
  const [from, to] = await Promise.all(['from', 'to'].map((name) => startEmbeddedMongod({ dbPath: join(work, name) })))
  if (!from || !to) throw new Error('A database did not start.')
  const open = ({ uri }: typeof from) => openData({ mongodbUri: uri, dataDir: work })
  process.env.DATA_DIR = join(work, 'secrets')
  try {
    const source = await open(from)
    await source.connection.collection('sessions').insertMany([{ accountId: 'Mina' }])
    await source.connection.collection('accounts').insertMany([{ name: 'Mina' }])
    await source.stop()
    process.env.MONGODB_URI = from.uri
    expect(await main(['backup', join(work, 'backup')])).toBe(0)
    process.env.MONGODB_URI = to.uri
    expect(await main(['restore', join(work, 'backup')])).toBe(0)
    const target = await open(to)
    const found = await idsIn(['accounts', 'sessions'], target.connection).finally(target.stop)
    expect(found.map(({ length }) => length)).toEqual([1, 0])
  } finally {
    await Promise.all([from.stop(), to.stop()])
  }
})

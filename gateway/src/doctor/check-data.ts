import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findLostPepper, knowsJwtSecret } from '@sanguine/accounts'
import { connectionService, type Database, dataSourceService, readClockAhead, readDiskSpace } from '@sanguine/db'
import { startOnFolder } from '@sanguine/db/maintenance'
import { App, systemClock, systemRandom, type WaitingWork } from '@sanguine/kernel'
import { checkLedger, readLedgerCheck } from '@sanguine/players'
import type { Logger } from 'pino'
import { domains } from '../domains'
import type { Env } from '../env'
import { findSecrets, type keptSecrets } from '../secrets'
import { settingsOf } from '../settings'
import { startDomains } from '../start-gateway'
import { diskFinding, type Machine } from './check-machine'
import { type Finding, found, runCheck } from './finding'

type Connection = Database['connection']

interface Site {
  readonly env: Env
  readonly connection: Connection
  readonly machine: Machine
  readonly log: Logger
}

/** An app on a connection. Missing secrets are replaced, since an examination must not create any. */
function appOn({ env, connection, log }: Pick<Site, 'env' | 'connection' | 'log'>): App {
  const secretOf = (name: keyof typeof keptSecrets) => findSecrets(env, name)?.join(',') ?? 'missing'.padEnd(32, '-')
  const secrets = { JWT_SECRET: secretOf('JWT_SECRET'), PUSH_SECRET: secretOf('PUSH_SECRET') }
  const settings = settingsOf({ ...env, ...secrets, PASSWORD_PEPPER: secretOf('PASSWORD_PEPPER') })
  const app = new App({ settings, clock: systemClock, random: systemRandom, log })
  app.provide(connectionService, connection)
  app.provide(dataSourceService, { mongodbUri: env.MONGODB_URI, dataDir: env.DATA_DIR })
  return app
}

async function checkSecrets({ env, connection }: Site): Promise<readonly Finding[]> {
  const lost = await findLostPepper(connection, findSecrets(env, 'PASSWORD_PEPPER') ?? [])
  const isKnown = await knowsJwtSecret(connection, findSecrets(env, 'JWT_SECRET') ?? [])
  const findings: Finding[] = []
  if (lost !== null)
    findings.push(
      found(
        'secrets',
        'fault',
        `PASSWORD_PEPPER is not the pepper ${lost} of the stored passwords, so the gateway does not start: set that one, as "A lost pepper" in docs/operations.md describes.`,
      ),
    )
  if (!isKnown)
    findings.push(
      found(
        'secrets',
        'fault',
        'JWT_SECRET is not the one of the last start: with this one everybody is logged out. Set the former one, or put this one before it.',
      ),
    )
  return findings.length > 0 ? findings : [found('secrets', 'ok', 'The database was written with these secrets.')]
}

const maxSkewMs = 5_000

async function checkClock({ connection, machine }: Site): Promise<readonly Finding[]> {
  const aheadMs = await readClockAhead(connection, () => machine.now())
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return [
    Math.abs(aheadMs) > maxSkewMs
      ? found(
          'clock',
          'fault',
          `The clock of this machine is ${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} that of the database: let NTP set both.`,
        )
      : found('clock', 'ok', 'The clocks of this machine and of the database agree.'),
  ]
}

interface Index {
  readonly name: string
  readonly key: object
  readonly unique?: boolean
}

const describeIndex = ({ key, unique = false }: Index): string => `${JSON.stringify(key)}${unique ? ' (unique)' : ''}`

async function indexesOf(connection: Connection): Promise<ReadonlyMap<string, readonly string[]>> {
  const { db } = connection
  if (!db) throw new Error('The connection to the database is closed.')
  const collections = await db.listCollections({}, { nameOnly: true }).toArray()
  const described = collections.map(async ({ name }) => {
    const indexes = (await db.collection(name).indexes()) as unknown as Index[]
    return [name, indexes.map(describeIndex)] as const
  })
  return new Map(await Promise.all(described))
}

/** The indexes that this version creates: those of a start on an empty database. */
async function expectedIndexes(env: Env, log: Logger): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-doctor-'))
  const empty = await startOnFolder(join(folder, 'db'))
  const app = appOn({ env: { ...env, MONGODB_URI: null, SMTP_URL: null, DATA_DIR: folder }, ...empty, log })
  try {
    await startDomains(app)
    return await indexesOf(empty.connection)
  } finally {
    await app.stop()
    await empty.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function checkIndexes({ env, connection, log }: Site): Promise<readonly Finding[]> {
  const present = await indexesOf(connection)
  const missing = [...(await expectedIndexes(env, log))].flatMap(([collection, indexes]) =>
    indexes.filter((index) => !present.get(collection)?.includes(index)).map((index) => `${collection} ${index}`),
  )
  return missing.length === 0
    ? [found('indexes', 'ok', 'All indexes are there.')]
    : missing.map((index) =>
        found('indexes', 'fault', `The index ${index} is missing: restart the gateway, which creates it.`),
      )
}

const dayMs = 24 * 60 * 60 * 1000

/** The result of the gateways' daily check, or of a check now if there was none within two days. */
async function checkBalances(app: App, { machine }: Site): Promise<readonly Finding[]> {
  const last = await readLedgerCheck(app)
  const isRecent = last?.finishedAt !== undefined && machine.now() - last.finishedAt < 2 * dayMs
  const mismatches = isRecent ? (last.mismatches ?? 0) : (await checkLedger(app, () => undefined)).mismatches
  return [
    mismatches === 0
      ? found('ledger', 'ok', 'Every balance is the sum of its ledger.')
      : found(
          'ledger',
          'fault',
          `${mismatches} balances are not the sum of their ledger: run npm run ledger:check, and see "The ledger is wrong" in docs/operations.md.`,
        ),
  ]
}

/** The age in milliseconds from which the oldest entry of a queue shows that its worker cannot work. */
const maxAges: Readonly<Record<string, number>> = {
  outbox: 300_000,
  scheduledEffects: 300_000,
  mails: 1_800_000,
  notifications: 3_600_000,
  payments: 3_600_000,
}

const queueFinding = (name: string, { count, since }: WaitingWork, now: number): Finding => {
  const waitedMs = since === null ? 0 : now - since
  const minutes = Math.round(waitedMs / 60_000)
  return waitedMs > (maxAges[name] ?? dayMs)
    ? found(
        'queues',
        'fault',
        `${count} entries of the queue ${name} wait, the oldest for ${minutes} min: see "A queue grows" in docs/operations.md.`,
      )
    : found('queues', 'ok', `${count} entries of the queue ${name} wait.`)
}

/** Examines the data of a site. It writes nothing to the database. */
export async function checkData(site: Site): Promise<readonly Finding[]> {
  const app = appOn(site)
  const now = site.machine.now()
  const queues = domains.flatMap(({ queues: own = [] }) => own)
  const findings = [
    await runCheck('secrets', () => checkSecrets(site)),
    await runCheck('clock', () => checkClock(site)),
    await runCheck('disk', async () => [diskFinding('the database', await readDiskSpace(site.connection))]),
    await runCheck('indexes', () => checkIndexes(site)),
    await runCheck('ledger', () => checkBalances(app, site)),
    ...(await Promise.all(
      queues.map(({ name, read }) => runCheck('queues', async () => [queueFinding(name, await read(app), now)])),
    )),
  ].flat()
  await app.stop()
  return findings
}

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { rememberJwtSecret, rememberPepper } from '@sanguine/accounts'
import pino from 'pino'
import { readEnv } from '../env'
import { startTestGateway, type TestGateway } from '../testing'
import { checkBackups } from './check-backups'
import { examineSite } from './examine-site'
import type { Finding } from './finding'

const projectRoot = join(__dirname, '../../..')
const hourMs = 3_600_000
const [jwtSecret, pepper] = ['j'.repeat(32), 'p'.repeat(32)]

let gateway: TestGateway
let folder: string
/** A server whose every address is missing. */
const empty = createServer((_request, response) => response.writeHead(404).end())

/** Everything that a site in production sets. */
const settings = () => ({
  NODE_ENV: 'production',
  MONGODB_URI: gateway.database.uri,
  DATA_DIR: join(folder, 'data'),
  JWT_SECRET: jwtSecret,
  PASSWORD_PEPPER: pepper,
  PUSH_SECRET: 'u'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:25',
  PUBLIC_URL: 'https://sanguine.example',
  TRUST_PROXY: '1',
  OPERATOR_NAME: 'Lucy',
  OPERATOR_ADDRESS: 'Hillingham',
  OPERATOR_EMAIL: 'lucy@sanguine.example',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
})

interface Changes {
  readonly env?: Readonly<Record<string, string>>
  readonly nodeVersion?: string
  readonly npmVersion?: string
  readonly freeBytes?: number
  readonly now?: number
  readonly backups?: string | null
}

async function examine({ env = {}, now = gateway.clock.now(), ...changes }: Changes = {}) {
  const {
    nodeVersion = '20.11.0',
    npmVersion = '10.2.4',
    freeBytes = 1e12,
    backups = join(folder, 'backups'),
  } = changes
  const findings = await examineSite({
    env: readEnv({ ...settings(), ...env }),
    machine: { nodeVersion, npmVersion, now: () => now, freeBytes: async () => freeBytes },
    log: pino({ level: 'silent' }),
    siteRoot: projectRoot,
    backups,
  })
  return findings.map(({ check, level, sentence }: Finding) => `${level} ${check}: ${sentence}`)
}

function writeBackup(name: string, createdAt: number): void {
  const backup = join(folder, 'backups', name)
  mkdirSync(backup, { recursive: true })
  const manifest = { format: 1, createdAt: new Date(createdAt).toISOString(), collections: 1, documents: 1, files: [] }
  writeFileSync(join(backup, 'backup.json'), JSON.stringify(manifest))
}

beforeAll(async () => {
  gateway = await startTestGateway()
  folder = mkdtempSync(join(tmpdir(), 'sanguine-doctor-test-'))
  mkdirSync(join(folder, 'data'))
  await rememberPepper(gateway.database.connection, [pepper])
  await rememberJwtSecret(gateway.database.connection, [jwtSecret])
  await gateway.rest('/clientUser/getme', { token: await gateway.player('Mina') })
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  empty.close()
  await gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the doctor', () => {
  test('finds no fault in a complete site', async () => {
    // The clock of the database is the real one.
    writeBackup('monday', Date.now() - hourMs)
    const findings = await examine({ now: Date.now() })
    const expected = /^ok (?!remotes)|^(ok|fault) remotes|^(warning|fault|ok) disk: .* of the database/
    expect(findings.filter((line) => !expected.test(line))).toEqual([])
    expect(new Set(findings.map((line) => line.split(' ')[1]))).toEqual(
      new Set(
        [
          'versions',
          'settings',
          'secrets',
          'disk',
          'remotes',
          'backups',
          'database',
          'clock',
          'indexes',
          'ledger',
          'queues',
        ].map((check) => `${check}:`),
      ),
    )
  })

  test('reports each fault with what to do', async () => {
    const { connection } = gateway.database
    const now = Date.now() + 48 * hourMs
    await connection.collection('players').dropIndex('dueAt_1')
    await connection.collection('ledger').deleteMany({})
    await connection.collection('players').updateMany({}, { $set: { outbox: [] }, $unset: { outboxAt: 1 } })
    const queued = { template: 'activation', status: 'queued', attempts: 3, grantsAccess: true, messageId: 'm' }
    const hourAgo = new Date(now - hourMs)
    await connection
      .collection('mails')
      .insertOne({ ...queued, createdAt: hourAgo, dueAt: new Date(now), giveUpAt: new Date(now) })
    writeFileSync(join(folder, 'data/jwt-secret'), 'x'.repeat(32))
    chmodSync(join(folder, 'data/jwt-secret'), 0o644)
    const { port } = empty.address() as AddressInfo
    const findings = await examine({
      env: {
        PASSWORD_PEPPER: 'another-'.repeat(4),
        JWT_SECRET: 'another-'.repeat(4),
        REMOTE_GAME_URL: `http://127.0.0.1:${port}/mf-manifest.json`,
        SMTP_URL: '',
      },
      nodeVersion: '18.20.0',
      npmVersion: '8.1.0',
      freeBytes: 5e8,
      now,
    })
    for (const sentence of [
      /^fault versions: Node 18\.20\.0 is too old: install 20\.11\.0/,
      /^warning versions: npm 8\.1\.0 is too old/,
      /^warning settings: SMTP_URL is not set/,
      /^fault secrets: Other users can read .*jwt-secret: run chmod 600/,
      /^fault secrets: PASSWORD_PEPPER is not the pepper [0-9a-f]{12} .*A lost pepper/,
      /^fault secrets: JWT_SECRET is not the one of the last start/,
      /^fault disk: 0\.5 GB are free on the disk of DATA_DIR: make room/,
      /^fault remotes: The remote game at http:.* answers 404/,
      /^fault backups: The newest backup in .* is 49 h old/,
      /^fault clock: The clock of this machine is \d+ s ahead of that of the database: let NTP/,
      /^fault indexes: The index players \{"dueAt":1\} is missing: restart the gateway/,
      /^fault ledger: [1-9]\d* balances are not the sum of their ledger: run npm run ledger:check/,
      /^fault queues: 1 entries of the queue mails wait, the oldest for 60 min/,
    ])
      expect(findings).toContainEqual(expect.stringMatching(sentence))
    // It has not mended what it found.
    const left = await connection.collection('players').indexes()
    expect(left.map(({ name }) => name)).not.toContain('dueAt_1')
  })

  test('reports what it could not examine', async () => {
    const findings = await examine({ env: { MONGODB_URI: '', NODE_ENV: 'development' }, backups: null })
    expect(findings).toContainEqual(
      expect.stringMatching(/^unknown database: This could not be examined: There is no database in .*: set DATA_DIR/),
    )
    expect(findings).toContainEqual(expect.stringMatching(/^warning backups: .*name their folder with --backups/))
    expect(findings).toContainEqual(expect.stringMatching(/^warning settings: NODE_ENV is not production/))
  })

  test.each(['database', 'data folder'])('reports a restore into the %s that was interrupted', async (place) => {
    const isFolder = place === 'data folder'
    const marks = gateway.database.connection.collection('unfinishedRestore')
    const file = join(folder, 'data/.restore-unfinished')
    const command = 'restore /backups/monday --replace'
    if (isFolder) writeFileSync(file, command)
    else await marks.insertOne({ _id: 'restore' as never, command })
    const findings = await examine({ env: isFolder ? { MONGODB_URI: '' } : {} })
    rmSync(file, { force: true })
    await marks.deleteMany({})
    expect(findings.filter((line) => line.includes(' database: '))).toEqual([
      expect.stringMatching(/^fault database: .* has only a part of its data.* restore \/backups\/monday --replace/),
    ])
    expect(findings.filter((line) => line.includes(' ledger: '))).toEqual([])
  })

  test('reports an empty folder of backups, and how to make one', () => {
    const none = join(folder, 'none')
    mkdirSync(none)
    expect(checkBackups(none, 24, 0)).toEqual([
      expect.objectContaining({ level: 'fault', sentence: expect.stringContaining('run npm run data -- backup') }),
    ])
  })
})

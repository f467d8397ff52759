import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@sanguine/db'
import { startEmbeddedMongod } from '@sanguine/embedded-mongod'
import type { PlayerState } from '@sanguine/rules'
import { callRest, digestOf, registerAccount } from '../../gateway/site-client'
import { startGateway } from '../../gateway/start-gateway'

/** So fast that no call meets a cooldown or the two seconds in which a repeated call gets the same answer. */
const maxGameSpeed = 100_000

const baitPieces = 1_000_000_000

const password = digestOf('bench of the vampire')

export interface BenchSite {
  readonly url: string
  /** of the gateway and of the database */
  readonly pids: readonly number[]
  /** a player each */
  readonly tokens: readonly string[]
  readonly connection: Awaited<ReturnType<typeof connect>>
  /** hunts that have been played so far */
  countHunts(): Promise<number>
  stop(): Promise<void>
}

interface BenchOptions {
  readonly gameSpeed?: number
  /** further settings of the gateway */
  readonly env?: Readonly<Record<string, string>>
}

/** The site on an empty database in a process of its own, with players who never run out of bait. */
export async function startBenchSite(
  playerCount: number,
  { gameSpeed = maxGameSpeed, env = {} }: BenchOptions = {},
): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-bench-'))
  const database = await startEmbeddedMongod({ dbPath: join(folder, 'db') })
  const databaseUri = database.uri.replace(/\/?(\?|$)/, '/sanguine$1')
  const gateway = await startGateway({
    NODE_ENV: 'production',
    MONGODB_URI: databaseUri,
    DATA_DIR: folder,
    PASSWORD_PEPPER: 'the pepper of a database that is thrown away',
    GAME_SPEED: String(gameSpeed),
    RATE_LIMIT_FACTOR: '100000000',
    LOG_LEVEL: 'error',
    ...env,
  })
  const url = gateway.ready
  const tokens: string[] = []
  for (let index = 0; index < playerCount; index += 1)
    tokens.push(await registerAccount(url, folder, { username: `Bench ${index}`, password }))
  const connection = await connect(databaseUri)
  const players = connection.collection<{ readonly state: PlayerState }>('players')
  for (const token of tokens) await callRest(url, '/api/clientUser/getme', { token })
  for (const { _id, state } of await players.find().toArray()) {
    const bait = state.setups[state.activeSetup]?.bait?.[0]
    // A database that is thrown away: its ledger need not explain the bait.
    await players.updateOne({ _id }, { $set: { [`state.inventory.${bait}`]: baitPieces }, $inc: { revision: 1 } })
  }
  return {
    url,
    pids: [gateway.pid, database.pid],
    tokens,
    connection,
    countHunts: async () => {
      const documents = await players.find({}, { projection: { 'state.combat.number': 1 } }).toArray()
      return documents.reduce((sum, { state }) => sum + (state.combat?.number ?? 0), 0)
    },
    stop: async () => {
      await connection.close()
      await gateway.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

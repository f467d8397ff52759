import { type Db, MongoClient } from 'mongodb'
import { type EmbeddedMongod, startEmbeddedMongod } from '../../start-embedded-mongod'
import { Random } from '../isolation/random'
import { CrashLoad } from './crash-load'
import { RepeatLoad } from './repeat-load'

export interface CrashReport {
  kills: number
  /** Writes that were acknowledged over all rounds. */
  acknowledged: number
  /** The problems found; empty if there are none. */
  problems: string[]
  /** The milliseconds of the slowest restart until it listened. */
  slowestRestart: number
}

export interface CrashOptions {
  dbPath: string
  kills: number
  seed: number
  /** At most this many writes, and twenty more, are acknowledged before each kill. */
  writes: number
}

const clientCount = 6
const collections = ['tallies', 'rows', 'pairs', 'repeats']

async function prepare(db: Db): Promise<void> {
  await db.collection('rows').createIndexes([
    { key: { value: 1, tags: -1 }, name: 'value_tags' },
    { key: { tags: 1 }, name: 'tags' },
  ])
  await db.collection('pairs').createIndex({ step: 1, _id: 1 }, { unique: true })
  await db.collection('tallies').createIndex({ n: 1 })
}

async function invalidCollections(db: Db): Promise<string[]> {
  const problems: string[] = []
  for (const name of collections) {
    const result = await db.command({ validate: name })
    if (!result.valid) problems.push(`${name}: ${result.errors.join('; ')}`)
  }
  return problems
}

const acknowledgedBy = (loads: readonly CrashLoad[]): number => loads.reduce((sum, load) => sum + load.acknowledged, 0)

/** Kills the server during writes, once the given number of further writes is acknowledged. */
async function killUnderLoad(server: EmbeddedMongod, loads: readonly CrashLoad[], writes: number): Promise<void> {
  const enough = acknowledgedBy(loads) + writes
  for (const load of loads) load.start()
  while (acknowledgedBy(loads) < enough) await new Promise((resolve) => setTimeout(resolve, 5))
  process.kill(server.pid, 'SIGKILL')
  await server.stop()
}

/** Kills the server under load repeatedly, and after each restart compares the data with the acknowledged writes. */
export async function runCrashes(options: CrashOptions): Promise<CrashReport> {
  const random = new Random(options.seed)
  let server = await startEmbeddedMongod({ dbPath: options.dbPath, access: 'open' })
  const client = await MongoClient.connect(server.uri, { serverSelectionTimeoutMS: 15_000, heartbeatFrequencyMS: 500 })
  const db = client.db('crash')
  await prepare(db)
  const loads = Array.from(
    { length: clientCount },
    (_, number) => new CrashLoad(client, `c${number}`, options.seed + number),
  )
  const repeats = [new RepeatLoad('r0'), new RepeatLoad('r1')]
  const report: CrashReport = { kills: 0, acknowledged: 0, problems: [], slowestRestart: 0 }
  try {
    for (; report.kills < options.kills && report.problems.length === 0; report.kills++) {
      for (const repeat of repeats) repeat.start(server.port)
      await killUnderLoad(server, loads, 20 + random.below(options.writes))
      const startedAt = performance.now()
      server = await startEmbeddedMongod({ dbPath: options.dbPath, access: 'open', port: server.port })
      report.slowestRestart = Math.max(report.slowestRestart, performance.now() - startedAt)
      await Promise.all(loads.map((load) => load.pause()))
      for (const repeat of repeats) report.problems.push(...(await repeat.check(server.port)))
      report.problems.push(...(await invalidCollections(db)))
      for (const load of loads) report.problems.push(...(await load.check()))
    }
    report.acknowledged = acknowledgedBy(loads)
    return report
  } finally {
    await client.close()
    await server.stop()
  }
}

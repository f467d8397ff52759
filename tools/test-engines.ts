/**
 * Runs the server suites and then an hour of play on another engine than the embedded one: `npm run test:engines`. The engine is the
 * server of MONGODB_URI, of any make; without it a `mongod`, that of MONGOMS_SYSTEM_BINARY or one that is fetched where the
 * network has it. `-- suites <paths>` and `-- play <calls>` run one of both. docs/engines.md has the results.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startTestServer } from '@sanguine/db/testing'
import { MongoBinary } from 'mongodb-memory-server-core'
import { playHour } from './engines/play-hour'
import { root } from './root'

interface Engine {
  readonly uri: string
  stop(): Promise<unknown>
}

async function findMongod(version: string): Promise<string> {
  const known = process.env.MONGOMS_SYSTEM_BINARY
  if (known) return known
  try {
    return await MongoBinary.getPath({ version })
  } catch (error) {
    throw new Error(`A mongod ${version} cannot be fetched here: set MONGODB_URI to a server that runs.`, {
      cause: error,
    })
  }
}

async function startEngine(): Promise<Engine> {
  const { MONGODB_URI: uri, MONGOMS_VERSION: version = '7.0.14' } = process.env
  if (uri) return { uri, stop: () => Promise.resolve() }
  const server = await startTestServer(await findMongod(version))
  return { uri: server.getUri(), stop: () => server.stop() }
}

/** The tests of the embedded database itself start that database, regardless of the engine. */
const ownTests = 'packages/embedded-mongod/'

function runSuites(uri: string, args: readonly string[]): boolean {
  const jestArguments = [...args, '--selectProjects=server', `--testPathIgnorePatterns=${ownTests}`]
  const { status } = spawnSync(process.execPath, [join(root, 'tools/test.mjs'), ...jestArguments], {
    env: { ...process.env, TEST_MONGODB_URI: uri },
    stdio: 'inherit',
  })
  return status === 0
}

const defaultCalls = 600

async function play(uri: string, calls: number): Promise<boolean> {
  const { acknowledged, travels, documents, findings } = await playHour(uri, calls)
  const counts = Object.entries(acknowledged).map(([action, count]) => `${count} × ${action}`)
  console.log(`played: ${counts.join(', ')}, ${travels} × travel; ${documents} documents compared with their ledger`)
  for (const finding of findings) console.log(`found: ${finding}`)
  return findings.length === 0
}

export async function main([part = 'all', ...args]: readonly string[]): Promise<number> {
  const isPart = part === 'suites' || part === 'play'
  const engine = await startEngine()
  try {
    const areSuitesGreen =
      part === 'play' || runSuites(engine.uri, isPart ? args : part === 'all' ? [] : [part, ...args])
    const calls = part === 'play' ? Number(args[0] ?? defaultCalls) : defaultCalls
    const isPlayGreen = part === 'suites' || (await play(engine.uri, calls))
    return areSuitesGreen && isPlayGreen ? 0 : 1
  } finally {
    await engine.stop()
  }
}

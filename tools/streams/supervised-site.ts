import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@sanguine/db'
import { startEmbeddedMongod } from '@sanguine/embedded-mongod'
import { startParts } from '../processes/parts'
import { root } from '../root'

interface ReadyGateway {
  readonly processId: number
  readonly url: string
}

/** Several gateways of one `npm start -- --gateways` on an empty database. */
export interface SupervisedSite {
  readonly urls: readonly string[]
  readonly folder: string
  readonly connection: Awaited<ReturnType<typeof connect>>
  /** Megabytes that all gateways use after a collection of garbage. Not for Windows, which has no SIGHUP. */
  usedMb(): Promise<number>
  /** Restarts all gateways by SIGUSR2 and waits until each serves again. */
  restart(): Promise<void>
  /** Ends a gateway by SIGKILL and waits until it serves again. */
  kill(index: number): Promise<void>
  stop(): Promise<void>
}

const [startTimeoutMs, pollMs] = [120_000, 20]

/** Starts the site. `env` are further settings of the gateways. Throws an error with the log if it does not start. */
export const startSupervisedSite = (gatewayCount: number, env: NodeJS.ProcessEnv): Promise<SupervisedSite> =>
  startParts(async (parts) => {
    const folder = parts.add(mkdtempSync(join(tmpdir(), 'sanguine-streams-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    )
    const database = parts.add(await startEmbeddedMongod({ dbPath: join(folder, 'db') }), (started) => started.stop())
    const databaseUri = database.uri.replace(/\/?(\?|$)/, '/sanguine$1')
    const supervisor = spawn(
      process.execPath,
      [join(root, 'gateway/dist/main.js'), '--gateways', String(gatewayCount)],
      {
        env: {
          PATH: process.env.PATH,
          HOST: '127.0.0.1',
          PORT: '0',
          MONGODB_URI: databaseUri,
          DATA_DIR: folder,
          RATE_LIMIT_FACTOR: '100000000',
          LOG_LEVEL: 'info',
          NODE_OPTIONS: `--require ${join(root, 'tools/streams/report-heap.cjs')}`,
          REPORT_HEAP_FOLDER: folder,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const closed = once(supervisor, 'close')
    parts.add(supervisor, async () => {
      supervisor.kill('SIGTERM')
      await closed
    })
    const ready: ReadyGateway[] = []
    let errors = ''
    supervisor.stderr.on('data', (chunk) => (errors += chunk))
    createInterface(supervisor.stdout).on('line', (line) => {
      if (line.includes('"A gateway is ready."')) ready.push(JSON.parse(line))
      else if (/"level":(50|60|"error"|"fatal")/.test(line)) errors += `${line}\n`
    })
    const untilReady = async (count: number) => {
      for (const since = performance.now(); ready.length < count; await sleep(pollMs)) {
        const hasEnded = supervisor.exitCode !== null || supervisor.signalCode !== null
        if (hasEnded || performance.now() - since > startTimeoutMs)
          throw new Error(`${ready.length} of ${count} gateways became ready: ${errors}`)
      }
    }
    await untilReady(gatewayCount)
    const urls = ready.map(({ url }) => url)
    const processIds = () =>
      urls.map((url) => ready.findLast((gateway) => gateway.url === url)?.processId ?? Number.NaN)
    const connection = parts.add(await connect(databaseUri), (started) => started.close())
    return {
      urls,
      folder,
      connection,
      usedMb: async () =>
        (await Promise.all(processIds().map((pid) => usedMbOf(pid, folder)))).reduce((a, b) => a + b, 0),
      restart: () => {
        const before = ready.length
        supervisor.kill('SIGUSR2')
        return untilReady(before + gatewayCount)
      },
      kill: (index) => {
        const before = ready.length
        process.kill(processIds()[index] ?? Number.NaN, 'SIGKILL')
        return untilReady(before + 1)
      },
    }
  })

const bytesOfMb = 1024 * 1024

async function usedMbOf(processId: number, folder: string): Promise<number> {
  const file = join(folder, `heap-${processId}`)
  rmSync(file, { force: true })
  process.kill(processId, 'SIGHUP')
  for (const since = performance.now(); !existsSync(file); await sleep(pollMs))
    if (performance.now() - since > startTimeoutMs) throw new Error(`Gateway ${processId} reports no memory.`)
  return Number(readFileSync(file, 'utf8')) / bytesOfMb
}

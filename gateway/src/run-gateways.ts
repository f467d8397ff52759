import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runEmbeddedDatabase } from '@sanguine/db'
import type { Logger } from 'pino'
import { z } from 'zod'
import { type Env, environmentWith, readEnv } from './env'
import { createLogger } from './logger'
import { StartProblem } from './start-problem'

/** Gateways on one machine. Each is a process with a port of its own, and all use one database. */
interface RunningGateways {
  /** stops all gateways, and then the built-in database */
  stop(): Promise<void>
}

const main = join(__dirname, 'main.js')
const retryMs = 5_000

/**
 * Starts several gateways and keeps them running. The first one gets `PORT` and `METRICS_PORT`, each further one the
 * next number. SIGUSR2 restarts them one after another, so that a proxy always finds one that serves. `fail` ends the
 * process when the database is lost, or no gateway is left. Throws what prevents the start.
 */
export async function runGateways(count: number, fail: (error: unknown) => never): Promise<RunningGateways> {
  const env = readEnv()
  const log = createLogger(env)
  const database =
    env.MONGODB_URI === null
      ? await runEmbeddedDatabase({ dataDir: env.DATA_DIR, log, onLost: fail })
      : { uri: env.MONGODB_URI, stop: async () => {} }
  const supervisor = new Supervisor(env, database.uri, log, fail)
  const stop = async () => {
    await supervisor.stop()
    await database.stop()
  }
  process.on('SIGUSR2', () => void supervisor.restartAll().catch(fail))
  try {
    // One after another: the first one generates secrets and stores the first content.
    for (let index = 0; index < count; index += 1) await supervisor.start(index)
  } catch (error) {
    await stop()
    throw error
  }
  log.info(
    { processId: process.pid, gateways: count },
    'All gateways are ready. A SIGUSR2 to this process restarts them one after another.',
  )
  return { stop }
}

const readyMessage = z.object({ url: z.url() })

interface Place {
  /** its port, which it has again after a restart */
  port: string
  child: ChildProcess | null
  isReady: boolean
}

/** The port of a place; 0 lets the system choose each. */
const portAt = (first: number, index: number): string => String(first === 0 ? 0 : first + index)

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Starts and restarts the gateways, each at a place from 0 on. */
class Supervisor {
  readonly #places: Place[] = []
  #isStopping = false
  #isRestarting = false

  constructor(
    readonly env: Env,
    readonly databaseUri: string,
    readonly log: Logger,
    readonly fail: (error: unknown) => never,
  ) {}

  /** Starts a gateway and waits until it serves. Throws a `StartProblem` if it ends before. */
  async start(index: number): Promise<void> {
    const { PORT, METRICS_PORT } = this.env
    this.#places[index] ??= { port: portAt(PORT, index), child: null, isReady: false }
    const place = this.#places[index]
    const child = fork(main, [], {
      env: environmentWith({
        MONGODB_URI: this.databaseUri,
        PORT: place.port,
        ...(METRICS_PORT !== null && { METRICS_PORT: portAt(METRICS_PORT, index) }),
      }),
    })
    place.child = child
    const ended = once(child, 'exit')
    const message = await Promise.race([once(child, 'message'), ended.then(() => null)])
    if (message === null) throw new StartProblem(`Gateway ${index + 1} ended before it was ready; it says why above.`)
    const { url } = readyMessage.parse(message[0])
    place.port = new URL(url).port || place.port
    place.isReady = true
    this.log.info({ gateway: index + 1, processId: child.pid, url }, 'A gateway is ready.')
    ended.then(([code, signal]) => this.#onEnd(index, code ?? signal)).catch(this.fail)
  }

  /** Restarts each gateway once the one before it serves again. A request during a restart changes nothing. */
  async restartAll(): Promise<void> {
    if (this.#isRestarting) return
    this.#isRestarting = true
    for (const [index, place] of this.#places.entries()) {
      // One that is not ready is being started already.
      if (!place.isReady) continue
      await this.#end(place)
      await this.#bringBack(index)
    }
    this.#isRestarting = false
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all(this.#places.map((place) => this.#end(place)))
  }

  /** Waits for the end of a gateway, which finishes its open calls. */
  async #end(place: Place): Promise<void> {
    place.isReady = false
    const { child } = place
    if (child === null || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  async #onEnd(index: number, reason: number | string): Promise<void> {
    const place = this.#places[index]
    if (!place?.isReady) return
    place.isReady = false
    this.log.error({ gateway: index + 1, reason }, 'A gateway ended unexpectedly and is started again.')
    await this.#bringBack(index)
  }

  /** Starts a gateway again, and repeats that while another one serves. */
  async #bringBack(index: number): Promise<void> {
    while (!this.#isStopping)
      try {
        return await this.start(index)
      } catch (error) {
        if (this.#isStopping) return
        if (!this.#places.some(({ isReady }) => isReady)) this.fail(error)
        this.log.error({ err: error, gateway: index + 1 }, 'A gateway could not be started and is tried again.')
        await sleep(retryMs)
      }
  }
}

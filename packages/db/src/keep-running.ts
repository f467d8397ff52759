import type { Foundation } from '@sanguine/kernel'
import { DatabaseProblem, reasonOf } from './database-problem'

/** A running database process, as `startEmbeddedMongod` answers it. */
export interface DatabaseProcess {
  readonly uri: string
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

export interface KeepRunning {
  /** starts the process; on the given port where one is given, so that clients find it again */
  launch(port?: number): Promise<DatabaseProcess>
  readonly log: Pick<Foundation['log'], 'warn' | 'error'>
  /** it ended too often to go on */
  onLost(problem: DatabaseProblem): void
  readonly checkEveryMs?: number
}

const [maxRestarts, restartWindowMs] = [5, 60_000]

/**
 * Starts a database process and starts it again when it ends without being asked to. Nothing acknowledged is lost by
 * that, since every acknowledged write is on disk, and the driver repeats a write that was under way. More than five
 * ends within a minute mean that something is wrong which a restart does not cure.
 */
export async function keepRunning(options: KeepRunning): Promise<{ uri: string; stop(): Promise<void> }> {
  const { launch, log, onLost, checkEveryMs = 250 } = options
  let running = await launch()
  let [isStopping, ends] = [false, [] as number[]]
  let restart: Promise<unknown> = Promise.resolve()
  let timer = watch()

  function watch(): NodeJS.Timeout {
    return setTimeout(() => {
      if (isAlive(running.pid)) timer = watch()
      else
        restart = restarted().then((survives) => {
          if (survives && !isStopping) timer = watch()
        })
    }, checkEveryMs).unref()
  }

  async function restarted(): Promise<boolean> {
    ends = [...ends, Date.now()].filter((at) => at > Date.now() - restartWindowMs)
    try {
      if (ends.length > maxRestarts) throw new Error(`it ended ${ends.length} times within a minute`)
      log.warn({ pid: running.pid }, 'The built-in database ended unexpectedly and is started again.')
      running = await launch(running.port)
      return true
    } catch (error) {
      onLost(
        new DatabaseProblem(
          `The built-in database cannot be kept running (${reasonOf(error)}): check the disk that holds DATA_DIR and start again.`,
          { cause: error },
        ),
      )
      return false
    }
  }

  return {
    uri: running.uri,
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await restart
      await running.stop()
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

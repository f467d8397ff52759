import type { AppDependencies } from '@sanguine/kernel'
import { DatabaseProblem, reasonOf } from './database-problem'

/** A running database process, as `startEmbeddedMongod` returns it. */
export interface DatabaseProcess {
  readonly uri: string
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

export interface KeepRunning {
  /**
   * starts the process, on the given port if there is one, so that clients find it again; `onExit` reports that it
   * ended by itself
   */
  launch(port: number | undefined, onExit: (reason: string) => void): Promise<DatabaseProcess>
  readonly log: Pick<AppDependencies['log'], 'warn' | 'error'>
  /** called when it ended too often to continue */
  onLost(problem: DatabaseProblem): void
}

/** A database that is kept running. */
export interface RunningDatabase {
  /** its address for a driver */
  readonly uri: string
  stop(): Promise<void>
}

const [maxRestarts, restartWindowMs] = [5, 60_000]

/**
 * Starts a database process and restarts it when it ends unexpectedly. No acknowledged write is lost, since each is on
 * disk, and the driver repeats a write in progress. More than five ends within a minute mean a fault that a restart
 * does not fix.
 */
export async function keepRunning(options: KeepRunning): Promise<RunningDatabase> {
  const { launch, log, onLost } = options
  let [isStopping, ends] = [false, [] as number[]]
  let restart: Promise<void> = Promise.resolve()
  let running = await launch(undefined, onExit)

  function onExit(reason: string): void {
    if (!isStopping) restart = startAgain(reason)
  }

  async function startAgain(reason: string): Promise<void> {
    const now = Date.now()
    ends = [...ends, now].filter((at) => at > now - restartWindowMs)
    try {
      if (ends.length > maxRestarts) throw new Error(`it ended ${ends.length} times within a minute, last: ${reason}`)
      log.warn({ pid: running.pid, reason }, 'The built-in database ended unexpectedly and is started again.')
      running = await launch(running.port, onExit)
    } catch (error) {
      onLost(
        new DatabaseProblem(
          `The built-in database cannot be kept running (${reasonOf(error)}): check the disk that holds DATA_DIR and start again.`,
          { cause: error },
        ),
      )
    }
  }

  return {
    uri: running.uri,
    async stop() {
      isStopping = true
      await restart
      await running.stop()
    },
  }
}

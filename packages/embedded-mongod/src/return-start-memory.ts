import { performance } from 'node:perf_hooks'

/** How often the process looks whether it rests, in milliseconds. */
const lookMs = 1_000

/** The number of looks. A process that is busy all that time is left alone. */
const maxLooks = 60

/** The largest share of a processor at rest. The background work of a gateway takes a third of a slow one. */
const maxBusyShare = 0.4

interface Options {
  /** Returns the processor time of this process per time since the last call; 1 is one processor. */
  readonly busyShare?: () => number
  readonly collect?: () => Promise<void>
  /** time before the first look begins, in milliseconds; default 0 */
  readonly delayMs?: number
}

/**
 * Returns the memory that only the start needed to the system, once the process has rested for a second. V8 would return
 * it after some 100 seconds. The collection returns some 50 MB of a gateway and stops it for about 0.4 seconds. Calls that
 * come then have to wait.
 */
export function returnStartMemory({ busyShare, collect = collectGarbage, delayMs = 0 }: Options = {}): void {
  const look = () => {
    const share = busyShare ?? measureBusyShare()
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      const isAtRest = share() <= maxBusyShare
      if (isAtRest || looks === maxLooks) clearInterval(timer)
      if (isAtRest) void collect()
    }, lookMs).unref()
  }
  if (delayMs === 0) look()
  else setTimeout(look, delayMs).unref()
}

/** Measures the processor time, since on a busy machine an event loop that hardly runs seems busy too. */
function measureBusyShare(): () => number {
  let [usage, at] = [process.cpuUsage(), performance.now()]
  return () => {
    const { user, system } = process.cpuUsage(usage)
    const elapsedMs = performance.now() - at
    ;[usage, at] = [process.cpuUsage(), performance.now()]
    return (user + system) / 1000 / elapsedMs
  }
}

/** Frees all unused memory. Does nothing in a Node without its inspector, the only interface to this collection of V8. */
export async function collectGarbage(): Promise<void> {
  if (!process.features.inspector) return
  const { Session } = await import('node:inspector')
  const session = new Session()
  session.connect()
  await new Promise((resolve) => session.post('HeapProfiler.collectGarbage', resolve))
  // ending the session within the callback of its command would wait for that command for ever
  setImmediate(() => session.disconnect())
}

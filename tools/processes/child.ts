import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** A little less than a test may take, since a busy machine needs most of a minute for the start of a gateway. */
const usualTimeoutMs = 110_000

export interface ChildOptions<Ready> {
  readonly env?: NodeJS.ProcessEnv
  /** of Node, such as `--cpu-prof` */
  readonly nodeFlags?: readonly string[]
  /** written to its standard input as JSON */
  readonly input?: unknown
  /**
   * returns the value once a line of its output says that it is ready, else undefined; or is polled until it returns a
   * value
   */
  readonly ready: ((line: string) => Ready | undefined) | { readonly poll: () => Promise<Ready | undefined> }
  /** in milliseconds, until it is ready; default a little less than a test may take */
  readonly timeoutMs?: number
}

const pollMs = 50

export interface Child<Ready> {
  readonly ready: Ready
  readonly pid: number
  /** Sends SIGTERM and waits for the end. */
  readonly stop: () => Promise<void>
}

/** Starts a script of Node in a process of its own and waits until it is ready; an error holds what it has printed. */
export function startChild<Ready>(
  script: string,
  { env, nodeFlags = [], input, ready, timeoutMs = usualTimeoutMs }: ChildOptions<Ready>,
): Promise<Child<Ready>> {
  const child = spawn(process.execPath, [...nodeFlags, script], { env: { PATH: process.env.PATH, ...env } })
  if (input !== undefined) child.stdin.end(JSON.stringify(input))
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return new Promise((resolve, reject) => {
    let output = ''
    let isSettled = false
    const timer = setTimeout(() => {
      isSettled = true
      child.kill('SIGTERM')
      reject(new Error(`${script} is not ready after ${timeoutMs} ms: ${output}`))
    }, timeoutMs)
    const settle = (value: Ready | undefined) => {
      if (value === undefined || child.pid === undefined || isSettled) return
      isSettled = true
      clearTimeout(timer)
      child.stdout.off('data', onOutput).resume()
      resolve({ ready: value, pid: child.pid, stop })
    }
    const onOutput = (chunk: Buffer) => {
      output += chunk
      if (typeof ready === 'function') for (const line of output.split('\n')) settle(ready(line))
    }
    const pollUntilReady = async (poll: () => Promise<Ready | undefined>) => {
      for (; !isSettled; await sleep(pollMs)) settle(await poll())
    }
    child.stdout.on('data', onOutput)
    if (typeof ready !== 'function') pollUntilReady(ready.poll).catch(reject)
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    // Unlike `exit`, `close` comes after all output has been read.
    child.once('close', (code) => {
      isSettled = true
      clearTimeout(timer)
      reject(new Error(`${script} ended with ${code}: ${output}`))
    })
  })
}

/** Reads the port from a line `port 12345`. */
export const portLine = (line: string): string | undefined => /^port (\d+)$/.exec(line)?.[1]

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(__dirname, '../..')

/** A program of this repository that serves pages, in a process of its own. */
export interface ServerProcess {
  readonly url: string
  /** everything the process printed so far */
  output(): string
  stop(): Promise<void>
}

export interface ServerOptions {
  /** where it runs, from the root of the repository; default the root */
  readonly folder?: string
  /** in milliseconds, until it is ready; default far longer than a gateway takes on a busy machine */
  readonly timeoutMs?: number
}

/**
 * Starts a script, and waits until the address that it prints for people is ready.
 * @param script from the root of the repository, or absolute
 * @param env beside `PATH`
 */
export async function startServer(
  script: string,
  env: Readonly<Record<string, string>>,
  { folder = '.', timeoutMs = 280_000 }: ServerOptions = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [resolve(root, script)], {
    cwd: join(root, folder),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const closed = once(child, 'close')
  try {
    return { url: await readUrl(child, closed, () => output, timeoutMs), output: () => output, stop: () => end(child) }
  } catch (error) {
    await end(child)
    throw error
  }
}

/**
 * The line in which a gateway, or a remote alone, prints its address for people. Earlier lines of the log have a
 * numeric one.
 */
const readyAddress = /^(?:Sanguine is ready|Built in \d+(?:\.\d+)? ms): (http:\/\/\S+)/m

async function readUrl(
  child: ChildProcess,
  closed: Promise<unknown>,
  output: () => string,
  timeoutMs: number,
): Promise<string> {
  for (let waited = 0; waited < timeoutMs; waited += 50) {
    const url = readyAddress.exec(output())?.[1]
    if (url) {
      const ready = await fetch(`${url}/readyz`).catch(() => null)
      if (ready?.ok) return url
    }
    if (hasEnded(child)) {
      // Only then all of its output has been read.
      await closed
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${output()}`)
    }
    await pause(50)
  }
  throw new Error(`The server was not ready within ${timeoutMs} ms:\n${output()}`)
}

/** A process that a signal ended has no exit code. */
const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000)
  await ended
  clearTimeout(timer)
}

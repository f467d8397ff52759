import { type ChildProcess, spawn } from 'node:child_process'
import { binaryPath } from './binary-path'

export interface EmbeddedMongodOptions {
  /** Folder of the data; created when it is not there. */
  dbPath: string
  /** Left out or 0: any free port. */
  port?: number
  /** Address to listen on, 127.0.0.1 when left out. */
  host?: string
  /** Name of the replica set of one, `rs0` when left out. */
  replSet?: string
  /** Called once when the process ends without having been stopped. */
  onExit?: (reason: string) => void
}

export interface EmbeddedMongod {
  /** Connection string without a database name. */
  uri: string
  port: number
  pid: number
  /** Ends the process in the proper order; resolves when it is gone. */
  stop(): Promise<void>
}

const startTimeoutMs = 30_000
const stopTimeoutMs = 10_000

/** Calls back with every whole line of a child's standard output. */
function onLines(child: ChildProcess, handle: (line: string) => void): void {
  let rest = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) handle(line)
  })
}

function portOf(line: string): number | undefined {
  if (!line.includes('"Waiting for connections"')) return undefined
  const { attr } = JSON.parse(line) as { attr?: { port?: number } }
  return attr?.port
}

function untilListening(child: ChildProcess, errors: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The embedded database did not start within ${startTimeoutMs / 1000} seconds.`))
    }, startTimeoutMs)
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(errors().trim() || `The embedded database ended at once (${signal ?? `exit code ${code}`}).`))
    })
    onLines(child, (line) => {
      const port = portOf(line)
      if (port === undefined) return
      clearTimeout(timer)
      resolve(port)
    })
  })
}

/** The pipe's end is the sign to stop; a child that does not stop in time is killed, which loses no acknowledged write. */
function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin?.end()
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  return ended.finally(() => clearTimeout(timer))
}

/**
 * Starts the server as a child that belongs to this process: it ignores signals and ends, in the proper order, when it
 * is stopped or when this process ends. Rejects with one sentence that says what is wrong.
 */
export async function startEmbeddedMongod(options: EmbeddedMongodOptions): Promise<EmbeddedMongod> {
  const { dbPath, port = 0, host = '127.0.0.1', replSet = 'rs0', onExit } = options
  const flags = ['--supervised', '--quiet', '--dbpath', dbPath, '--port', String(port), '--bind_ip', host]
  const child = spawn(process.execPath, [binaryPath, ...flags, '--replSet', replSet], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-4000)
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const actualPort = await untilListening(child, () => errors)
  let isStopping = false
  child.once('close', (code, signal) => {
    if (!isStopping) onExit?.(errors.trim() || `It ended with ${signal ?? `exit code ${code}`}.`)
  })
  child.stdin.on('error', () => child.stdin.destroy())
  return {
    uri: `mongodb://${host}:${actualPort}/?replicaSet=${replSet}`,
    port: actualPort,
    pid: child.pid as number,
    stop: () => {
      isStopping = true
      return stopChild(child, ended)
    },
  }
}

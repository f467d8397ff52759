import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { usersDatabase } from './access/access-control'
import { binaryPath } from './binary-path'
import { serverEnvironment } from './env'
import { socketFileOf } from './wire/socket-file'

/**
 * The users who can reach the server. `socket`: only this user, by a socket file. `password`: those with the password,
 * which is kept in a file of this user. `open`: everyone on this machine.
 */
export type EmbeddedMongodAccess = 'socket' | 'password' | 'open'

export interface EmbeddedMongodOptions {
  /** The folder of the data, created if it is missing. */
  dbPath: string
  /** `socket` if left out, and `password` on Windows, where drivers know no socket files. */
  access?: EmbeddedMongodAccess
  /** TCP port on 127.0.0.1, unless access is `socket`; left out or 0: any free one. */
  port?: number
  /** Name of the replica set of one, `rs0` if left out. */
  replSet?: string
  /** Flags of Node for the process, such as `--cpu-prof`. */
  nodeFlags?: readonly string[]
  /** Called once if the process ends unexpectedly. */
  onExit?: (reason: string) => void
}

export interface EmbeddedMongod {
  /** Connection string without a database name; with access `password` it contains the password. */
  uri: string
  /** 0 for a socket file. */
  port: number
  pid: number
  /** Shuts the process down in order, and resolves when it has ended. */
  stop(): Promise<void>
}

/** A start reads back the whole log, which takes minutes on a slow disk. */
const startTimeoutMs = 300_000
const stopTimeoutMs = 10_000

/** Calls `onLine` with each complete line of a child's standard output. */
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

/**
 * The sentence about a failed start in what the process wrote to standard error. LMDB's own text about a full disk goes
 * before it, in the same line.
 */
export const startProblem = (errors: string): string => errors.replace(/^Write error: .*?size \d+/, '').trim()

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
      reject(
        new Error(startProblem(errors()) || `The embedded database ended at once (${signal ?? `exit code ${code}`}).`),
      )
    })
    onLines(child, (line) => {
      const port = portOf(line)
      if (port === undefined) return
      clearTimeout(timer)
      resolve(port)
    })
  })
}

/**
 * Closing the pipe signals the child to stop. A child that exceeds the timeout is killed, which loses no acknowledged
 * write.
 */
function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin?.end()
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  return ended.finally(() => clearTimeout(timer))
}

interface Endpoint {
  flags: readonly string[]
  /** The connection string for the port of the server. */
  uri(port: number): string
}

const host = '127.0.0.1'
const userName = 'sanguine'

/**
 * The address makes drivers connect directly. Otherwise they would look up the member by its name in lower case,
 * which breaks a path.
 */
function socketEndpoint(dbPath: string): Endpoint {
  const { path } = socketFileOf(dbPath)
  return { flags: ['--bind_ip', path], uri: () => `mongodb://${encodeURIComponent(path)}/?directConnection=true` }
}

function openEndpoint(port: number, replSet: string): Endpoint {
  return {
    flags: ['--bind_ip', host, '--port', String(port)],
    uri: (actual) => `mongodb://${host}:${actual}/?replicaSet=${replSet}`,
  }
}

/** The connection string of a server with a password; a socket file needs none. */
const addressFile = (dbPath: string): string => join(dbPath, 'address')

/** The connection string of the last server of a data folder, which may still run; undefined if there was none. */
export function lastServerUri(dbPath: string): string | undefined {
  const { path } = socketFileOf(dbPath)
  if (existsSync(path)) return socketEndpoint(dbPath).uri(0)
  return existsSync(addressFile(dbPath)) ? readFileSync(addressFile(dbPath), 'utf8').trim() : undefined
}

/** The password survives restarts, so that clients can reconnect. */
function passwordEndpoint(dbPath: string, port: number, replSet: string): Endpoint {
  const file = join(dbPath, 'users')
  mkdirSync(dbPath, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) writeFileSync(file, `${userName}:${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  const [user = '', password = ''] = readFileSync(file, 'utf8').split('\n', 1)[0]?.trim().split(':') ?? []
  return {
    flags: ['--bind_ip', host, '--port', String(port), '--users', file],
    uri: (actual) =>
      `mongodb://${user}:${password}@${host}:${actual}/?replicaSet=${replSet}&authSource=${usersDatabase}`,
  }
}

const defaultAccess: EmbeddedMongodAccess = process.platform === 'win32' ? 'password' : 'socket'

function endpointOf({ dbPath, access, port = 0, replSet = 'rs0' }: EmbeddedMongodOptions): Endpoint {
  if (access === 'socket') return socketEndpoint(dbPath)
  return access === 'open' ? openEndpoint(port, replSet) : passwordEndpoint(dbPath, port, replSet)
}

/**
 * Starts the server as a child that belongs to this process. It ignores signals and shuts down in order when it is
 * stopped or when this process ends. Rejects with one sentence about the problem.
 */
export async function startEmbeddedMongod(options: EmbeddedMongodOptions): Promise<EmbeddedMongod> {
  const { dbPath, access = defaultAccess, replSet = 'rs0', nodeFlags = [], onExit } = options
  const endpoint = endpointOf({ ...options, access })
  const flags = ['--supervised', '--quiet', '--dbpath', dbPath, '--replSet', replSet, ...endpoint.flags]
  const child = spawn(process.execPath, [...nodeFlags, binaryPath, ...flags], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: serverEnvironment(),
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-4000)
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const port = await untilListening(child, () => errors)
  if (access === 'password') writeFileSync(addressFile(dbPath), `${endpoint.uri(port)}\n`, { mode: 0o600 })
  let isStopping = false
  child.once('close', (code, signal) => {
    if (!isStopping) onExit?.(errors.trim() || `It ended with ${signal ?? `exit code ${code}`}.`)
  })
  child.stdin.on('error', () => child.stdin.destroy())
  return {
    uri: endpoint.uri(port),
    port,
    pid: child.pid as number,
    stop: () => {
      isStopping = true
      return stopChild(child, ended)
    },
  }
}

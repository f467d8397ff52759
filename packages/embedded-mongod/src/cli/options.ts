import { isSocketFile } from '../wire/socket-file'

/** The options of the command line. */
export interface CliOptions {
  host: string
  port: number
  dbPath: string
  replicaSet: string | undefined
  /** Folder of the socket file; undefined for none. */
  socketFolder: string | undefined
  /** Whether an acknowledged write is on disk, and so outlives a crash of the machine. */
  isDurable: boolean
  /** file with the users who may log in; without it, everyone who can connect may do everything */
  usersFile: string | undefined
  /** Whether to rebuild the data instead of serving it. */
  isRepair: boolean
  isQuiet: boolean
  /** Whether a parent process supervises this one: it ignores signals and ends when its standard input closes. */
  isSupervised: boolean
}

/** An invalid command line; the message names the part and the reason. */
export class UsageError extends Error {}

type Apply = (options: CliOptions, value: string) => void

const defaultPort = 27017

function parsePort(value: string): number {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port must be 0 to 65535, not '${value}'`)
  return port
}

/**
 * The server has one engine. MongoDB's engine names select durable or temporary data, and data never moves between the
 * two.
 */
const isDurableByEngine: ReadonlyMap<string, boolean> = new Map([
  ['lmdb', true],
  ['wiredTiger', true],
  ['inMemory', false],
  ['ephemeralForTest', false],
])

const withValue: Readonly<Record<string, Apply>> = {
  port: (options, value) => {
    options.port = parsePort(value)
  },
  dbpath: (options, value) => {
    options.dbPath = value
  },
  bind_ip: (options, value) => {
    if (value.includes(',')) throw new UsageError(`--bind_ip takes one address, not '${value}'`)
    options.host = value
  },
  replSet: (options, value) => {
    options.replicaSet = value.split('/', 1)[0]
  },
  unixSocketPrefix: (options, value) => {
    options.socketFolder = value
  },
  users: (options, value) => {
    options.usersFile = value
  },
  storageEngine: (options, value) => {
    const isDurable = isDurableByEngine.get(value)
    if (isDurable === undefined) throw new UsageError(`--storageEngine '${value}' is not known`)
    options.isDurable = isDurable
  },
}

const withoutValue: Readonly<Record<string, (options: CliOptions) => void>> = {
  quiet: (options) => {
    options.isQuiet = true
  },
  repair: (options) => {
    options.isRepair = true
  },
  noauth: () => {},
  nounixsocket: (options) => {
    options.socketFolder = undefined
  },
  bind_ip_all: (options) => {
    options.host = '0.0.0.0'
  },
  supervised: (options) => {
    options.isSupervised = true
  },
}

const unsupportedOptions: Readonly<Record<string, string>> = {
  auth: 'name the users with --users <file>',
  keyFile: 'there is no second member; name the users with --users <file>',
  fork: 'start it in the background instead',
  config: 'pass options on the command line',
  shardsvr: 'there is no sharding',
  configsvr: 'there is no sharding',
  tlsMode: 'there is no TLS; keep the server on a loopback address',
}

/** Parses `--name value`, `--name=value` and `--flag`, like mongod. */
export function parseOptions(argv: readonly string[]): CliOptions {
  const options: CliOptions = {
    host: '127.0.0.1',
    port: defaultPort,
    dbPath: '/data/db',
    replicaSet: undefined,
    isDurable: true,
    socketFolder: undefined,
    usersFile: undefined,
    isRepair: false,
    isQuiet: false,
    isSupervised: false,
  }
  const rest = [...argv]
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    const match = /^--([\w]+)(?:=(.*))?$/.exec(argument)
    if (!match) throw new UsageError(`'${argument}' is not an option`)
    const [, name = '', inline] = match
    apply(options, name, inline, () => rest.shift())
  }
  requireUsersOffLoopback(options)
  return options
}

const isLoopback = (host: string): boolean => /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host) || isSocketFile(host)

function requireUsersOffLoopback({ host, usersFile }: CliOptions): void {
  if (usersFile === undefined && !isLoopback(host))
    throw new UsageError(
      `--bind_ip ${host} would let the network in without a password: name the users with --users <file>`,
    )
}

function apply(options: CliOptions, name: string, inline: string | undefined, next: () => string | undefined): void {
  if (Object.hasOwn(withoutValue, name) && inline === undefined) {
    withoutValue[name]?.(options)
    return
  }
  if (Object.hasOwn(unsupportedOptions, name))
    throw new UsageError(`--${name} is not supported: ${unsupportedOptions[name]}`)
  if (!Object.hasOwn(withValue, name)) throw new UsageError(`--${name} is not known`)
  const value = inline ?? next()
  if (!value) throw new UsageError(`--${name} needs a value`)
  withValue[name]?.(options, value)
}

export const usage = `embedded-mongod: a small MongoDB-compatible server

  --dbpath <folder>          where the data is kept
  --port <number>            TCP port, 0 for any free one (27017)
  --bind_ip <address>        address to listen on (127.0.0.1), or the path of a socket file in a folder of its own
  --users <file>             who may log in, one name:password a line; needed off loopback
  --replSet <name>           be a replica set of one member, for transactions and retryable writes
  --unixSocketPrefix <folder>  listen on <folder>/mongodb-<port>.sock as well
  --storageEngine inMemory   do not wait for the disk: after a crash of the machine the data may be lost
  --repair                   write the data anew with new indexes, keep it as it was beside it, and end
  --quiet                    log nothing but the start and failures
  --supervised               belong to a parent: ignore signals, end when standard input closes
  --version, --help
`

import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { requireOpenCall, servedCall } from '@sanguine/kernel'

type Command = Readonly<Record<string, unknown>>

/** A command to the database that has ended. It has no values of the command, since these can be personal. */
export interface ObservedCommand {
  /** such as `find` */
  readonly name: string
  readonly database: string
  /** null for a command that is about no collection */
  readonly collection: string | null
  /** when it was sent, in milliseconds of `performance.now()` */
  readonly from: number
  /** milliseconds until its reply */
  readonly ms: number
  /** whether the driver threw */
  readonly hasFailed: boolean
  /** what the driver threw */
  readonly error: unknown
}

/** Receives each command after its reply, in the work that sent it. */
export type CommandObserver = (command: ObservedCommand) => void

/** The observer of the commands of the driver's connections; null if there is none. */
export interface ObservedCommands {
  observer: CommandObserver | null
}

/** The used part of the driver's connection, which is not among its public types. */
interface DriverConnection {
  command(namespace: unknown, command: Command, options?: object, responseType?: unknown): Promise<unknown>
}

type DriverConnectionClass = new (socket: Socket, options: object) => DriverConnection

/** The class from the driver that Mongoose uses, because a copy of another version would not fit. */
const { Connection } = createRequire(require.resolve('mongoose'))('mongodb/lib/cmap/connection') as {
  readonly Connection: DriverConnectionClass
}

/** The collection of a command; `getMore` names it in a field of its own. */
function collectionOf(name: string, command: Command): string | null {
  const collection = name === 'getMore' ? command.collection : command[name]
  return typeof collection === 'string' ? collection : null
}

function observedCommand(
  namespace: unknown,
  command: Command,
  end: Pick<ObservedCommand, 'from' | 'ms' | 'hasFailed' | 'error'>,
): ObservedCommand {
  const [name = ''] = Object.keys(command)
  const { db: database = '' } = namespace as { readonly db?: string }
  return { name, database, collection: collectionOf(name, command), ...end }
}

/** Commands that change nothing. */
const reads = ['find', 'getMore', 'aggregate', 'count', 'distinct'] as const

/**
 * The class of the driver's connections, for its option `connectionType`, with four differences. Each command is reported
 * to the observer of `commands`.
 * A command always ends. After a write that the socket could not take at once, version 7.8 waits for `drain` without a
 * limit. A socket that is closed meanwhile never emits it, so the command and everything waiting for it would be
 * pending until the process ends. Here `drain` follows `error` and `close`. The driver then sees the closed connection
 * and fails the command with its own error, which it treats as a network error. Its option `timeoutMS` would be the
 * usual remedy, but has no effect since version 7.8.
 * An index may take any time to build, because `socketTimeoutMS` is for the calls of players. A server that does not
 * respond at all still ends it, since its connections are closed.
 * The time of a command is added to its call (`servedCall`), and a call that is over reads nothing more.
 */
export const settlingConnection = (commands: ObservedCommands) =>
  class SettlingConnection extends Connection {
    constructor(socket: Socket, options: object) {
      super(socket, options)
      const endWaiting = () => socket.emit('drain')
      // These listeners follow those of the driver, which mark the connection as closed and keep the reason.
      socket.once('error', endWaiting).once('close', endWaiting)
    }

    override async command(
      namespace: unknown,
      command: Command,
      options?: object,
      responseType?: unknown,
    ): Promise<unknown> {
      if (reads.some((name) => name in command)) requireOpenCall()
      const call = servedCall()
      const from = performance.now()
      let hasFailed = true
      let error: unknown
      try {
        const isLong = 'createIndexes' in command
        const reply = await super.command(
          namespace,
          command,
          isLong ? { ...options, socketTimeoutMS: 0 } : options,
          responseType,
        )
        hasFailed = false
        return reply
      } catch (thrown) {
        error = thrown
        throw thrown
      } finally {
        const ms = performance.now() - from
        if (call) {
          call.databaseCommands += 1
          call.databaseMs += ms
        }
        commands.observer?.(observedCommand(namespace, command, { from, ms, hasFailed, error }))
      }
    }
  }

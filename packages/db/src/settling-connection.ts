import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { requireOpenCall, servedCall } from '@sanguine/kernel'

export type Command = Readonly<Record<string, unknown>>

/** The used part of the driver's connection, which is not among its public types. */
interface DriverConnection {
  command(namespace: unknown, command: Command, options?: object, responseType?: unknown): Promise<unknown>
}

type DriverConnectionClass = new (socket: Socket, options: object) => DriverConnection

/** The class from the driver that Mongoose uses, because a copy of another version would not fit. */
const { Connection } = createRequire(require.resolve('mongoose'))('mongodb/lib/cmap/connection') as {
  readonly Connection: DriverConnectionClass
}

/** Commands that change nothing. */
const reads = ['find', 'getMore', 'aggregate', 'count', 'distinct'] as const

/**
 * The driver's connection, for its option `connectionType`, with four differences.
 * A command always ends. After a write that the socket could not take at once, version 7.8 waits for `drain` without a
 * limit. A socket that is closed meanwhile never emits it, so the command and everything waiting for it would be
 * pending until the process ends. Here `drain` follows `error` and `close`. The driver then sees the closed connection
 * and fails the command with its own error, which it treats as a network error. Its option `timeoutMS` would be the
 * usual remedy, but has no effect since version 7.8.
 * An index may take any time to build, because `socketTimeoutMS` is for the calls of players. A server that does not
 * respond at all still ends it, since its connections are closed.
 * The time of a command is added to its call (`servedCall`), and a call that is over reads nothing more.
 */
export class SettlingConnection extends Connection {
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
    } finally {
      const ms = performance.now() - from
      if (call) {
        call.databaseCommands += 1
        call.databaseMs += ms
      }
      this.onCommand(command, ms, hasFailed)
    }
  }

  /** Called after each command, with its milliseconds, for classes that measure them. */
  protected onCommand(_command: Command, _ms: number, _hasFailed: boolean): void {}
}

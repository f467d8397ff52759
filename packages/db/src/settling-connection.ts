import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { requireOpenCall, servedCall } from '@sanguine/kernel'

type Command = Readonly<Record<string, unknown>>

/** What is used of the driver's connection, which is not among its public types. */
interface DriverConnection {
  command(namespace: unknown, command: Command, options?: object, responseType?: unknown): Promise<unknown>
}

type DriverConnectionClass = new (socket: Socket, options: object) => DriverConnection

/** Of the driver that Mongoose uses: a copy of another version would not fit. */
const { Connection } = createRequire(require.resolve('mongoose'))('mongodb/lib/cmap/connection') as {
  readonly Connection: DriverConnectionClass
}

/** Commands that change nothing. */
const reads = ['find', 'getMore', 'aggregate', 'count', 'distinct'] as const

/**
 * The driver's connection, for its option `connectionType`, with four differences.
 *
 * A command always ends. After a write that the socket could not take at once, version 7.8 waits for `drain` without a limit,
 * and a socket that is closed meanwhile never emits it: the command, and all that waits for it, would be pending until the
 * process ends. Here `drain` follows `error` and `close`; the driver then sees that the connection is closed, and fails the
 * command by an error of its own, which it knows to be one of the network.
 * Its option `timeoutMS` would be the usual remedy, but is without effect since version 7.8.
 *
 * An index is built for as long as that takes: `socketTimeoutMS` is for the calls of players. A server that does not respond
 * at all still ends it, since its connections are closed.
 *
 * What a command takes is added to the call that it is of (`servedCall`), and a call that is over reads nothing more.
 */
export class SettlingConnection extends Connection {
  constructor(socket: Socket, options: object) {
    super(socket, options)
    const endWaiting = () => socket.emit('drain')
    // After the listeners of the driver, which mark the connection as closed and keep the reason.
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
    try {
      const isLong = 'createIndexes' in command
      return await super.command(
        namespace,
        command,
        isLong ? { ...options, socketTimeoutMS: 0 } : options,
        responseType,
      )
    } finally {
      if (call) {
        call.databaseCommands += 1
        call.databaseMs += performance.now() - from
      }
    }
  }
}

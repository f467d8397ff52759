import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Doc, docFrom, encode, MongoError, objectTooLarge } from '../query'
import { type Frame, Framer, FramingError, opCompressed, opMsg, opQuery, requestIdOf } from './framing'
import { maxCommandBytes } from './limits'
import { buildOpMsg, type CommandMessage, ProtocolError, parseOpMsg } from './op-msg'
import { buildOpReply, parseOpQuery } from './op-query'

export interface CommandReply {
  body: Doc
  /** The command of the next reply in a stream of replies; absent in the last one. */
  next?: Buffer | undefined
}

/** The handler that the connection passes each command to. It never rejects: a failure is a reply too. */
export interface CommandHandler {
  handle(message: Omit<CommandMessage, 'requestId'>, connection: Connection): Promise<CommandReply>
  closed(connection: Connection): void
}

/** The longest time that a timer can take. */
const maxTimerMs = 2 ** 31 - 1

/** The maximum number of queued messages of a client. Beyond it, the socket is paused. */
const maxPendingMessages = 100

function errorReply(error: { code: number; codeName: string; message: string }): Doc {
  return docFrom({ ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName })
}

/** The connection of one client. It handles messages one after another, in order. */
export class Connection {
  readonly #socket: Socket
  readonly #handler: CommandHandler
  readonly #framer = new Framer()
  readonly #pending: Frame[] = []
  readonly #closing = new AbortController()
  #isBusy = false
  #isEnding = false

  constructor(
    readonly id: number,
    socket: Socket,
    handler: CommandHandler,
    /** Whether it uses a socket file rather than TCP. */
    readonly cameByFile: boolean,
  ) {
    this.#socket = socket
    this.#handler = handler
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      this.#closing.abort()
      handler.closed(this)
    })
  }

  /** The address and port of the client; empty for a socket file. */
  get remote(): string {
    const { remoteAddress, remotePort } = this.#socket
    return remoteAddress ? `${remoteAddress}:${remotePort}` : ''
  }

  /** The local address that the client connected to; undefined for a socket file. */
  get localAddress(): string | undefined {
    return this.#socket.localAddress
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed
  }

  /** Closes the connection after the reply to the current message. */
  end(): void {
    this.#isEnding = true
    this.#pending.length = 0
    this.#closing.abort()
    if (!this.#isBusy) this.#socket.end()
  }

  /** Resolves after the time in milliseconds, or when the connection begins to close. */
  async pause(ms: number): Promise<void> {
    const { signal } = this.#closing
    try {
      await wait(Math.min(ms, maxTimerMs), undefined, { signal })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  destroy(): void {
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    if (this.#isEnding) return
    try {
      this.#pending.push(...this.#framer.push(chunk))
    } catch (error) {
      if (!(error instanceof FramingError)) throw error
      this.end()
    }
    if (this.#pending.length > maxPendingMessages) this.#socket.pause()
    if (!this.#isBusy) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    for (let frame = this.#pending.shift(); frame && this.isOpen; frame = this.#pending.shift())
      await this.#serve(frame)
    this.#isBusy = false
    if (this.#isEnding) this.#socket.end()
    else if (this.#socket.isPaused()) this.#socket.resume()
  }

  async #serve(frame: Frame): Promise<void> {
    try {
      if (frame.opCode === opMsg) await this.#serveMessage(frame)
      else if (frame.opCode === opQuery) await this.#serveQuery(frame)
      else this.#refuse(frame)
    } catch (error) {
      if (!(error instanceof ProtocolError || error instanceof MongoError)) throw error
      this.#send(buildOpMsg(frame.requestId, encode(errorReply(error))))
      this.end()
    }
  }

  async #serveMessage(frame: Frame): Promise<void> {
    const message = parseOpMsg(frame)
    const { length } = message.body
    if (length <= maxCommandBytes) await this.#replyTo(message)
    else if (message.expectsReply)
      this.#send(buildOpMsg(message.requestId, encode(errorReply(objectTooLarge(length, maxCommandBytes)))))
  }

  /** Sends the reply. If it starts a stream, it sends the following replies, each in response to the one before. */
  async #replyTo(message: CommandMessage): Promise<void> {
    let { requestId, body: command } = message
    for (;;) {
      const { body, next } = await this.#handler.handle({ ...message, body: command }, this)
      if (!message.expectsReply) return
      const isFollowed = next !== undefined && !this.#isEnding && this.isOpen
      const reply = buildOpMsg(requestId, encode(body), isFollowed)
      if (!isFollowed) return this.#send(reply)
      await this.#sendWhole(reply)
      requestId = requestIdOf(reply)
      command = next
    }
  }

  async #serveQuery(frame: Frame): Promise<void> {
    const { requestId, namespace, body } = parseOpQuery(frame)
    const isCommand = namespace.endsWith('.$cmd')
    const message = { body, sequences: new Map(), expectsReply: true, allowsStream: false }
    const reply = isCommand
      ? (await this.#handler.handle(message, this)).body
      : errorReply({ code: 352, codeName: 'UnsupportedOpQueryCommand', message: 'OP_QUERY is no longer supported' })
    this.#send(buildOpReply(requestId, encode(reply)))
  }

  #refuse({ requestId, opCode }: Frame): never {
    const what = opCode === opCompressed ? 'Compressed messages are' : `Opcode ${opCode} is`
    throw new ProtocolError(115, 'CommandNotSupported', `${what} not supported (request ${requestId})`)
  }

  #send(bytes: Buffer): void {
    if (this.isOpen) this.#socket.write(bytes)
  }

  /** Waits until the system has taken the bytes, so that a stream never runs ahead of a client that does not read. */
  #sendWhole(bytes: Buffer): Promise<void> {
    return new Promise((resolve) => {
      if (this.isOpen) this.#socket.write(bytes, () => resolve())
      else resolve()
    })
  }
}

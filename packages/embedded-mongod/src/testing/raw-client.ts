import { connect, type Socket } from 'node:net'
import { type Doc, decode, docFrom, encode } from '../query'

/** A connection that sends bytes as they are, for messages no driver would send. */
export class RawClient {
  readonly #socket: Socket
  #received = Buffer.alloc(0)
  #isClosed = false
  #wake: () => void = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk])
      this.#wake()
    })
    socket.on('close', () => {
      this.#isClosed = true
      this.#wake()
    })
    socket.on('error', () => socket.destroy())
  }

  static async to(port: number): Promise<RawClient> {
    const socket = connect(port, '127.0.0.1')
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    return new RawClient(socket)
  }

  send(bytes: Buffer): void {
    this.#socket.write(bytes)
  }

  /** The body of the next OP_MSG, or undefined when the server closes instead. */
  async reply(): Promise<Doc | undefined> {
    const message = await this.message()
    return message && decode(message.subarray(21))
  }

  /** The next whole message, header included. */
  async message(): Promise<Buffer | undefined> {
    while (this.#received.length < 4 || this.#received.length < this.#received.readInt32LE(0)) {
      if (this.#isClosed) return undefined
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    const length = this.#received.readInt32LE(0)
    const message = this.#received.subarray(0, length)
    this.#received = this.#received.subarray(length)
    return message
  }

  async closed(): Promise<boolean> {
    while (!this.#isClosed)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    return true
  }

  close(): void {
    this.#socket.destroy()
  }
}

/** A message with a header in front of its body. */
export function framed(opCode: number, ...parts: Buffer[]): Buffer {
  const header = Buffer.alloc(16)
  const body = Buffer.concat(parts)
  header.writeInt32LE(16 + body.length, 0)
  header.writeInt32LE(7, 4)
  header.writeInt32LE(opCode, 12)
  return Buffer.concat([header, body])
}

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}

export const bson = (plain: object): Buffer => encode(docFrom(plain))

/** An OP_MSG with one body section. */
export const opMsg = (body: object, flags = 0): Buffer => framed(2013, int32(flags), Buffer.of(0), bson(body))

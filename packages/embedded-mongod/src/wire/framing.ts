import { maxMessageBytes } from './limits'

/** The bytes of a message header: length, request id, response to, opcode. */
export const headerSize = 16

export const opReply = 1
export const opQuery = 2004
export const opCompressed = 2012
export const opMsg = 2013

/** A complete message from the socket, with its header. */
export interface Frame {
  requestId: number
  opCode: number
  bytes: Buffer
}

export const requestIdOf = (message: Buffer): number => message.readInt32LE(4)

/** The stream is not framed correctly, so that the connection must be closed. */
export class FramingError extends Error {}

/** Splits a byte stream into messages, and buffers the incomplete rest. */
export class Framer {
  #chunks: Buffer[] = []
  #buffered = 0

  /** Adds data of the socket, and returns the complete messages. */
  push(chunk: Buffer): Frame[] {
    this.#chunks.push(chunk)
    this.#buffered += chunk.length
    const frames: Frame[] = []
    for (;;) {
      const length = this.#nextLength()
      if (length === undefined || this.#buffered < length) return frames
      const bytes = this.#take(length)
      frames.push({ requestId: requestIdOf(bytes), opCode: bytes.readInt32LE(12), bytes })
    }
  }

  #nextLength(): number | undefined {
    if (this.#buffered < headerSize) return undefined
    const length = this.#head(headerSize).readInt32LE(0)
    if (length < headerSize || length > maxMessageBytes)
      throw new FramingError(`message length ${length} is outside ${headerSize} to ${maxMessageBytes}`)
    return length
  }

  /** The first bytes in one piece; joins chunks only when the first one is too short. */
  #head(size: number): Buffer {
    const first = this.#chunks[0] as Buffer
    if (first.length >= size) return first
    const joined = Buffer.concat(this.#chunks)
    this.#chunks = [joined]
    return joined
  }

  #take(length: number): Buffer {
    const first = this.#head(length)
    if (first.length === length) this.#chunks.shift()
    else this.#chunks[0] = first.subarray(length)
    this.#buffered -= length
    return first.subarray(0, length)
  }
}

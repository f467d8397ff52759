import { validateBson } from '../query'
import { type Frame, headerSize, opReply } from './framing'
import { ProtocolError } from './op-msg'

/** The OP_QUERY that a driver sends as its first message, before it knows that the server supports OP_MSG. */
export interface LegacyQuery {
  requestId: number
  namespace: string
  body: Buffer
}

/** Parses an OP_QUERY: flags, full collection name, skip, return count, query. */
export function parseOpQuery(frame: Frame): LegacyQuery {
  const { bytes } = frame
  const nameStart = headerSize + 4
  const nameEnd = bytes.indexOf(0, nameStart)
  if (nameEnd < 0 || nameEnd + 13 > bytes.length) throw new ProtocolError(22, 'InvalidBSON', 'OP_QUERY is cut short')
  const start = nameEnd + 9
  const body = bytes.subarray(start, start + bytes.readInt32LE(start))
  validateBson(body)
  return { requestId: frame.requestId, namespace: bytes.toString('utf8', nameStart, nameEnd), body }
}

/** Builds the OP_REPLY to an OP_QUERY with one document. */
export function buildOpReply(responseTo: number, body: Buffer): Buffer {
  const message = Buffer.alloc(headerSize + 20 + body.length)
  message.writeInt32LE(message.length, 0)
  message.writeInt32LE(responseTo, 8)
  message.writeInt32LE(opReply, 12)
  message.writeInt32LE(8, headerSize)
  message.writeInt32LE(1, headerSize + 16)
  body.copy(message, headerSize + 20)
  return message
}

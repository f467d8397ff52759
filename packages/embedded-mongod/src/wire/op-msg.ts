import { MongoError, validateBson } from '../query'
import { crc32c } from './crc32c'
import { type Frame, headerSize, opMsg } from './framing'

const checksumPresent = 1
const moreToCome = 2
const exhaustAllowed = 1 << 16
/** Bits 0 to 15 are required, so that an unknown one must be refused. */
const unknownRequiredBits = 0xffff & ~(checksumPresent | moreToCome)
const bodySection = 0
const sequenceSection = 1

/** A message that violates the protocol. The reply is the error, and the connection closes. */
export class ProtocolError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
  ) {
    super(message)
  }
}

/** A received command, with its document sequences by name. */
export interface CommandMessage {
  requestId: number
  body: Buffer
  sequences: Map<string, Buffer[]>
  /** Whether the client wants a reply. */
  expectsReply: boolean
  /** Whether the client accepts further replies without another request. */
  allowsStream: boolean
}

const malformed = (message: string) => new ProtocolError(22, 'InvalidBSON', message)

function readDocument(bytes: Buffer, offset: number, end: number): Buffer {
  const length = offset + 4 <= end ? bytes.readInt32LE(offset) : -1
  if (length < 5 || offset + length > end) throw malformed('a document reaches past the end of its section')
  const document = bytes.subarray(offset, offset + length)
  validateBson(document)
  return document
}

function readSequence(bytes: Buffer, offset: number, end: number): [name: string, documents: Buffer[]] {
  const nameEnd = bytes.indexOf(0, offset)
  if (nameEnd < 0 || nameEnd >= end) throw malformed('a document sequence has no name')
  const documents: Buffer[] = []
  let position = nameEnd + 1
  while (position < end) {
    const document = readDocument(bytes, position, end)
    documents.push(document)
    position += document.length
  }
  return [bytes.toString('utf8', offset, nameEnd), documents]
}

function verifyChecksum(bytes: Buffer): void {
  const sent = bytes.readUInt32LE(bytes.length - 4)
  if (crc32c(bytes.subarray(0, bytes.length - 4)) !== sent)
    throw new ProtocolError(354, 'ChecksumMismatch', 'OP_MSG checksum does not match contents')
}

function readSections(bytes: Buffer, end: number): { body: Buffer; sequences: Map<string, Buffer[]> } {
  const sequences = new Map<string, Buffer[]>()
  let body: Buffer | undefined
  let position = headerSize + 4
  while (position < end) {
    const kind = bytes[position]
    if (kind === bodySection) {
      if (body) throw malformed('OP_MSG has two bodies')
      body = readDocument(bytes, position + 1, end)
      position += 1 + body.length
    } else if (kind === sequenceSection) {
      const size = position + 5 <= end ? bytes.readInt32LE(position + 1) : -1
      if (size < 6 || position + 1 + size > end) throw malformed('a document sequence has a wrong size')
      const [name, documents] = readSequence(bytes, position + 5, position + 1 + size)
      if (sequences.has(name)) throw malformed(`document sequence '${name}' is there twice`)
      sequences.set(name, documents)
      position += 1 + size
    } else throw malformed(`OP_MSG section kind ${kind} is not known`)
  }
  if (!body) throw malformed('OP_MSG has no body')
  return { body, sequences }
}

/** Parses an OP_MSG. Throws a ProtocolError for anything that does not follow the protocol. */
export function parseOpMsg(frame: Frame): CommandMessage {
  const { bytes } = frame
  if (bytes.length < headerSize + 10) throw malformed('OP_MSG is too short')
  const flags = bytes.readUInt32LE(headerSize)
  const unknown = flags & unknownRequiredBits
  if (unknown) throw new ProtocolError(2, 'BadValue', `OP_MSG flags ${unknown} are not known`)
  const hasChecksum = (flags & checksumPresent) !== 0
  if (hasChecksum) verifyChecksum(bytes)
  try {
    const sections = readSections(bytes, bytes.length - (hasChecksum ? 4 : 0))
    return {
      requestId: frame.requestId,
      ...sections,
      expectsReply: (flags & moreToCome) === 0,
      allowsStream: (flags & exhaustAllowed) !== 0,
    }
  } catch (error) {
    if (error instanceof MongoError) throw malformed(error.message)
    throw error
  }
}

let lastRequestId = 0

/** Builds the OP_MSG that replies to `responseTo`; with `isFollowed` another one follows without a request. */
export function buildOpMsg(responseTo: number, body: Buffer, isFollowed = false): Buffer {
  const message = Buffer.allocUnsafe(headerSize + 5 + body.length)
  lastRequestId = (lastRequestId + 1) & 0x7fffffff
  message.writeInt32LE(message.length, 0)
  message.writeInt32LE(lastRequestId, 4)
  message.writeInt32LE(responseTo, 8)
  message.writeInt32LE(opMsg, 12)
  message.writeUInt32LE(isFollowed ? moreToCome : 0, headerSize)
  message[headerSize + 4] = bodySection
  body.copy(message, headerSize + 5)
  return message
}

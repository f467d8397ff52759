import type { AccessControl } from '../access/access-control'
import type { Deadline } from '../engine/deadline'
import type { Engine, ReadView } from '../engine/engine'
import type { Session } from '../engine/sessions'
import type { Transaction } from '../engine/transaction'
import type { Doc, ObjectId } from '../query'
import type { Connection } from '../wire/connection'
import type { Arguments } from './arguments'

/** The facts about the server process. */
export interface ServerInfo {
  version: string
  pid: number
  startedAt: number
  /** Name of the replica set; undefined when the server stands alone. */
  replicaSet: string | undefined
  /** `host:port`, or the path of the socket file. */
  address: string
  /** Identifies the server, and counts the changes of its description of the set. */
  topologyVersion: { processId: ObjectId; counter: bigint }
  dbPath: string
  arguments: readonly string[]
  access: AccessControl
  connectionCounts(): { current: number; created: number }
  /** Ends the process in the proper order. */
  shutdown(): void
  log(message: string, attributes: object): void
}

/** One call of a command. */
export interface Call {
  engine: Engine
  server: ServerInfo
  connection: Connection
  /** The command's name as it was sent, `find` for instance. */
  name: string
  db: string
  args: Arguments
  session: Session | undefined
  txnNumber: bigint | undefined
  /** The open transaction the call belongs to. */
  transaction: Transaction | undefined
  /** The limit the client has set on the time it may take. */
  deadline: Deadline | undefined
}

/** The whole id of a session, so that no user reaches that of another: what the client sent, and who sent it. */
export function ownSessionId({ server, connection }: Pick<Call, 'server' | 'connection'>, sent: Uint8Array): Buffer {
  return Buffer.concat([sent, server.access.ownerOf(connection)])
}

/** Plain members of an reply, without `ok`. */
export type Reply = object

export interface Command {
  /** Fields the command knows, beside those all commands have and its own name. */
  fields: readonly string[]
  run(call: Call): Reply | Promise<Reply>
  /** Whether it may be part of a multi-document transaction. */
  inTransaction?: boolean
  /** Whether fields that are not listed are ignored, as in the handshake. */
  isLenient?: boolean
  /** Whether a client may run it before login. It then belongs to no session, regardless of the sent one. */
  isPublic?: boolean
  /** The command that the client would send next, where it takes a stream of replies. */
  next?(command: Doc, reply: Doc): Doc | undefined
  /** Whether a transaction number without a transaction makes it a retryable write. */
  isRetryable?: boolean
}

export type CommandTable = Readonly<Record<string, Command>>

/** The view a call reads from: its transaction's, or what is committed now. */
export function viewOf({ engine, transaction }: Call): ReadView {
  if (!transaction) return engine.view()
  return { reader: transaction.reader, catalog: transaction.catalog, release: () => {} }
}

/** The collection a command names in its first field. */
export const namespaceOfCall = ({ db, name, args }: Call): string => `${db}.${args.requiredText(name)}`

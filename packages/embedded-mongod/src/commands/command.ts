import type { AccessControl } from '../access/access-control'
import type { Deadline } from '../engine/deadline'
import type { Engine, ReadView } from '../engine/engine'
import type { Session } from '../engine/sessions'
import type { Transaction } from '../engine/transaction'
import type { Doc, ObjectId } from '../query'
import type { Connection } from '../wire/connection'
import type { Arguments } from './arguments'

/** Facts about the server process. */
export interface ServerInfo {
  version: string
  pid: number
  startedAt: number
  /** The name of the replica set; undefined for a standalone server. */
  replicaSet: string | undefined
  /** `host:port`, or the path of the socket file. */
  address: string
  /** Identifies the server process and counts the changes of its topology. */
  topologyVersion: { processId: ObjectId; counter: bigint }
  dbPath: string
  arguments: readonly string[]
  access: AccessControl
  connectionCounts(): { current: number; created: number }
  /** Shuts the process down in order. */
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
  /** The open transaction of the call. */
  transaction: Transaction | undefined
  /** The client's limit on the execution time. */
  deadline: Deadline | undefined
}

/** The full id of a session: the client's id and its user. So no user can reach the session of another. */
export function ownSessionId({ server, connection }: Pick<Call, 'server' | 'connection'>, sent: Uint8Array): Buffer {
  return Buffer.concat([sent, server.access.ownerOf(connection)])
}

/** The fields of a reply, without `ok`. */
export type Reply = object

export interface Command {
  /** The fields of the command besides its name and the generic ones. */
  fields: readonly string[]
  run(call: Call): Reply | Promise<Reply>
  /** Whether it may run in a multi-document transaction. */
  inTransaction?: boolean
  /** Whether unknown fields are ignored, as in the handshake. */
  isLenient?: boolean
  /** Whether a client may run it before login. It then has no session, even if the client sends one. */
  isPublic?: boolean
  /** The next command of a stream of replies (`exhaustAllowed`). */
  next?(command: Doc, reply: Doc): Doc | undefined
  /** Whether a transaction number without a transaction marks a retryable write. */
  isRetryable?: boolean
}

export type CommandTable = Readonly<Record<string, Command>>

/** The view for reads: that of the transaction, or the committed data. */
export function viewOf({ engine, transaction }: Call): ReadView {
  if (!transaction) return engine.view()
  return { reader: transaction.reader, catalog: transaction.catalog, release: () => {} }
}

/** The collection in the first field of a command. */
export const namespaceOfCall = ({ db, name, args }: Call): string => `${db}.${args.requiredText(name)}`

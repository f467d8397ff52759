import { Deadline } from '../engine/deadline'
import type { Engine } from '../engine/engine'
import type { Session } from '../engine/sessions'
import type { Transaction } from '../engine/transaction'
import { type Doc, decode, docFrom, double, encode, MongoError, type Value } from '../query'
import type { CommandHandler, CommandReply, Connection } from '../wire/connection'
import type { CommandMessage } from '../wire/op-msg'
import { Arguments } from './arguments'
import { type Call, type Command, type CommandTable, ownSessionId, type ServerInfo } from './command'
import { checkReadConcern, checkWriteConcern } from './concerns'

/** Generic fields that any command may have. */
const commonFields = [
  '$db',
  '$clusterTime',
  '$readPreference',
  '$configServerState',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]

const transactionEnds = new Set(['commitTransaction', 'abortTransaction'])
const shutdownInProgress = 91

/** Receives commands, finds their functions, and turns results and errors into replies. */
export class Dispatcher implements CommandHandler {
  readonly #engine: Engine
  readonly #server: ServerInfo
  readonly #commands: CommandTable
  readonly #knownFields = new Map<string, ReadonlySet<string>>()
  /** The connection of the last command of each transaction. */
  readonly #connections = new WeakMap<Transaction, Connection>()

  constructor(engine: Engine, server: ServerInfo, commands: CommandTable) {
    this.#engine = engine
    this.#server = server
    this.#commands = commands
    for (const [name, { fields }] of Object.entries(commands))
      this.#knownFields.set(name, new Set([name, ...commonFields, ...fields]))
  }

  async handle(message: Omit<CommandMessage, 'requestId'>, connection: Connection): Promise<CommandReply> {
    const { body, sequences, allowsStream } = message
    const command = decode(body)
    const decoded = new Map([...sequences].map(([name, documents]) => [name, documents.map(decode)]))
    const args = new Arguments(command, decoded)
    try {
      const reply = this.#succeeded(await this.#run(args, connection))
      const next = allowsStream ? this.#commandNamed(command.keys[0])?.next?.(command, reply) : undefined
      return { body: reply, next: next && encode(next) }
    } catch (error) {
      if (error instanceof MongoError) return { body: this.#failed(error, args) }
      this.#server.log('A command failed unexpectedly', {
        command: command.keys[0],
        error: String((error as Error)?.stack),
      })
      return { body: this.#failed(new MongoError(1, `Internal error: ${(error as Error)?.message}`), args) }
    }
  }

  /**
   * Aborts transactions whose client disconnected; they would block other writes until they expire. A client that
   * continues over another connection gets a transient error and retries the transaction.
   */
  closed(connection: Connection): void {
    for (const { transaction } of this.#engine.sessions.all()) {
      const open = transaction?.transaction
      if (open?.state === 'open' && this.#connections.get(open) === connection) open.end('aborted')
    }
  }

  async #run(args: Arguments, connection: Connection): Promise<object> {
    const name = args.body.keys[0] ?? ''
    const command = this.#commandNamed(name)
    if (!command) throw new MongoError(59, `no such command: '${name}'`)
    if (!command.isPublic) this.#server.access.demand(connection, name)
    if (!command.isLenient) args.allowOnly(this.#knownFields.get(name) as ReadonlySet<string>, name)
    const call = this.#callOf(name, command, args, connection)
    return command.isPublic ? command.run(call) : this.#runInTransaction(command, call)
  }

  #commandNamed(name = ''): Command | undefined {
    return Object.hasOwn(this.#commands, name) ? this.#commands[name] : undefined
  }

  #callOf(name: string, command: Command, args: Arguments, connection: Connection): Call {
    const session = command.isPublic ? undefined : this.#sessionOf(args, connection)
    const txnNumber = command.isPublic ? undefined : args.long('txnNumber')
    if (txnNumber !== undefined && !session) throw new MongoError(72, 'Transaction number requires a session ID')
    const isTransaction = args.get('autocommit') === false
    checkReadConcern(args, isTransaction)
    checkWriteConcern(args)
    if (txnNumber !== undefined && !isTransaction && !command.isRetryable && !transactionEnds.has(name))
      throw new MongoError(
        20,
        `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${name} is not a retryable write command.`,
      )
    const limit = args.count('maxTimeMS')
    return {
      engine: this.#engine,
      server: this.#server,
      connection,
      name,
      db: args.text('$db') ?? 'admin',
      args,
      session,
      txnNumber,
      transaction: undefined,
      deadline: limit ? new Deadline(limit) : undefined,
    }
  }

  #sessionOf(args: Arguments, connection: Connection): Session | undefined {
    const lsid = args.doc('lsid')
    const id = lsid && new Arguments(lsid).binary('id')
    if (lsid && id?.length !== 16) throw new MongoError(9, 'lsid.id must be a UUID of 16 bytes')
    return id && this.#engine.sessions.use(ownSessionId({ server: this.#server, connection }, id))
  }

  /** Any error in a transaction aborts it, as in MongoDB. */
  async #runInTransaction(command: Command, call: Call): Promise<object> {
    if (call.args.get('autocommit') === undefined || transactionEnds.has(call.name)) return command.run(call)
    const transaction = this.#transactionOf(command, call)
    this.#connections.set(transaction, call.connection)
    try {
      return await command.run({ ...call, transaction })
    } catch (error) {
      transaction.end('aborted')
      throw error
    }
  }

  #transactionOf(command: Command, { args, session, txnNumber, name }: Call): Transaction {
    if (!this.#server.replicaSet)
      throw new MongoError(20, 'Transaction numbers are only allowed on a replica set member or mongos')
    if (args.get('autocommit') !== false || !session || txnNumber === undefined)
      throw new MongoError(72, 'A transaction needs a session, a transaction number and autocommit: false')
    const transaction = args.flag('startTransaction')
      ? this.#engine.begin(session, txnNumber)
      : this.#engine.transaction(session, txnNumber)
    if (command.inTransaction) return transaction
    transaction.end('aborted')
    throw new MongoError(263, `Cannot run '${name}' in a multi-document transaction.`)
  }

  #succeeded(reply: object): Doc {
    return docFrom({ ...reply, ok: double(1), ...this.#times() })
  }

  #failed(error: MongoError, args: Arguments): Doc {
    const { code, codeName, message, extra } = error
    const isRetryableWrite = args.has('txnNumber') && !args.has('autocommit') && code === shutdownInProgress
    const labels = isRetryableWrite ? [...error.labels, 'RetryableWriteError'] : error.labels
    return docFrom({
      ok: double(0),
      errmsg: message,
      code,
      codeName,
      ...(extra as Record<string, Value>),
      ...(labels.length > 0 ? { errorLabels: labels } : {}),
      ...this.#times(),
    })
  }

  /**
   * Replies have no `$clusterTime`: a set of one member has no other clock to follow. Drivers would read it from each
   * reply and send it with each command, a sixth of a small command's time.
   */
  #times(): object {
    return this.#server.replicaSet ? { operationTime: this.#engine.clock.now } : {}
  }
}

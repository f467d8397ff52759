import { MongoError } from '../query'
import { ScramConversation, ScramError } from './scram-conversation'
import { sha256, type Users } from './users'

/** The reply to one message of a login. */
export interface LoginStep {
  conversationId: number
  done: boolean
  payload: Buffer
}

interface Login {
  conversation: ScramConversation
  /** Whether the conversation skips its last, empty message. Newer drivers request this. */
  skipsEmptyExchange: boolean
  isProved: boolean
}

interface ConnectionAccess {
  user?: string
  login?: Login
}

export const mechanism = 'SCRAM-SHA-256'
/** The authentication database. */
export const usersDatabase = 'admin'

const authenticationFailed = (): MongoError => new MongoError(18, 'Authentication failed.')

const conversationId = 1

const noOwner = Buffer.alloc(0)

/**
 * Authenticates connections. A logged-in connection may run every command. Without users, every connection may.
 * Connections are keys: they are compared as objects.
 */
export class AccessControl {
  readonly #users: Users | undefined
  readonly #log: (message: string, attributes: object) => void
  readonly #connections = new WeakMap<object, ConnectionAccess>()

  /** Without `users`, access control is off: the socket file or the loopback address protects the server. */
  constructor(users: Users | undefined, log: (message: string, attributes: object) => void) {
    this.#users = users
    this.#log = log
  }

  get isEnabled(): boolean {
    return this.#users !== undefined
  }

  get userNames(): string[] {
    return [...(this.#users?.keys() ?? [])]
  }

  userOf(connection: object): string | undefined {
    return this.#connections.get(connection)?.user
  }

  /**
   * The owner of an id that the connection sends: the 32 bytes of its user's SHA-256, as in MongoDB's `lsid.uid`. Empty
   * without users, because all connections count as one user then.
   */
  ownerOf(connection: object): Buffer {
    const user = this.userOf(connection)
    return user === undefined ? noOwner : sha256(Buffer.from(`${user}@${usersDatabase}`))
  }

  /** Throws Unauthorized if the connection may not run the command. */
  demand(connection: object, command: string): void {
    if (this.isEnabled && this.userOf(connection) === undefined)
      throw new MongoError(13, `Command ${command} requires authentication`)
  }

  /** Starts a login with the client's first message. Throws AuthenticationFailed. */
  start(connection: object, db: string, payload: Uint8Array, skipsEmptyExchange: boolean): LoginStep {
    const conversation = this.#attempt(db, () => {
      if (db !== usersDatabase) throw new ScramError(`users belong to the database ${usersDatabase}`)
      return new ScramConversation(this.#users ?? new Map(), Buffer.from(payload).toString())
    })
    this.#connections.set(connection, { login: { conversation, skipsEmptyExchange, isProved: false } })
    return { conversationId, done: false, payload: Buffer.from(conversation.challenge) }
  }

  /** Continues a login. A correct proof authenticates the connection. Throws AuthenticationFailed. */
  continue(connection: object, id: number, payload: Uint8Array): LoginStep {
    const login = this.#connections.get(connection)?.login
    if (!login || id !== conversationId) throw new MongoError(17, 'No SASL session state found')
    const { conversation, skipsEmptyExchange, isProved } = login
    if (isProved) return this.#finish(connection, conversation, Buffer.alloc(0))
    this.#connections.delete(connection)
    const final = this.#attempt(conversation.user, () => conversation.finish(Buffer.from(payload).toString()))
    if (skipsEmptyExchange) return this.#finish(connection, conversation, Buffer.from(final))
    this.#connections.set(connection, { login: { ...login, isProved: true } })
    return { conversationId, done: false, payload: Buffer.from(final) }
  }

  #finish(connection: object, { user }: ScramConversation, payload: Buffer): LoginStep {
    this.#connections.set(connection, { user })
    return { conversationId, done: true, payload }
  }

  logout(connection: object): void {
    this.#connections.delete(connection)
  }

  /** The client sees only that the login failed. The log has the reason. */
  #attempt<T>(who: string, step: () => T): T {
    try {
      return step()
    } catch (error) {
      if (!(error instanceof ScramError)) throw error
      this.#log('Authentication failed', { who, reason: error.message })
      throw authenticationFailed()
    }
  }
}

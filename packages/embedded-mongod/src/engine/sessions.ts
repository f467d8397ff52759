import { sessionTimeoutMinutes } from '../wire/limits'
import type { Transaction } from './transaction'

/** The logical session of a user's `lsid`. */
export interface Session {
  /** The 16 bytes of its id, and the digest of its user where there are users. */
  id: Buffer
  key: string
  usedAt: number
  /** The newest transaction with its number. It stays after the transaction ends. */
  transaction?: { number: bigint; transaction: Transaction; commit?: Promise<void> }
}

const sessionTimeoutMs = sessionTimeoutMinutes * 60_000

/** Recently used sessions. Only the results of retryable writes outlive a session. */
export class SessionRegistry {
  readonly #onEnd: (session: Session) => void
  readonly #sessions = new Map<string, Session>()

  constructor(onEnd: (session: Session) => void) {
    this.#onEnd = onEnd
  }

  get size(): number {
    return this.#sessions.size
  }

  all(): Iterable<Session> {
    return this.#sessions.values()
  }

  /** Returns the session of an id. The first use creates it. */
  use(id: Uint8Array): Session {
    const key = Buffer.from(id).toString('hex')
    const session = this.#sessions.get(key) ?? { id: Buffer.from(id), key, usedAt: 0 }
    session.usedAt = Date.now()
    this.#sessions.set(key, session)
    return session
  }

  end(key: string): void {
    const session = this.#sessions.get(key)
    if (!session) return
    this.#sessions.delete(key)
    this.#onEnd(session)
  }

  endIdle(now: number): void {
    for (const [key, { usedAt }] of this.#sessions) if (now - usedAt > sessionTimeoutMs) this.end(key)
  }
}

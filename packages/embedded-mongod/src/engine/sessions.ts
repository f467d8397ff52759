import { sessionTimeoutMinutes } from '../wire/limits'
import type { Transaction } from './transaction'

/** A logical session: what the `lsid` stands for that a user sent. */
export interface Session {
  /** The 16 bytes of its id, and the digest of its user where there are users. */
  id: Buffer
  key: string
  usedAt: number
  /** The newest transaction and its number, also after it has ended. */
  transaction?: { number: bigint; transaction: Transaction; commit?: Promise<void> }
}

const sessionTimeoutMs = sessionTimeoutMinutes * 60_000

/** Sessions that were used lately. Ended or forgotten ones leave only their retryable results. */
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

  /** The session of an id; sessions begin by being used. */
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

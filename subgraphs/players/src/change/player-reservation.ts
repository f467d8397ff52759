import type { App } from '@sanguine/kernel'
import { Types } from 'mongoose'
import { playerRepositoryService } from '../store/player-repository'

/** The number of attempts that a change may lose to other gateways before it reserves the player. */
const attemptsBefore = 3

/** Milliseconds after which another call's reservation is ended: the gateway that made it may have died. */
const takeOverAfterMs = 1000

/**
 * Lets one call alone write a player, after other gateways were faster several times. A gateway that writes from memory
 * always wins against one that must read first.
 */
export class PlayerReservation {
  readonly #app: App
  readonly #accountId: string
  readonly #id = new Types.ObjectId().toHexString()
  #isHeld = false
  #hasTakenOver = false

  constructor(app: App, accountId: string) {
    this.#app = app
    this.#accountId = accountId
  }

  /** The id of the reservation for `commit`; null while nothing is reserved. */
  get held(): string | null {
    return this.#isHeld ? this.#id : null
  }

  /**
   * Reserves the player once a call has lost often enough. `attempts` is the number of lost attempts, in `elapsedMs`.
   */
  async request(attempts: number, elapsedMs: number): Promise<void> {
    if (attempts < attemptsBefore) return
    // once: two calls that take over from each other would both lose
    const takesOver: boolean = elapsedMs >= takeOverAfterMs && !this.#hasTakenOver
    this.#hasTakenOver ||= takesOver
    this.#isHeld = await this.#app.get(playerRepositoryService).reserve(this.#accountId, this.#id, takesOver)
  }

  /** If a reservation cannot be ended, a waiting call takes it over, so the call that made it does not fail. */
  async release(): Promise<void> {
    if (!this.#isHeld) return
    try {
      await this.#app.get(playerRepositoryService).release(this.#accountId, this.#id)
    } catch (error) {
      this.#app.log.warn({ err: error, accountId: this.#accountId }, 'The reservation of a player could not be ended.')
    }
  }
}

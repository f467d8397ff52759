import { setImmediate } from 'node:timers/promises'
import { defineService, tooMany } from '@sanguine/kernel'

/**
 * The files that this gateway is sending, one for each account at most. Their pieces are made one after another with
 * other calls in between. Any number of exports therefore delays a call by a piece at most.
 */
export class RunningExports {
  readonly #accounts = new Set<string>()
  #turn: Promise<unknown> = Promise.resolve()

  /** Throws `tooMany` while a file of the account is being sent. */
  requireNone(accountId: string): void {
    if (!this.#accounts.has(accountId)) return
    throw tooMany(
      {
        en: 'Your data are being exported already. Please wait until that download has ended.',
        de: 'Deine Daten werden gerade schon heruntergeladen. Bitte warte, bis das fertig ist.',
      },
      10,
    )
  }

  /**
   * The pieces of a file of the account. It counts as being sent until its reader has all of them, or stops. Throws
   * `tooMany`.
   */
  start(accountId: string, pieces: AsyncGenerator<string>): AsyncIterable<string> {
    this.requireNone(accountId)
    this.#accounts.add(accountId)
    let isRunning = true
    const end = () => {
      if (isRunning) this.#accounts.delete(accountId)
      isRunning = false
    }
    const iterator: AsyncIterator<string> = {
      next: async () => {
        const piece = await this.#inTurn(() => pieces.next())
        if (piece.done) end()
        return piece
      },
      // A stream calls this at its end, too, and when its reader is gone or a read fails.
      return: async () => {
        end()
        return pieces.return(undefined)
      },
    }
    return { [Symbol.asyncIterator]: () => iterator }
  }

  #inTurn<Value>(make: () => Promise<Value>): Promise<Value> {
    const made = this.#turn.then(make)
    this.#turn = made.then(
      () => setImmediate(),
      () => undefined,
    )
    return made
  }
}

export const runningExportsService = defineService<RunningExports>({
  name: 'running exports',
  create: () => new RunningExports(),
})

import { setMaxListeners } from 'node:events'

/** The calls that wait for one piece of work, which is dropped when all of them are over before it has begun. */
export class WaitingCalls {
  readonly #controller = new AbortController()
  #open = 0

  constructor() {
    // an advice listens for several odds, one after the other
    setMaxListeners(0, this.signal)
  }

  /** Aborted when all of the calls are over. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Adds a call by its signal. A call that is over already counts as one that has left. */
  add(call: AbortSignal): void {
    this.#open += 1
    if (call.aborted) this.#leave()
    else call.addEventListener('abort', () => this.#leave(), { once: true })
  }

  #leave(): void {
    this.#open -= 1
    if (this.#open === 0) this.#controller.abort()
  }
}

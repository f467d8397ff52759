import { defineService, finishWork } from '@sanguine/kernel'
import type { Payment } from '../payment-repository'

type Settle = () => Promise<Payment | null>

interface Settlement {
  /** never rejects */
  readonly ended: Promise<void>
  /** the one that begins when it has ended */
  next: Promise<Payment | null> | null
}

/**
 * Runs one settlement of a payment at a time in a gateway. Calls that arrive during a settlement share the next one. It
 * begins after each of them, so it sees the state at the provider that they are about. A provider may send dozens of
 * events of one payment at once.
 */
export class Settlements {
  readonly #running = new Map<string, Settlement>()

  run(paymentId: string, settle: Settle): Promise<Payment | null> {
    const running = this.#running.get(paymentId)
    if (!running) return this.#start(paymentId, settle)
    running.next ??= running.ended.then(() => this.#start(paymentId, settle))
    return running.next
  }

  #start(paymentId: string, settle: Settle): Promise<Payment | null> {
    // others wait for it too
    const settled = finishWork(settle)
    const end = () => {
      if (settlement.next === null) this.#running.delete(paymentId)
    }
    const settlement: Settlement = { ended: settled.then(end, end), next: null }
    this.#running.set(paymentId, settlement)
    return settled
  }
}

export const settlementsService = defineService<Settlements>({
  name: 'payments.settlements',
  create: () => new Settlements(),
})

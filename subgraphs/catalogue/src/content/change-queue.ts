import { defineService } from '@sanguine/kernel'

/** Lets the changes that one server makes follow each other, so that only those of other servers can cross them. */
export class ChangeQueue {
  #last: Promise<unknown> = Promise.resolve()

  run<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(change)
    this.#last = result.catch(() => undefined)
    return result
  }
}

export const changeQueueService = defineService<ChangeQueue>({
  name: 'content changes',
  create: () => new ChangeQueue(),
})

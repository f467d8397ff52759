import { defineService } from '@sanguine/kernel'

/** Runs the changes of one server one after another, so that only changes of other servers can conflict with them. */
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

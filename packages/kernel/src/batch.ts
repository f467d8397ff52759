import DataLoader from 'dataloader'
import { finishWork } from './served-call'

/**
 * Combines the calls of one turn of the event loop into one run, with at most 100 items each. Under load, many calls
 * share a round trip; a single call waits only for the end of the turn. `run` returns one result for each item, in
 * their order; if it fails, all fail.
 */
export function batch<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  // The run belongs to the first call; the others wait for it even if that call is over.
  const loader = new DataLoader<Item, Result>((items) => finishWork(() => run(items)), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: (flush) => setImmediate(flush),
  })
  return (item) => loader.load(item)
}

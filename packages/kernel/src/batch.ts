import DataLoader from 'dataloader'

/**
 * Joins the calls of one turn of the event loop into one run, at most 100 items each. Under load many calls then share a
 * round trip; a call alone waits only for the end of the turn. `run` returns one result for each item, in their order;
 * when it fails, all of them fail.
 */
export function batch<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const loader = new DataLoader<Item, Result>(run, {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: (flush) => setImmediate(flush),
  })
  return (item) => loader.load(item)
}

interface Asked<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Joins what is asked for within one turn of the event loop into one run, at most `most` items each. Under load many calls
 * then share a round trip; a call alone waits for nothing but the end of the turn. `run` answers in the order of its
 * items; when it fails, all of them fail.
 */
export function batch<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  most = 100,
): (item: Item) => Promise<Result> {
  let waiting: Asked<Item, Result>[] = []

  const settle = async (asked: readonly Asked<Item, Result>[]) => {
    try {
      const results = await run(asked.map(({ item }) => item))
      asked.forEach(({ resolve }, index) => {
        resolve(results[index] as Result)
      })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  const flush = () => {
    const asked = waiting
    waiting = []
    for (let from = 0; from < asked.length; from += most) void settle(asked.slice(from, from + most))
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ item, resolve, reject })
    })
}

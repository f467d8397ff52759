import DataLoader from 'dataloader'
import type { Context } from './context'
import { finishWork } from './served-call'

/** The longest wait of a run for the one before it, in milliseconds. A command can hang, and others must not wait for it. */
const maxWaitMs = 20

/**
 * Combines calls into one run, with at most 100 items each. The calls of one turn of the event loop share a run, and so
 * do those that arrive during a run. Under load, many calls share a round trip; a single call waits only for the end of
 * the turn. `run` returns one result for each item, in their order; if it fails, all fail.
 */
export function batch<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  /** the last run, until it has ended */
  let current: Promise<unknown> | null = null
  const begin = (items: readonly Item[]) => {
    // The run belongs to the first call; the others wait for it even if that call is over.
    const results = finishWork(() => run(items))
    const end = () => {
      if (current === results) current = null
    }
    current = results
    results.then(end, end)
    return results
  }
  const loader = new DataLoader<Item, Result>(begin, {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: (flush) => setImmediate(() => (current ? afterRun(current, flush) : flush())),
  })
  return (item) => loader.load(item)
}

/** Calls once when a run has ended, and after `maxWaitMs` at the latest. */
function afterRun(run: Promise<unknown>, call: () => void): void {
  let hasBegun = false
  const begin = () => {
    clearTimeout(timer)
    if (!hasBegun) call()
    hasBegun = true
  }
  const timer = setTimeout(begin, maxWaitMs)
  run.then(begin, begin)
}

const loaded = new WeakMap<Context, Map<unknown, Map<string, unknown>>>()

/**
 * Caches loaded values by key for the rest of a call, so that equal fields of a response are computed once. The values
 * are only for resolvers, because `forgetLoaded` drops them after a mutation.
 */
export function memoPerCall<Input, Value>(
  load: (context: Context, input: Input) => Promise<Value>,
  keyOf: (input: Input) => string = () => '',
): (context: Context, input: Input) => Promise<Value> {
  return (context, input) => {
    const memos = loaded.get(context) ?? new Map<unknown, Map<string, unknown>>()
    loaded.set(context, memos)
    const memo = (memos.get(load) ?? new Map()) as Map<string, Promise<Value>>
    memos.set(load, memo)
    const key = keyOf(input)
    const value = memo.get(key) ?? load(context, input)
    memo.set(key, value)
    return value
  }
}

/** Drops the values that `memoPerCall` has cached for a call, between two of its mutations. */
export const forgetLoaded = (context: Context): boolean => loaded.delete(context)

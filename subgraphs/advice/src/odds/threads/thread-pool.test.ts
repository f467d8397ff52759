import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { aWorld } from '@sanguine/players/testing'
import { HeldThreads } from '../../testing/threads'
import { ThreadPool } from './thread-pool'

const release = aWorld()

let threads: HeldThreads<string, string>
let pool: ThreadPool<string, string>

/** Runs one task, from its start to its end. */
async function runOne(): Promise<void> {
  const done = pool.run('task', release)
  ;(await threads.next()).end('done')
  await done
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  threads = new HeldThreads()
  pool = new ThreadPool(threads.start, 60_000)
})
afterEach(() => {
  jest.useRealTimers()
})

describe('threads', () => {
  test('start with the first task, and run the others too', async () => {
    expect(threads.started).toBe(0)
    await runOne()
    await runOne()
    expect([threads.started, threads.stopped]).toEqual([1, 0])
  })

  test('are as many as there are simultaneous tasks', async () => {
    const tasks = ['one', 'two'].map((task) => pool.run(task, release))
    ;(await threads.next()).end('first', 7)
    ;(await threads.next()).end('second')
    expect(await Promise.all(tasks)).toEqual([
      { result: 'first', ms: 7 },
      { result: 'second', ms: 0 },
    ])
    await runOne()
    expect([threads.started, threads.stopped]).toEqual([2, 0])
  })

  test('end if their task fails, and others do not', async () => {
    const [failing, other] = [pool.run('one', release), pool.run('two', release)]
    ;(await threads.next()).end(new RangeError('out of memory'))
    await expect(failing).rejects.toThrow('out of memory')
    expect(threads.stopped).toBe(1)
    ;(await threads.next()).end('done')
    await other
    await runOne()
    expect([threads.started, threads.stopped]).toEqual([2, 1])
  })

  test('end after a while without tasks, and start again for the next', async () => {
    await runOne()
    jest.advanceTimersByTime(59_000)
    await runOne()
    jest.advanceTimersByTime(59_000)
    expect([threads.started, threads.stopped]).toEqual([1, 0])
    jest.advanceTimersByTime(1_000)
    expect(threads.stopped).toBe(1)
    await runOne()
    expect(threads.started).toBe(2)
  })

  test('do not end during a task, however long it takes', async () => {
    const [long, short] = [pool.run('long', release), pool.run('short', release)]
    const held = await threads.next()
    ;(await threads.next()).end('done')
    await short
    jest.advanceTimersByTime(60_000)
    expect(threads.stopped).toBe(1)
    held.end('done')
    await long
    await runOne()
    expect([threads.started, threads.stopped]).toEqual([2, 1])
  })

  test('end with the pool, which then starts no others', async () => {
    const [one, two] = [pool.run('one', release), pool.run('two', release)]
    ;(await threads.next()).end('done')
    await one
    await pool.stop()
    expect(threads.stopped).toBe(2)
    ;(await threads.next()).end(new Error('The thread has ended.'))
    await expect(two).rejects.toThrow('has ended')
    await expect(pool.run('late', release)).rejects.toThrow('have ended')
    expect(threads.started).toBe(2)
  })
})

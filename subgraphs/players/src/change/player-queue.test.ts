import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { maxQueueWaitMs, maxRunMs, PlayerQueue, queueLimit } from './player-queue'

let queue: PlayerQueue

beforeEach(() => {
  jest.useFakeTimers()
  queue = new PlayerQueue()
})
afterEach(() => {
  jest.useRealTimers()
})

/** Work that ends when the test ends it. */
function aCall(player = 'ada') {
  let finish = (): void => undefined
  const work = jest.fn(
    () =>
      new Promise<string>((resolve) => {
        finish = () => resolve('done')
      }),
  )
  const result = queue.run(player, work)
  result.catch(() => undefined)
  return { work, result, finish: () => finish() }
}

/** Lets promises continue without advancing the time. */
const settle = () => jest.advanceTimersByTimeAsync(0)

describe('the calls of a player', () => {
  test('run one at a time, in order, and do not delay other players', async () => {
    const [first, second, third] = [aCall(), aCall(), aCall()]
    const other = aCall('bela')
    await settle()
    expect([first, second, third, other].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 0, 1])
    first.finish()
    await settle()
    expect([second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 0])
    second.finish()
    await settle()
    third.finish()
    expect(await Promise.all([first, second, third].map(({ result }) => result))).toEqual(['done', 'done', 'done'])
  })

  test('continue after a failed one, whose error affects no others', async () => {
    const failing = queue.run('ada', () => Promise.reject(new Error('broken')))
    const next = aCall()
    await expect(failing).rejects.toThrow('broken')
    await settle()
    next.finish()
    expect(await next.result).toBe('done')
  })

  test('are refused if too many wait, until one has ended', async () => {
    const calls = Array.from({ length: queueLimit + 1 }, () => aCall())
    await settle()
    const tooMany = {
      kind: 'tooMany',
      message: expect.stringContaining('slow down'),
      details: { retryAfterSeconds: 1 },
    }
    await expect(queue.run('ada', async () => 'late')).rejects.toMatchObject(tooMany)
    expect(await queue.run('bela', async () => 'in time')).toBe('in time')
    calls[0]?.finish()
    await settle()
    const last = aCall()
    await expect(aCall().result).rejects.toMatchObject(tooMany)
    for (const call of [...calls.slice(1), last]) {
      call.finish()
      await settle()
    }
    for (const { result } of [...calls, last]) expect(await result).toBe('done')
    // they are all done, so as many may wait again
    for (let call = 0; call <= queueLimit; call += 1) aCall()
    await expect(aCall().result).rejects.toMatchObject(tooMany)
  })
})

describe('a call that waits', () => {
  test('up to the limit still runs', async () => {
    const [first, second] = [aCall(), aCall()]
    await settle()
    await jest.advanceTimersByTimeAsync(maxQueueWaitMs)
    first.finish()
    await settle()
    expect(second.work).toHaveBeenCalledTimes(1)
  })

  test('longer than the limit is refused without running', async () => {
    const [first, second] = [aCall(), aCall()]
    await settle()
    await jest.advanceTimersByTimeAsync(maxQueueWaitMs + 1)
    first.finish()
    await expect(second.result).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('try again'),
    })
    expect(second.work).not.toHaveBeenCalled()
  })
})

describe('a call that never ends', () => {
  test('lets the next one run after some seconds, and not before', async () => {
    const first = aCall()
    await settle()
    await jest.advanceTimersByTimeAsync(maxRunMs - maxQueueWaitMs)
    const second = aCall()
    await jest.advanceTimersByTimeAsync(maxQueueWaitMs - 1)
    expect(second.work).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(second.work).toHaveBeenCalledTimes(1)
    expect(first.work).toHaveBeenCalledTimes(1)
  })

  test('is the only one whose time is measured', async () => {
    const [first, second] = [aCall(), aCall()]
    await settle()
    expect(jest.getTimerCount()).toBe(1)
    first.finish()
    await settle()
    expect(jest.getTimerCount()).toBe(1)
    second.finish()
    await settle()
    expect(jest.getTimerCount()).toBe(0)
  })
})

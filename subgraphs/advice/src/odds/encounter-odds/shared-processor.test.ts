import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { createServedCall } from '@sanguine/kernel'
import { TestClock } from '@sanguine/kernel/testing'
import type { Done } from '../threads/release-thread'
import { maxAccounts, maxWaiting, SharedProcessor } from './shared-processor'

/** the signal of a call that does not end */
const open = createServedCall('a call').signal

let clock: TestClock
let processor: SharedProcessor
let done: string[]

/** A task of an account that takes `ms` milliseconds. */
const work = (account: string, ms = 0) =>
  processor.run(
    account,
    async () => {
      clock.advance(ms)
      done.push(account)
      return { result: account, ms }
    },
    open,
  )

/** A piece of work that ends when the test says so. */
function heldWork(account: string, signal = open) {
  let end: (result: Done<string>) => void = () => undefined
  const work = () => {
    done.push(account)
    return new Promise<Done<string>>((resolve) => {
      end = resolve
    })
  }
  const result = processor.run(account, work, signal)
  return { result, end: (ms: number) => end({ result: account, ms }) }
}

/** Waits for enough turns of the event loop for all tasks that may run. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
}

beforeEach(() => {
  clock = new TestClock()
  processor = new SharedProcessor(clock, 1)
  done = []
})

describe('long computations of several accounts', () => {
  test('run in turns, however many one of them requests', async () => {
    const asked = ['Mina', 'Mina', 'Mina', 'Mina', 'Lucy', 'Lucy'].map((account) => work(account))
    await Promise.all(asked)
    expect(done).toEqual(['Mina', 'Lucy', 'Mina', 'Lucy', 'Mina', 'Mina'])
  })

  test('run simultaneously up to the number of processors, and the next starts when one ends', async () => {
    processor = new SharedProcessor(clock, 2)
    const held = ['Mina', 'Mina', 'Mina', 'Lucy'].map((account) => heldWork(account))
    await someTurns()
    expect(done).toEqual(['Mina', 'Mina'])
    held[1]?.end(0)
    await someTurns()
    expect(done).toEqual(['Mina', 'Mina', 'Lucy'])
    held[0]?.end(0)
    await someTurns()
    expect(done).toEqual(['Mina', 'Mina', 'Lucy', 'Mina'])
    for (const { end } of held) end(0)
    await Promise.all(held.map(({ result }) => result))
  })

  test('continue for others when one account has used its time', async () => {
    const asked = ['Mina', 'Mina', 'Mina', 'Mina'].map((account) => work(account, 500))
    await someTurns()
    expect(done).toEqual(['Mina', 'Mina', 'Mina'])
    await work('Lucy', 500)
    clock.advance(4_000)
    await Promise.all(asked)
    expect(done).toEqual(['Mina', 'Mina', 'Mina', 'Lucy', 'Mina'])
  })

  test('count by their processor time, not by the elapsed time', async () => {
    const held = Array.from({ length: 4 }, () => heldWork('Mina'))
    for (const { end } of held) {
      await someTurns()
      clock.advance(900)
      end(1)
    }
    await Promise.all(held.map(({ result }) => result))
    expect(done).toHaveLength(4)
    const long = heldWork('Lucy')
    const next = work('Lucy')
    long.end(1_500)
    await long.result
    await someTurns()
    expect(done).toHaveLength(5)
    clock.advance(4_000)
    await next
    expect(done).toHaveLength(6)
  })

  test('that fail are rejected, stop no others, and count by the elapsed time', async () => {
    const fail = async () => {
      clock.advance(15_000)
      throw new RangeError('out of reach')
    }
    const failed = processor.run('Mina', fail, open)
    const next = work('Mina')
    await expect(failed).rejects.toThrow('out of reach')
    await work('Lucy')
    expect(done).toEqual(['Lucy'])
    clock.advance(60_000)
    await next
    expect(done).toEqual(['Lucy', 'Mina'])
  })

  test('are dropped once their call has ended, which frees places for the account', async () => {
    const held = heldWork('Mina')
    const call = new AbortController()
    const left = heldWork('Mina', call.signal)
    const asked = Array.from({ length: maxWaiting - 1 }, () => work('Mina'))
    call.abort()
    await expect(left.result).rejects.toMatchObject({ kind: 'unavailable', message: 'The call is over.' })
    const last = work('Mina')
    held.end(0)
    await Promise.all([...asked, last])
    expect(done).toHaveLength(1 + maxWaiting)
  })

  test('are refused to an account for which too many wait already', async () => {
    const held = heldWork('Mina')
    const asked = Array.from({ length: maxWaiting }, () => work('Mina'))
    await expect(work('Mina')).rejects.toMatchObject({ kind: 'tooMany' })
    held.end(0)
    await Promise.all([...asked, work('Lucy')])
    expect(done).toHaveLength(1 + maxWaiting + 1)
  })

  test('are refused if too many accounts wait, with the seconds to wait, until there is room', async () => {
    const held = heldWork('Mina')
    const asked = Array.from({ length: maxAccounts }, (_, index) => work(`player ${index}`))
    await expect(work('Lucy')).rejects.toMatchObject({
      kind: 'unavailable',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    asked.push(work('player 1'))
    held.end(0)
    await Promise.all(asked)
    await work('Lucy')
    expect(done).toHaveLength(1 + maxAccounts + 2)
  })

  test('that wait are refused when the server stops', async () => {
    const held = heldWork('Mina')
    const waiting = work('Mina')
    processor.stop()
    await expect(waiting).rejects.toMatchObject({ kind: 'unavailable' })
    held.end(0)
    await held.result
    expect(done).toEqual(['Mina'])
  })
})

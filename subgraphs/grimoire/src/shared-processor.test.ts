import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { TestClock } from '@sanguine/kernel/testing'
import { mostWaiting, SharedProcessor } from './shared-processor'

let clock: TestClock
let processor: SharedProcessor
let done: string[]

/** A piece of work of an account that takes so many milliseconds. */
const work = (account: string, ms = 0) =>
  processor.run(account, () => {
    clock.advance(ms)
    done.push(account)
  })

/** As many turns of the event loop as all that may go on could need. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
}

beforeEach(() => {
  clock = new TestClock()
  processor = new SharedProcessor(clock)
  done = []
})

describe('long work of several accounts', () => {
  test('is done in turns, however much one of them asks for', async () => {
    const asked = ['Mina', 'Mina', 'Mina', 'Mina', 'Lucy', 'Lucy'].map((account) => work(account))
    await Promise.all(asked)
    expect(done).toEqual(['Mina', 'Lucy', 'Mina', 'Lucy', 'Mina', 'Mina'])
  })

  test('goes on for others where one has used its time', async () => {
    const asked = ['Mina', 'Mina', 'Mina', 'Mina'].map((account) => work(account, 500))
    await someTurns()
    expect(done).toEqual(['Mina', 'Mina', 'Mina'])
    await work('Lucy', 500)
    clock.advance(4_000)
    await Promise.all(asked)
    expect(done).toEqual(['Mina', 'Mina', 'Mina', 'Lucy', 'Mina'])
  })

  test('that throws rejects, and stops no other', async () => {
    const failed = processor.run('Mina', () => {
      throw new RangeError('out of reach')
    })
    const next = work('Mina')
    await expect(failed).rejects.toThrow('out of reach')
    await next
    expect(done).toEqual(['Mina'])
  })

  test('is refused to an account for which too much waits already', async () => {
    const asked = Array.from({ length: mostWaiting }, () => work('Mina'))
    await expect(work('Mina')).rejects.toMatchObject({ kind: 'tooMany' })
    await Promise.all([...asked, work('Lucy')])
    expect(done).toHaveLength(mostWaiting + 1)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals'
import { aWorld } from '@sanguine/players/testing'
import type { Release } from '@sanguine/rules'
import { type ReleaseThread, startReleaseThread } from './release-thread'

const folder = mkdtempSync(join(tmpdir(), 'sanguine-thread-'))
const threads: ReleaseThread<string, string>[] = []

/** A thread that answers by a function of the task and the release. */
function startThread(work: string): ReleaseThread<string, string> {
  const file = join(folder, `${threads.length}.js`)
  const handleTasks = JSON.stringify(join(__dirname, '../../../dist/odds/threads/handle-tasks.js'))
  writeFileSync(file, `require(${handleTasks}).handleTasks(${work})`)
  const thread = startReleaseThread<string, string>(file)
  threads.push(thread)
  return thread
}

afterEach(async () => {
  jest.useRealTimers()
  for (const thread of threads) await thread.stop()
})
afterAll(() => rmSync(folder, { recursive: true }))

const named = (id: string): Release => aWorld({ id })

describe('a thread', () => {
  test('runs one task after the other, each with the release that was passed', async () => {
    const thread = startThread('(task, { id, grounds }) => [task, id, grounds.size].join()')
    const [first, second] = [named('first'), named('second')]
    const told: string[] = []
    for (const release of [first, first, second, first]) told.push((await thread.run('a hunt', release)).result)
    expect(told).toEqual(['first', 'first', 'second', 'first'].map((id) => `a hunt,${id},${first.grounds.size}`))
  })

  test('returns how long it worked', async () => {
    const thread = startThread(
      '() => { const end = performance.now() + 30; while (performance.now() < end); return "done" }',
    )
    const { result, ms } = await thread.run('a task', named('release'))
    expect(result).toBe('done')
    expect(ms).toBeGreaterThanOrEqual(30)
  })

  test('rejects a failed task with its error, and tasks after its end', async () => {
    const thread = startThread('() => { throw new RangeError("out of reach") }')
    await expect(thread.run('a task', named('release'))).rejects.toThrow('out of reach')
    await expect(thread.run('a task', named('release'))).rejects.toThrow()
  })

  test('ends when it hangs', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    const thread = startThread('() => { for (;;); }')
    const done = thread.run('a task', named('release'))
    jest.advanceTimersByTime(15_000)
    await expect(done).rejects.toThrow('has ended')
  })

  test('ends when it is stopped, and its task rejects', async () => {
    const thread = startThread('() => { for (;;); }')
    const done = thread.run('a task', named('release'))
    await Promise.all([expect(done).rejects.toThrow('has ended'), thread.stop()])
  })
})

import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createServedCall } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import { type BestSetup, bestSetup, type PlayerState } from '@sanguine/rules'
import { HeldThreads } from '../../testing/threads'
import { startReleaseThread } from '../threads/release-thread'
import { BestSetupFinder } from './best-setup.service'
import { type SearchTask, search } from './search'

/** the signal of a call that does not end */
const open = createServedCall('a call').signal

let game: TestGame
let state: PlayerState
let finder: BestSetupFinder
let threads: HeldThreads<SearchTask, BestSetup | null>

const task = (fields: Partial<PlayerState> = {}): SearchTask => ({
  state: { ...state, ...fields },
  groundId: idOf('Moor'),
  phase: null,
})
const found = (): BestSetup => bestSetup(state, { ...task(), release: aWorld() }) as BestSetup

const endNext = async (result: BestSetup | Error) => (await threads.next()).end(result)

beforeAll(async () => {
  game = await startGame()
  state = (await readPlayer(game.as('Mina'))).state
})
beforeEach(() => {
  threads = new HeldThreads()
  finder = new BestSetupFinder(game.app, threads.start)
})
afterEach(() => finder.stop())
afterAll(() => game.stop())

describe('the search for the best setup', () => {
  test('runs once for two calls of a player, and not again for a known result', async () => {
    const calls = [finder.find('mina', task(), open), finder.find('mina', task(), open)]
    await endNext(found())
    expect(await Promise.all(calls)).toEqual([found(), found()])
    expect(await finder.find('lucy', task(), open)).toEqual(found())
    expect(threads.held).toEqual([])
    expect(threads.started).toBe(1)
  })

  test('runs again for other items and for other content', async () => {
    for (const fields of [{}, { xp: 9 }, { inventory: { ...state.inventory, [idOf('Hat')]: 1 } }]) {
      const call = finder.find('mina', task(fields), open)
      await endNext(found())
      await call
    }
    const published = aWorld()
    game.publish(published)
    const call = finder.find('mina', task(), open)
    const { release, end } = await threads.next()
    expect(release).toBe(published)
    end(found())
    await call
    expect([threads.started, threads.stopped]).toEqual([1, 0])
  })

  test('is refused to a player while another one runs, with the seconds to wait', async () => {
    const first = finder.find('mina', task(), open)
    await expect(finder.find('mina', task({ xp: 9 }), open)).rejects.toMatchObject({
      kind: 'tooMany',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    await endNext(found())
    await first
  })

  test('is refused after four in a minute for a player, with the seconds to wait; known results do not count', async () => {
    for (const xp of [1, 2, 3, 4]) {
      const call = finder.find('mina', task({ xp }), open)
      await endNext(found())
      await call
    }
    game.clock.advance(20_000)
    await expect(finder.find('mina', task({ xp: 5 }), open)).rejects.toMatchObject({
      kind: 'tooMany',
      details: { retryAfterSeconds: 40 },
    })
    expect(await finder.find('mina', task({ xp: 4 }), open)).toEqual(found())
    const other = finder.find('lucy', task({ xp: 5 }), open)
    await endNext(found())
    await other
    game.clock.advance(40_001)
    const later = finder.find('mina', task({ xp: 6 }), open)
    await endNext(found())
    expect(await later).toEqual(found())
  })

  test('is refused if too many wait, and accepted again once there is room', async () => {
    const calls = Array.from({ length: 6 }, (_, index) => finder.find(`player ${index}`, task({ xp: index }), open))
    await expect(finder.find('one too many', task({ xp: 100 }), open)).rejects.toMatchObject({
      kind: 'unavailable',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    for (const call of calls) {
      await endNext(found())
      await call
    }
    const later = finder.find('one too many', task({ xp: 100 }), open)
    await endNext(found())
    expect(await later).toEqual(found())
    expect(threads.started).toBe(1)
  })

  test('does not run if its call ends before its turn, which frees its place at once', async () => {
    const first = finder.find('mina', task(), open)
    const call = new AbortController()
    const left = Array.from({ length: 5 }, (_, index) => finder.find(`player ${index}`, task({ xp: 9 }), call.signal))
    const dropped = left.map((search) => expect(search).rejects.toMatchObject({ kind: 'unavailable' }))
    const held = await threads.next()
    call.abort()
    const next = finder.find('player 0', task({ xp: 8 }), open)
    held.end(found())
    await first
    await endNext(found())
    await next
    await Promise.all(dropped)
    expect(threads.held).toEqual([])
  })

  test('continues after one call has ended while others still wait for it', async () => {
    const call = new AbortController()
    const running = finder.find('mina', task(), call.signal)
    const held = await threads.next()
    const waiting = [call.signal, open].map((signal) => finder.find('lucy', task({ xp: 9 }), signal))
    call.abort()
    held.end(found())
    expect(await running).toEqual(found())
    await endNext(found())
    expect(await Promise.all(waiting)).toEqual([found(), found()])
  })

  test('that fails is refused as unavailable, ends its thread, and stops no others', async () => {
    const [first, second] = [finder.find('mina', task(), open), finder.find('lucy', task({ xp: 9 }), open)]
    await endNext(new Error('out of memory'))
    await expect(first).rejects.toMatchObject({ kind: 'unavailable' })
    await endNext(found())
    expect(await second).toEqual(found())
    expect([threads.started, threads.stopped]).toEqual([2, 1])
  })
})

test('a search without time left returns the best so far, at least the equipped items', () => {
  const result = search(task(), aWorld(), 0, () => 0)
  expect(result?.changes).toEqual([])
  expect(result?.after).toEqual(found().before)
})

describe('the thread of the search', () => {
  const file = join(__dirname, '../../../dist/odds/best-setup/search.worker.js')

  test('finds the same as the rules', async () => {
    const thread = startReleaseThread<SearchTask, BestSetup | null>(file)
    expect((await thread.run(task(), aWorld())).result).toEqual(found())
    expect((await thread.run(task(), aWorld())).result).toEqual(found())
    await thread.stop()
  })
})

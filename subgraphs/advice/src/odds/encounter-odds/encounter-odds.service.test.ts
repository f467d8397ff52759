import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createServedCall } from '@sanguine/kernel'
import { type Player, readPlayer } from '@sanguine/players'
import { aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import {
  advice,
  type EncounterOdds,
  type EncounterRequest,
  type EnemyDefinition,
  encounterOdds,
  phaseNamed,
  quickAttack,
  type Release,
} from '@sanguine/rules'
import { HeldThreads, startInProcess } from '../../testing/threads'
import { startReleaseThread } from '../threads/release-thread'
import { computeOdds } from './encounter'
import { EncounterOddsReader } from './encounter-odds.service'

let game: TestGame
let player: Player
let workedOut: EncounterRequest[]
let reader: EncounterOddsReader

const ghoul = aWorld().enemies.get(idOf('Ghoul')) as EnemyDefinition
const enemies = Array.from({ length: 6 }, (_, index) => ({ ...ghoul, id: idOf(`Ghoul ${index}`) }))

beforeAll(async () => {
  game = await startGame()
  player = await readPlayer(game.as('Mina'))
})
beforeEach(() => {
  workedOut = []
  const work = (encounter: EncounterRequest, release: Release) => {
    workedOut.push(encounter)
    return computeOdds(encounter, release)
  }
  reader = new EncounterOddsReader(game.app, startInProcess(work))
})
afterEach(() => reader.stop())
afterAll(() => game.stop())

/** the signal of a call that does not end */
const open = createServedCall('a call').signal

const asked = (enemy: EnemyDefinition): EncounterRequest => ({
  enemy,
  state: player.state,
  phase: null,
  addedDamage: 0,
})
const oddsOf = (enemy: EnemyDefinition) => computeOdds(asked(enemy), aWorld())

describe('the odds of encounters', () => {
  test('are computed once for all players with equal fighters', async () => {
    const first = await reader.read(ghoul, player, null, open)
    const { accountId, state } = player
    const others = [state, { ...state, xp: 5_000 }, { ...state, hunted: { [ghoul.id]: 3 } }]
    for (const other of others) expect(await reader.read(ghoul, { accountId, state: other }, null, open)).toBe(first)
    expect(workedOut).toHaveLength(1)
  })

  test('are computed once for phases with equal fights, and again for others', async () => {
    const phase = (name: string) => phaseNamed('tide', name)
    const first = await reader.read(ghoul, player, null, open)
    expect(await reader.read(ghoul, player, phase('lowTide'), open)).toBe(first)
    expect(workedOut).toHaveLength(1)
    await reader.read(ghoul, player, phase('floodTide'), open)
    await reader.read(ghoul, player, phase('ebbTide'), open)
    expect(workedOut.map((encounter) => encounter.phase?.name)).toEqual([undefined, 'floodTide', 'ebbTide'])
  })

  test('are computed again for other equipment and for another release', async () => {
    await reader.read(ghoul, player, null, open)
    await reader.read(
      ghoul,
      { ...player, state: { ...player.state, setups: player.state.setups.map(() => ({})) } },
      null,
      open,
    )
    expect(workedOut).toHaveLength(2)
    game.publish(aWorld())
    await reader.read(ghoul, player, null, open)
    expect(workedOut).toHaveLength(3)
  })
})

describe('the threads of the odds', () => {
  let threads: HeldThreads<EncounterRequest, EncounterOdds>
  let held: EncounterOddsReader

  const settle = () => new Promise(setImmediate)

  beforeEach(() => {
    threads = new HeldThreads()
    held = new EncounterOddsReader(game.app, threads.start, 2)
  })
  afterEach(() => held.stop())

  test('start with the first request, and compute each encounter once, however many calls request it', async () => {
    expect(threads.started).toBe(0)
    const calls = enemies.map((enemy) => held.read(enemy, player, null, open))
    for (const [index, enemy] of enemies.entries()) {
      await settle()
      expect(threads.held).toHaveLength(Math.min(2, enemies.length - index))
      const { task, end } = await threads.next()
      expect(task.enemy).toBe(enemy)
      end(oddsOf(task.enemy))
    }
    expect(await Promise.all(calls)).toEqual(enemies.map(oddsOf))
    expect(threads.started).toBe(2)
  })

  test('serve accounts in turns', async () => {
    const calls = enemies.map((enemy) => held.read(enemy, player, null, open))
    const another = { ...player, accountId: 'another' }
    calls.push(held.read(ghoul, another, null, open))
    const order: string[] = []
    while (order.length < calls.length) {
      const { task, end } = await threads.next()
      order.push(task.enemy.id)
      end(oddsOf(task.enemy))
    }
    await Promise.all(calls)
    expect(order.indexOf(ghoul.id)).toBe(2)
  })

  test('stop serving an account that has used its time, and serve others at once', async () => {
    const calls = enemies.slice(0, 3).map((enemy) => held.read(enemy, player, null, open))
    for (const ms of [600, 600]) {
      const { task, end } = await threads.next()
      end(oddsOf(task.enemy), ms)
      await settle()
    }
    // the third began when 600 milliseconds were used
    ;(await threads.next()).end(oddsOf(ghoul), 600)
    await Promise.all(calls)
    const waiting = held.read(enemies[3] ?? ghoul, player, null, open)
    const other = held.read(ghoul, { ...player, accountId: 'another' }, null, open)
    const { task, end } = await threads.next()
    expect(task.enemy).toBe(ghoul)
    end(oddsOf(ghoul))
    await other
    expect(threads.held).toEqual([])
    game.clock.advance(10_000)
    const late = await threads.next()
    late.end(oddsOf(late.task.enemy))
    expect(await waiting).toEqual(oddsOf(late.task.enemy))
  })

  test('end if one fails, which is refused with the seconds to wait, retried, and stops no others', async () => {
    const [first, second] = enemies.slice(0, 2).map((enemy) => held.read(enemy, player, null, open))
    const failing = await threads.next()
    failing.end(new RangeError('out of reach'))
    await expect(first).rejects.toMatchObject({
      kind: 'unavailable',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    expect([threads.started, threads.stopped]).toEqual([2, 1])
    const other = await threads.next()
    other.end(oddsOf(other.task.enemy))
    expect(await second).toEqual(oddsOf(other.task.enemy))
    const again = held.read(failing.task.enemy, player, null, open)
    const { task, end } = await threads.next()
    end(oddsOf(task.enemy))
    expect(await again).toEqual(oddsOf(failing.task.enemy))
  })

  test('get the release of the request; results for another one are not cached', async () => {
    const [before, after] = [aWorld({ id: 'before' }), aWorld({ id: 'after' })]
    game.publish(before)
    const early = held.read(ghoul, player, null, open)
    const first = await threads.next()
    game.publish(after)
    const late = held.read(ghoul, player, null, open)
    const second = await threads.next()
    expect([first.release, second.release]).toEqual([before, after])
    const [old, present] = [oddsOf(ghoul), oddsOf(ghoul)]
    second.end(present)
    first.end(old)
    expect(await early).toBe(old)
    expect(await late).toBe(present)
    expect(await held.read(ghoul, player, null, open)).toBe(present)
    expect(threads.held).toEqual([])
  })

  test('skip encounters whose calls have all ended, and finish those that they began', async () => {
    const [running, waiting] = [new AbortController(), new AbortController()]
    const begun = enemies.slice(0, 2).map((enemy) => held.read(enemy, player, null, running.signal))
    const [left, kept] = enemies.slice(2, 4).map((enemy) => held.read(enemy, player, null, waiting.signal))
    const another = held.read(enemies[3] ?? ghoul, { ...player, accountId: 'another' }, null, open)
    const dropped = expect(left).rejects.toMatchObject({ kind: 'unavailable', message: 'The call is over.' })
    running.abort()
    waiting.abort()
    await dropped
    for (let count = 0; count < 3; count += 1) {
      const { task, end } = await threads.next()
      expect(task.enemy).not.toBe(enemies[2])
      end(oddsOf(task.enemy))
    }
    expect(await Promise.all([...begun, kept, another])).toHaveLength(4)
    await settle()
    expect(threads.held).toEqual([])
    const again = held.read(enemies[2] ?? ghoul, player, null, open)
    const { task, end } = await threads.next()
    end(oddsOf(task.enemy))
    expect(await again).toEqual(oddsOf(task.enemy))
  })

  test('skip calls that have ended, but cache results that were computed for them', async () => {
    const call = new AbortController()
    const first = held.read(ghoul, player, null, call.signal)
    const { end } = await threads.next()
    const odds = oddsOf(ghoul)
    end(odds)
    await first
    call.abort()
    expect(await held.read(ghoul, player, null, open)).toBe(odds)
    await expect(held.read(enemies[0] ?? ghoul, player, null, call.signal)).rejects.toMatchObject({
      kind: 'unavailable',
    })
    expect(threads.held).toEqual([])
  })

  test('end with the server, and waiting requests are refused', async () => {
    const calls = enemies.map((enemy) => held.read(enemy, player, null, open))
    const refused = calls.map((call) => expect(call).rejects.toMatchObject({ kind: 'unavailable' }))
    await settle()
    await held.stop()
    expect([threads.started, threads.stopped]).toEqual([2, 2])
    for (const { end } of threads.held) end(new Error('The thread has ended.'))
    await Promise.all(refused)
  })
})

describe('the advice after a fight', () => {
  const tough = { ...ghoul, stats: [{ stat: 'health', from: 200, to: 200 }] }
  const world = aWorld({ enemies: new Map([[tough.id, tough]]) })

  const fight = () => {
    const fought = quickAttack(player.state, { mode: 'auto', seed: '0'.repeat(64), now: 0, release: world, speed: 1 })
    if (!fought.ok) throw new Error(fought.refusal.code)
    return { combat: fought.value, fighter: { ...player, state: fought.state } }
  }

  test('agrees with the rules, and uses cached encounters', async () => {
    game.publish(world)
    const { combat, fighter } = fight()
    await reader.read(tough, fighter, null, open)
    const told = await reader.readAdvice(fighter, combat, open)
    expect(told).toEqual(advice(fighter.state, combat, world))
    expect(told?.addedDamage).toBeGreaterThan(0)
    const asIs = workedOut.filter(({ state, addedDamage }) => state === fighter.state && addedDamage === 0)
    expect(asIs).toHaveLength(1)
    const count = workedOut.length
    expect(await reader.readAdvice(fighter, combat, open)).toBe(told)
    expect(workedOut).toHaveLength(count)
  })

  test('is not computed further once its calls have ended', async () => {
    game.publish(world)
    const { combat, fighter } = fight()
    const threads = new HeldThreads<EncounterRequest, EncounterOdds>()
    const held = new EncounterOddsReader(game.app, threads.start, 2)
    const call = new AbortController()
    const told = held.readAdvice(fighter, combat, call.signal)
    const { task, end } = await threads.next()
    call.abort()
    end(computeOdds(task, world))
    await expect(told).rejects.toMatchObject({ kind: 'unavailable', message: 'The call is over.' })
    expect(threads.held).toEqual([])
    await held.stop()
  })

  test('that could not be computed is tried again', async () => {
    game.publish(world)
    const { combat, fighter } = fight()
    let failures = 0
    const failing = new EncounterOddsReader(
      game.app,
      startInProcess((encounter: EncounterRequest, release: Release) => {
        if (encounter.addedDamage > 0 && failures++ === 0) throw new RangeError('out of reach')
        return computeOdds(encounter, release)
      }),
    )
    await expect(failing.readAdvice(fighter, combat, open)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await failing.readAdvice(fighter, combat, open)).toEqual(advice(fighter.state, combat, world))
    await failing.stop()
  })
})

describe('the thread of the odds', () => {
  const file = join(__dirname, '../../../dist/odds/encounter-odds/encounter.worker.js')

  test('computes the same as the rules', async () => {
    const thread = startReleaseThread<EncounterRequest, EncounterOdds>(file)
    const phase = phaseNamed('tide', 'floodTide')
    for (const encounter of [asked(ghoul), { ...asked(ghoul), phase }, { ...asked(ghoul), addedDamage: 9 }]) {
      const { enemy, state, ...circumstances } = encounter
      const { result, ms } = await thread.run(encounter, aWorld())
      expect(result).toEqual(encounterOdds(enemy, state, aWorld(), circumstances))
      expect(ms).toBeGreaterThan(0)
    }
    await thread.stop()
  })
})

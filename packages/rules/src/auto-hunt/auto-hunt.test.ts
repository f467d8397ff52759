import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { changeSetup, equip, unequip } from '../equipment/equip'
import { nextCombatNumber } from '../hunt/start-hunt'
import { followSubscription, grantPurchase } from '../premium/purchases'
import type { AutoHuntSettings, PlayerState } from '../state/player-state'
import { aCombat } from '../testing/a-combat'
import { accepted, aWearer, refusalCode, seedOf } from '../testing/a-player'
import { anItem, aRelease, line } from '../testing/a-release'
import { autoHuntDueAt, playAutoHunt } from './auto-hunt'
import { autoHuntLookDueAt, defaultAutoHunt, dropHoursOfBan, dueAutoHunts, lookAtAutoHunts } from './auto-hunt-schedule'
import { changeAutoHunt } from './change-auto-hunt'

const hour = 3_600_000
const release = aRelease({
  items: [
    anItem('rat', 'retainer', { stats: [line('damage', 2)] }),
    anItem('cheese', 'bait', { stats: [line('health', 50)] }),
    anItem('truffle', 'bait', { requiredXp: 100 }),
    anItem('caviar', 'bait', { requiredSubscription: 1 }),
  ],
})
const hunter = (fields: Partial<PlayerState> = {}, mice = 50) => {
  const setup = { weapon: ['knife'], retainer: ['rat'], bait: ['mouse'] }
  const state = aWearer(release, setup, { autoHuntAt: 10 * hour, autoHunt: defaultAutoHunt })
  return { ...state, inventory: { ...state.inventory, mouse: mice }, ...fields }
}
const at = (now: number, fields = {}) => ({ now, release, speed: 1, seed: seedOf('5'), ...fields })

describe('due auto-hunts', () => {
  it.each([
    ['none before the hour', 10 * hour - 1, {}, 0, 10 * hour],
    ['one at the hour', 10 * hour, {}, 1, 11 * hour],
    ['three after two more', 12.5 * hour, {}, 3, 13 * hour],
    ['a day at most', 100 * hour, {}, 24, 101 * hour],
    ['what the setting says at most', 100 * hour, { backlogHours: 5 }, 5, 101 * hour],
    ['none by a setting of 0', 100 * hour, { backlogHours: 0 }, 0, 101 * hour],
    ['one each six seconds at speed 600', 10 * hour + 6000, { speed: 600 }, 2, 10 * hour + 12_000],
  ])('are %s', (_title, now, fields, count, nextAt) => {
    expect(dueAutoHunts(hunter(), at(now, fields))).toEqual({ count, isWithoutBait: false, nextAt })
  })

  it('are limited by the amount of bait', () => expect(dueAutoHunts(hunter({}, 2), at(20 * hour)).count).toBe(2))

  it('are none without a retainer or bait', () => {
    const bare = { setups: [{ weapon: ['knife'], bait: ['mouse'] }] }
    expect(dueAutoHunts(hunter(bare), at(20 * hour))).toEqual({ count: 0, isWithoutBait: false, nextAt: 0 })
    const hungry = { setups: [{ retainer: ['rat'] }] }
    expect(dueAutoHunts(hunter(hungry), at(20 * hour))).toMatchObject({ count: 0, isWithoutBait: true })
  })
})

describe('playing an auto-hunt', () => {
  it('plays one whole fight for one bait, without cooldown, and continues with the next hour', () => {
    const { state, ledger, journal, value } = accepted(playAutoHunt(hunter(), at(12.5 * hour)))
    expect(value).toMatchObject({ mode: 'auto', modifiers: ['autoHunt'], startedAt: 12.5 * hour })
    expect(value?.result).not.toBe('ongoing')
    expect(ledger[0]).toEqual({ kind: 'item', what: 'mouse', delta: -1, reason: 'bait' })
    expect(journal[0]?.type).toBe('combat')
    expect([state.autoHuntAt, state.nextHuntAt]).toEqual([11 * hour, 0])
  })

  it('plays exactly the due hunts, for any hours and bait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 30 }), (hours, mice) => {
        const now = 10 * hour + hours * hour
        let [state, played]: [PlayerState, number] = [hunter({}, mice), 0]
        const { count } = dueAutoHunts(state, at(now))
        while (dueAutoHunts(state, at(now)).count > 0) {
          state = accepted(playAutoHunt(state, at(now))).state
          played += 1
        }
        expect([played, count]).toEqual([Math.min(hours + 1, 24, mice), Math.min(hours + 1, 24, mice)])
      }),
    )
  })

  it('without bait writes one journal line and skips the hours', () => {
    const hungry = hunter({ setups: [{ retainer: ['rat'] }] })
    const { state, journal, ledger, value } = accepted(playAutoHunt(hungry, at(15 * hour)))
    expect([journal, ledger, value, state.autoHuntAt]).toEqual([[{ type: 'noBait', auto: true }], [], null, 16 * hour])
    expect(refusalCode(playAutoHunt(state, at(15 * hour)))).toBe('autoHuntNotDue')
  })

  it('writes another journal line about missing bait only after a hunt with bait', () => {
    const tell = (state: PlayerState, now: number) => accepted(playAutoHunt(state, at(now)))
    const first = tell(hunter({ setups: [{ retainer: ['rat'] }] }), 10 * hour)
    const second = tell(first.state, 11 * hour)
    const fed = tell({ ...second.state, setups: hunter().setups }, 12 * hour)
    const third = tell({ ...fed.state, setups: first.state.setups }, 13 * hour)
    expect([first, second, fed, third].map(({ journal }) => journal.map(({ type }) => type))).toEqual([
      ['noBait'],
      [],
      ['combat'],
      ['noBait'],
    ])
  })

  it('waits for the end of an open fight', () => {
    expect(refusalCode(playAutoHunt(hunter({ combat: aCombat() }), at(15 * hour)))).toBe('combatOpen')
  })

  it('begins the schedule of a player who has none, with a retainer or without', () => {
    const { autoHuntAt: _, ...never } = hunter()
    const { state, value } = accepted(playAutoHunt(never, at(15 * hour)))
    expect([value, state.autoHuntAt]).toEqual([null, 16 * hour])
    expect(accepted(playAutoHunt({ ...never, setups: [{}] }, at(15 * hour))).state.autoHuntAt).toBe(0)
  })

  it('uses no bait where no enemies live, and waits for the next hour', () => {
    const empty = { ...release, tables: new Map() }
    const { state, ledger } = accepted(playAutoHunt(hunter(), at(15 * hour, { release: empty })))
    expect([ledger, state.autoHuntAt]).toEqual([[], 16 * hour])
  })

  it('leaves the last combat of the player unchanged', () => {
    const own = aCombat({ number: 7, result: 'win', round: 3 })
    const { state, value } = accepted(playAutoHunt(hunter({ combat: own }), at(15 * hour)))
    expect([state.combat, value?.mode]).toEqual([own, 'auto'])
  })

  it('has its own combat number, from which its seed is drawn, as has the next fight of the player', () => {
    const first = accepted(playAutoHunt(hunter({ combat: aCombat({ number: 7, result: 'win' }) }), at(15 * hour)))
    const second = accepted(playAutoHunt(first.state, at(15 * hour)))
    expect([first.value?.number, second.value?.number, nextCombatNumber(second.state)]).toEqual([8, 9, 10])
  })

  it('skips missed hours if none are made up for', () => {
    const { state, ledger } = accepted(playAutoHunt(hunter(), at(15 * hour, { backlogHours: 0 })))
    expect([state.autoHuntAt, ledger]).toEqual([16 * hour, []])
  })

  it('ends the schedule if no retainer is equipped', () => {
    const { state, journal } = accepted(playAutoHunt(hunter({ setups: [{ bait: ['mouse'] }] }), at(15 * hour)))
    expect([state.autoHuntAt, journal]).toEqual([0, []])
  })

  it('skips the hours of a retainer without effect, and continues once it has one', () => {
    const lapsed = aRelease({ items: [anItem('rat', 'retainer', { requiredSubscription: 1 })] })
    const { state, ledger, journal } = accepted(playAutoHunt(hunter(), at(15.5 * hour, { release: lapsed })))
    expect([state.autoHuntAt, ledger, journal]).toEqual([16 * hour, [], []])
    expect(dueAutoHunts(state, at(16 * hour)).count).toBe(1)
  })
})

describe('the hours of a ban', () => {
  const drop = (state: PlayerState, bannedAt: number, now: number) =>
    accepted(dropHoursOfBan(state, { bannedAt, now, speed: 1 })).state

  it.each([
    ['none if the clock was ahead at the ban', 17 * hour, 15.5 * hour, 10 * hour, 6],
    ['all if none was due before', 9 * hour, 15.5 * hour, 16 * hour, 0],
    ['not those from before', 12.5 * hour, 15.5 * hour, 13 * hour, 3],
    ['none in a ban between two', 12.1 * hour, 12.9 * hour, 10 * hour, 3],
    ['none before the next one', 8 * hour, 9.5 * hour, 10 * hour, 0],
  ])('are dropped: %s', (_title, from, now, autoHuntAt, count) => {
    const state = drop(hunter({ combat: aCombat() }), from, now)
    expect(state.autoHuntAt).toBe(autoHuntAt)
    expect(dueAutoHunts(state, at(now)).count).toBe(count)
  })

  it('are dropped again without those from before, if the ban could not be lifted the first time', () => {
    const once = drop(hunter({ combat: aCombat() }), 12.5 * hour, 15.5 * hour)
    const twice = drop(once, 12.5 * hour, 15.5 * hour)
    expect(dueAutoHunts(twice, at(15.5 * hour)).count).toBe(3)
    const later = drop(twice, 12.5 * hour, 18.5 * hour)
    expect(dueAutoHunts(later, at(18.5 * hour)).count).toBe(3)
    expect(dueAutoHunts(drop(later, 20.5 * hour, 22.5 * hour), at(22.5 * hour)).count).toBe(5)
  })

  it('change no schedule that never began', () => {
    expect(drop(hunter({ autoHuntAt: 0 }), 0, 15 * hour).autoHuntAt).toBe(0)
  })
})

describe('the hours in which retainers do not hunt', () => {
  const paid = aRelease({
    items: [
      anItem('rat', 'retainer', { requiredSubscription: 1 }),
      anItem('bat', 'retainer'),
      anItem('hood', 'head', { stats: [line('dominate', 1)] }),
    ],
  })
  const day = 24 * hour
  const until = (time: number, renews = false) => [{ captureId: 'c1', paymentId: 'p1', level: 1, until: time, renews }]
  const clockAt = (now: number) => ({ release: paid, now, speed: 1 })
  const count = (state: PlayerState, now: number) => dueAutoHunts(state, at(now, { release: paid })).count
  const subscriber = (fields: Partial<PlayerState> = {}) =>
    hunter({ subscription: 1, paidPeriods: until(12.5 * hour), combat: aCombat(), ...fields })
  const lapsedAt = (now: number, state: PlayerState = subscriber()) => followSubscription(state, clockAt(now)).state
  const renewedAt = (now: number, state: PlayerState, captureId = 'c2') =>
    grantPurchase(state, {
      ...clockAt(now),
      captureId,
      items: [],
      purchase: { packageId: 'silver', packageName: 'Silver', giverId: null },
      period: { paymentId: captureId, level: 1, until: now + day, renews: false },
    }).state

  it('because of a subscription are not owed after an open fight; those before and after are', () => {
    const lapsed = lapsedAt(12.5 * hour)
    const renewed = renewedAt(15.5 * hour, lapsed)
    expect([count(renewed, 15.5 * hour), count(renewed, 16 * hour), renewed.autoHuntAt]).toEqual([3, 4, 13 * hour])
    const again = renewedAt(46.5 * hour, lapsedAt(39.5 * hour, renewed), 'c3')
    expect(dueAutoHunts(again, at(46.5 * hour, { release: paid, backlogHours: 100 })).count).toBe(3 + 24)
  })

  it('because of a lapse that was not seen are not owed either', () => {
    const renewed = renewedAt(15.5 * hour, hunter({ subscription: 0, combat: aCombat() }))
    expect([count(renewed, 15.5 * hour), count(renewed, 16 * hour)]).toEqual([0, 1])
  })

  it.each([
    [
      'another retainer is equipped',
      (state: PlayerState, now: number) =>
        accepted(equip(state, { itemId: 'bat', replaces: true, ...clockAt(now) })).state,
    ],
    [
      'a set-up with another is used',
      (state: PlayerState, now: number) => accepted(changeSetup(state, { index: 0, ...clockAt(now) })).state,
    ],
  ])('end when %s', (_title, change) => {
    const [setup = {}] = subscriber().setups
    const setups = [{ ...setup, retainer: ['bat'] }, setup]
    const owner = subscriber({ setups, activeSetup: 1, unlockedSetups: 2 })
    const lapsed = lapsedAt(12.5 * hour, { ...owner, inventory: { ...owner.inventory, bat: 1 } })
    const changed = change(lapsed, 15.5 * hour)
    expect([count(changed, 15.5 * hour), count(changed, 16 * hour)]).toEqual([3, 4])
  })

  it('because they were switched off are not owed; those before are', () => {
    const set = (state: PlayerState, isOff: boolean, now: number) =>
      accepted(changeAutoHunt(state, { ...at(now), settings: { isOff } })).state
    const off = set(hunter({ combat: aCombat() }), true, 12.5 * hour)
    const on = set(set(off, true, 14 * hour), false, 15.5 * hour)
    expect([dueAutoHunts(on, at(15.5 * hour)).count, dueAutoHunts(on, at(16 * hour)).count]).toEqual([3, 4])
    expect(dueAutoHunts(set(set(on, true, 15.7 * hour), false, 15.9 * hour), at(16 * hour)).count).toBe(4)
  })

  it('during a ban are dropped once, and none that was due before', () => {
    const ban = (state: PlayerState, bannedAt: number, now: number) =>
      accepted(dropHoursOfBan(state, { bannedAt, now, speed: 1 })).state
    const inside = renewedAt(21.5 * hour, ban(lapsedAt(12.5 * hour), 14.5 * hour, 18.5 * hour))
    expect(count(inside, 21.5 * hour)).toBe(3)
    const across = ban(renewedAt(16.5 * hour, lapsedAt(12.5 * hour)), 14.5 * hour, 18.5 * hour)
    expect(count(across, 18.5 * hour)).toBe(3)
  })

  it('are never owed, and all others are, whatever happens during an open fight', () => {
    const act = fc.constantFrom('lapse', 'renew', 'off', 'on')
    const steps = fc.array(fc.record({ act, quarters: fc.integer({ min: 1, max: 20 }) }), { maxLength: 12 })
    fc.assert(
      fc.property(steps, (list) => {
        let state = subscriber({ paidPeriods: until(1000 * hour) })
        let [now, owed] = [9.6 * hour, 0]
        for (const { act, quarters } of list) {
          const isHunting = state.subscription === 1 && !state.autoHunt?.isOff
          const end = now + (quarters * hour) / 4
          if (isHunting) owed += Math.max(0, Math.floor(end / hour) - Math.floor(now / hour))
          now = end
          if (act === 'lapse') state = lapsedAt(now, { ...state, paidPeriods: until(now) })
          else if (act === 'renew') state = renewedAt(now, state, String(now))
          else state = accepted(changeAutoHunt(state, { ...clockAt(now), settings: { isOff: act === 'off' } })).state
        }
        const isHunting = state.subscription === 1 && !state.autoHunt?.isOff
        const due = dueAutoHunts(state, { ...clockAt(now), backlogHours: 1000 }).count
        expect(due).toBe(isHunting ? Math.min(owed, 50) : 0)
      }),
      { numRuns: 500 },
    )
  })

  it('end with the schedule', () => {
    const lapsed = lapsedAt(12.5 * hour)
    const off = accepted(unequip(lapsed, { itemId: 'rat', ...clockAt(13 * hour) })).state
    const on = accepted(equip(renewedAt(13 * hour, off), { itemId: 'rat', ...clockAt(13.5 * hour) })).state
    expect([on.autoHuntAt, count(on, 15.5 * hour)]).toEqual([14.5 * hour, 2])
  })
})

describe('an edit of the content during an open fight', () => {
  const paid = aRelease({ items: [anItem('rat', 'retainer', { requiredSubscription: 1 })] })
  const look = (state: PlayerState, now: number, content = release) =>
    accepted(lookAtAutoHunts(state, { now, release: content, speed: 1 })).state
  const count = (state: PlayerState, now: number) => dueAutoHunts({ ...state, combat: null }, at(now)).count
  /** the looks at these hours, each 700 ms late */
  const lookAt = (state: PlayerState, hours: readonly number[], content = release) =>
    hours.reduce((looked, at) => look(looked, at * hour + 700, content), state)
  const play = (state: PlayerState, now: number, content = release) =>
    accepted(playAutoHunt(state, at(now, { release: content })))

  it('after which the retainer counts again leaves the hours before and after, and none of the time between', () => {
    let state = hunter({ combat: aCombat() })
    for (const now of [10, 11, 12]) state = look(state, now * hour)
    for (const now of [13, 14, 15]) state = look(state, now * hour + 900, paid)
    expect(count(state, 15.7 * hour)).toBe(3)
    state = look(state, 16 * hour)
    expect([count(state, 16 * hour), count(look(state, 17 * hour), 17.5 * hour)]).toEqual([4, 5])
  })

  it('leaves as many hours as it had if the player changes something, or switches them off, after it', () => {
    const idle = lookAt(look(hunter({ combat: aCombat() }), 12.5 * hour), [13, 14, 15], paid)
    const set = (isOff: boolean, now: number, state = idle) =>
      accepted(changeAutoHunt(state, { ...at(now), settings: { isOff } })).state
    expect(count(set(false, 15.5 * hour), 15.5 * hour)).toBe(3)
    const off = lookAt(set(true, 15.5 * hour), [16, 17])
    expect(count(set(false, 17.5 * hour, off), 17.5 * hour)).toBe(3)
  })

  it('leaves nothing to play if it came before the first hour', () => {
    const idle = lookAt(hunter({ combat: aCombat() }), [10, 11, 12], paid)
    const { state, value, ledger } = play({ ...idle, combat: null }, 12.5 * hour)
    expect([state.autoHuntAt, state.autoHuntsIdleSince, value, ledger]).toEqual([13 * hour, 0, null, []])
  })

  it('that is undone after the fight counts from its own time', () => {
    const idle = lookAt(hunter({ combat: aCombat() }), [10], paid)
    const { state: over, value: none } = play({ ...idle, combat: null }, 10.3 * hour, paid)
    expect([none, over.autoHuntAt]).toEqual([null, 11 * hour])
    expect(dueAutoHunts(over, at(11 * hour + 700))).toMatchObject({ count: 1, nextAt: 12 * hour })
    const { state, value } = play(over, 11 * hour + 700)
    expect([value?.mode, state.autoHuntAt]).toEqual(['auto', 12 * hour])
  })

  it('that lets the retainer count without a subscription counts from its own time, without a fight too', () => {
    const subscriber = hunter({ subscription: 1, paidPeriods: [] })
    const lapsed = followSubscription(subscriber, { release: paid, now: 9.5 * hour, speed: 1 }).state
    expect(lapsed).toMatchObject({ subscription: 0, autoHuntsIdleSince: 9.5 * hour })
    const { state: idle } = play(lapsed, 10 * hour + 700, paid)
    const { state, value } = play(idle, 11 * hour + 700)
    expect([value?.mode, state.autoHuntAt]).toEqual(['auto', 12 * hour])
  })

  it('keeps the hours after the last look if the player changes something by a clock that is ahead', () => {
    const idle = lookAt(hunter({ combat: aCombat() }), [10], paid)
    const settings = { reserve: 1 }
    const { state } = accepted(changeAutoHunt(idle, { ...at(11.2 * hour), settings }))
    expect([state.autoHuntsIdleSince, count(state, 11.2 * hour)]).toEqual([0, 1])
  })

  it('is looked for at each hour of the schedule while a fight is open and a retainer is equipped', () => {
    const open = hunter({ combat: aCombat() })
    expect([autoHuntLookDueAt(open), autoHuntLookDueAt(look(open, 12.5 * hour))]).toEqual([10 * hour, 13 * hour])
    expect(autoHuntLookDueAt(hunter())).toBeNull()
    expect(autoHuntLookDueAt({ ...open, setups: [{}] })).toBeNull()
  })

  it('never changes what is owed for the hours in which the retainer counts, whatever is edited when', () => {
    const edit = fc.record({ counts: fc.boolean(), quarters: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), fc.integer({ min: 0, max: 3 }), (edits, end) => {
        let state = hunter({ combat: aCombat() })
        let [now, owed] = [9.6 * hour, 0]
        const pass = (until: number, content: typeof release) => {
          for (;;) {
            const due = autoHuntLookDueAt(state)
            if (due === null || due > until) break
            if (content === release) owed += 1
            state = look(state, due + 700, content)
          }
          now = until
        }
        for (const { counts, quarters } of edits) pass(now + (quarters * hour) / 4, counts ? release : paid)
        pass(now + (end * hour) / 4, release)
        const due = dueAutoHunts({ ...state, combat: null }, { ...at(now), backlogHours: 1000 }).count
        expect(due).toBe(Math.min(owed, 50))
      }),
      { numRuns: 500 },
    )
  })

  it('never changes what is played for the hours in which the retainer counts, wherever fights begin and end', () => {
    const change = fc.record({ counts: fc.boolean(), fights: fc.boolean(), quarters: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let state = hunter({}, 1000)
        // hours wait for the end of a fight, and pass if the retainer does not count then
        let [now, waiting, owed, played] = [9.6 * hour, 0, 0, 0]
        const playDue = (time: number, content: typeof release) => {
          for (let due = autoHuntDueAt(state); due !== null && due <= time; due = autoHuntDueAt(state)) {
            const step = accepted(playAutoHunt(state, { ...at(time), backlogHours: 1000, release: content }))
            state = step.state
            if (step.value) played += 1
          }
        }
        for (const { counts, fights, quarters } of changes) {
          const content = counts ? release : paid
          const until = now + (quarters * hour) / 4
          for (let next = (Math.floor(now / hour) + 1) * hour; next <= until; next += hour) {
            if (counts) waiting += 1
            if (autoHuntLookDueAt(state) === next) state = look(state, next + 700, content)
            playDue(next + 700, content)
            if (state.combat?.result === 'ongoing') continue
            owed += waiting
            waiting = 0
          }
          now = until
          state = { ...state, combat: fights ? aCombat() : null }
          if (fights) continue
          playDue(now + 800, content)
          owed += counts ? waiting : 0
          waiting = 0
        }
        expect(played).toBe(owed)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the schedule', () => {
  it.each([
    ['at its hour', {}, 10 * hour],
    ['never without one', { autoHuntAt: 0 }, null],
    ['not while a fight is open', { combat: aCombat() }, null],
    ['after it', { combat: aCombat({ result: 'win' }) }, 10 * hour],
  ])('is due %s', (_title, fields, expected) => {
    expect(autoHuntDueAt(hunter(fields))).toBe(expected)
  })

  it('is due at once if it was never computed', () => {
    const { autoHuntAt: _, ...never } = hunter()
    expect(autoHuntDueAt(never)).toBe(1)
  })

  it('begins an hour after the first retainer is equipped, and ends with it', () => {
    const input = { itemId: 'rat', release, now: 3 * hour, speed: 1 }
    const bare = hunter({ setups: [{ bait: ['mouse'] }], autoHuntAt: 0 })
    const on = accepted(equip(bare, input)).state
    expect(on.autoHuntAt).toBe(4 * hour)
    const kept = accepted(equip(on, { ...input, itemId: 'knife', now: 3.9 * hour })).state
    expect(kept.autoHuntAt).toBe(4 * hour)
    const off = accepted(unequip(kept, { ...input, now: 4.5 * hour })).state
    expect(off.autoHuntAt).toBe(0)
    expect(accepted(equip(off, { ...input, now: 4.5 * hour })).state.autoHuntAt).toBe(5.5 * hour)
  })
})

describe('auto-hunt settings', () => {
  const set = (fields: Partial<AutoHuntSettings>, player: Partial<PlayerState> = {}, mice = 50) =>
    hunter({ autoHunt: { isOff: false, baitId: null, reserve: 0, ...fields }, ...player }, mice)
  const withCheese = (mice: number, cheese: number, fields: Partial<AutoHuntSettings> = {}) => {
    const player = set({ baitId: 'cheese', ...fields }, {}, mice)
    return { ...player, inventory: { ...player.inventory, cheese } }
  }

  it('switched off, skip the hours without hunts or journal lines', () => {
    const off = set({ isOff: true })
    expect(dueAutoHunts(off, at(15 * hour))).toEqual({ count: 0, isWithoutBait: false, nextAt: 16 * hour })
    const { state, journal, ledger, value } = accepted(playAutoHunt(off, at(15 * hour)))
    expect([value, journal, ledger, state.autoHuntAt]).toEqual([null, [], [], 16 * hour])
  })

  it('make no hunts for the hours before they were switched on again', () => {
    const passed = accepted(playAutoHunt(set({ isOff: true }), at(15 * hour))).state
    const settings = { isOff: false, baitId: null, reserve: 0 }
    const { state } = accepted(changeAutoHunt(passed, { ...at(15 * hour), settings }))
    expect(dueAutoHunts(state, at(15.5 * hour)).count).toBe(0)
    expect(dueAutoHunts(state, at(16 * hour)).count).toBe(1)
  })

  it('make no hunts for those hours after a fight that was open meanwhile either', () => {
    const fighting = set({ isOff: true }, { combat: aCombat() })
    const { state } = accepted(changeAutoHunt(fighting, { ...at(15.5 * hour), settings: { isOff: false } }))
    expect(dueAutoHunts(state, at(15.5 * hour)).count).toBe(0)
    expect(dueAutoHunts(state, at(16 * hour)).count).toBe(1)
    const { state: again } = accepted(
      changeAutoHunt(hunter({ combat: aCombat() }), { ...at(15.5 * hour), settings: { isOff: false } }),
    )
    expect(dueAutoHunts(again, at(15.5 * hour)).count).toBe(6)
  })

  it('keep the reserve', () => {
    expect(dueAutoHunts(set({ reserve: 47 }), at(20 * hour)).count).toBe(3)
    const spent = set({ reserve: 50 })
    expect(dueAutoHunts(spent, at(20 * hour))).toMatchObject({ count: 0, isWithoutBait: true })
    const { state, journal } = accepted(playAutoHunt(spent, at(20 * hour)))
    const line = { type: 'noBait', auto: true, baitId: 'mouse', isReserve: true }
    expect([journal, state.inventory.mouse]).toEqual([[line], 50])
  })

  it('use their own bait with its stats, and keep the equipped one', () => {
    const player = withCheese(5, 3)
    const { state, ledger, value } = accepted(playAutoHunt(player, at(10 * hour)))
    expect([value?.baitId, value?.attacker.maxHealth]).toEqual(['cheese', 150])
    expect(ledger[0]).toEqual({ kind: 'item', what: 'cheese', delta: -1, reason: 'bait' })
    expect([state.setups, state.inventory.mouse]).toEqual([player.setups, 5])
  })

  it('never use the equipped bait instead of their own', () => {
    expect(dueAutoHunts(withCheese(50, 2), at(20 * hour)).count).toBe(2)
    expect(dueAutoHunts(withCheese(50, 0), at(20 * hour))).toMatchObject({ count: 0, isWithoutBait: true })
    expect(dueAutoHunts(set({ baitId: 'gone' }), at(20 * hour))).toMatchObject({ count: 0, isWithoutBait: true })
    const { journal } = accepted(playAutoHunt(withCheese(50, 0), at(20 * hour)))
    expect(journal).toEqual([{ type: 'noBait', auto: true, baitId: 'cheese' }])
  })

  it('need no equipped bait if they have their own', () => {
    const player = { ...withCheese(0, 2), setups: [{ retainer: ['rat'] }] }
    expect(dueAutoHunts(player, at(20 * hour)).count).toBe(2)
    expect(accepted(playAutoHunt(player, at(20 * hour))).state.setups).toEqual([{ retainer: ['rat'] }])
  })

  it.each([
    ['unknownItem', 'nothing'],
    ['notBait', 'knife'],
    ['xpTooLow', 'truffle'],
    ['subscriptionTooLow', 'caviar'],
  ])('are refused by %s for the bait %s', (code, baitId) => {
    const settings = { isOff: false, baitId, reserve: 0 }
    expect(refusalCode(changeAutoHunt(hunter(), { ...at(10 * hour), settings }))).toBe(code)
  })

  it('report a lack of bait again after a change', () => {
    const settings = { isOff: false, baitId: 'cheese', reserve: 1 }
    const { state, ledger } = accepted(changeAutoHunt(hunter({ isBaitMissed: true }), { ...at(10 * hour), settings }))
    expect([state.autoHunt, state.isBaitMissed, state.autoHuntAt, ledger]).toEqual([settings, false, 10 * hour, []])
  })
})

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { grantPurchase } from '../premium/purchases'
import { limitTimers } from '../state/limit-timers'
import type { Mission, PlayerState } from '../state/player-state'
import { aPlayer, aWearer } from '../testing/a-player'
import { aRuledRelease } from '../testing/a-region'
import { anItem, aRelease, line, someNews } from '../testing/a-release'
import {
  type NotificationKind,
  type NotificationLine,
  type NotificationSettings,
  notificationKinds,
} from './notification-state'
import { changeNotifications, notificationsDueAt, notify } from './notify'

const [minute, hour] = [60_000, 3_600_000]
/** Noon in London, 1 January 2025. */
const start = Date.UTC(2025, 0, 1, 12)
const release = aRelease({
  items: [anItem('box', 'coffin', { stats: [line('coffincharges', 2)] }), anItem('hat', 'head')],
  news: [{ ...someNews('party', 'hat'), at: start + 2 * hour }],
})
const moonRelease = aRuledRelease('moon')

const withKinds = (
  kinds: readonly NotificationKind[],
  fields: Partial<PlayerState> = {},
  settings: Partial<NotificationSettings> = {},
  content = release,
): PlayerState =>
  changeNotifications(aPlayer(content, fields), {
    settings: { kinds, ...settings },
    now: start,
    release: content,
    speed: 1,
  }).state

/** Applies the effect whenever it is due until `end`, as the scheduler does. */
function run(state: PlayerState, end: number, { mayPlay = true, content = release } = {}) {
  const lines: (NotificationLine & { readonly at: number })[] = []
  let after = state
  for (let steps = 0, now = start; steps < 2000; steps += 1) {
    const dueAt = notificationsDueAt(after)
    if (dueAt === null || dueAt > end) return { lines, state: after }
    now = Math.max(now, dueAt)
    const step = notify(after, { now, mayPlay, release: content, speed: 1 })
    lines.push(...(step.notifications ?? []).map((told) => ({ ...told, at: now })))
    after = step.state
  }
  throw new Error('the checks do not end')
}
const told = (state: PlayerState, end: number, options = {}) =>
  run(state, end, options).lines.map(({ kind, at }) => [kind, (at - start) / minute])

const aMission = (fields: Partial<Mission> = {}): Mission => ({
  groundId: 'moor',
  startsAt: start - hour,
  endsAt: start + 5 * hour,
  objectives: [{ enemyId: 'ghoul', caught: 1, goal: 4 }],
  reward: { xp: 0, currencies: {}, items: [] },
  completedAt: 0,
  ...fields,
})

describe('notifications', () => {
  it('are off by default', () => {
    const state = aPlayer(release, { nextHuntAt: start, isBaitMissed: true, mission: aMission() })
    expect(notificationsDueAt(state)).toBeNull()
    expect(notificationsDueAt(withKinds([], state))).toBeNull()
  })

  it('are sent once when the wait for a hunt ends', () => {
    const state = withKinds(['huntReady'], { nextHuntAt: start + 10 * minute })
    expect(told(state, start + 20 * hour)).toEqual([['huntReady', 10]])
  })

  it('are sent again after the next hunt', () => {
    const { state } = run(withKinds(['huntReady'], { nextHuntAt: start + 10 * minute }), start + hour)
    expect(told({ ...state, nextHuntAt: start + 70 * minute }, start + 20 * hour)).toEqual([['huntReady', 70]])
  })

  it('are not sent for what was already true when they were switched on', () => {
    const fields = {
      nextHuntAt: start - minute,
      isBaitMissed: true,
      mission: aMission({ endsAt: start + 20 * minute }),
    }
    expect(told(withKinds([...notificationKinds], fields), start + hour)).toEqual([])
  })

  it('are sent when the coffin is full again', () => {
    const wearer = aWearer(
      release,
      { coffin: ['box'] },
      { coffin: { charges: 0, nextRechargeAt: start + 30 * minute } },
    )
    const { lines } = run(withKinds(['coffinFull'], wearer), start + 20 * hour)
    expect(lines).toEqual([expect.objectContaining({ kind: 'coffinFull', at: start + 90 * minute, amount: 2 })])
  })

  it('are sent when the moon over the region is full', () => {
    const state = withKinds(['fullMoon'], {}, {}, moonRelease)
    const { lines } = run(state, start + 56 * hour, { content: moonRelease })
    expect(lines.map(({ kind, expiresAt, at }) => [kind, (expiresAt - at) / hour])).toEqual([
      ['fullMoon', 7],
      ['fullMoon', 7],
    ])
  })

  it('are sent an hour before an open mission ends', () => {
    const { lines } = run(withKinds(['missionEnding'], { mission: aMission() }), start + 20 * hour)
    expect(lines).toEqual([
      expect.objectContaining({ kind: 'missionEnding', at: start + 4 * hour, endsAt: start + 5 * hour, amount: 3 }),
    ])
    const done = aMission({ completedAt: start })
    expect(told(withKinds(['missionEnding'], { mission: done }), start + 20 * hour)).toEqual([])
  })

  it('are sent when auto-hunts have no bait, and again only after another auto-hunt', () => {
    const before = withKinds(['baitMissing'])
    const { lines, state } = run({ ...before, isBaitMissed: true }, start + hour)
    expect(lines.map(({ kind }) => kind)).toEqual(['baitMissing'])
    const isMissedAgain = { ...state, isBaitMissed: true }
    expect(told(isMissedAgain, start + 2 * hour)).toEqual([])
    expect(told({ ...isMissedAgain, autoHuntNumber: 5 }, start + 2 * hour)).toHaveLength(1)
  })

  it('are sent for a gift of another player and for one of the news', () => {
    const input = { release, now: start, speed: 1, period: null, items: [{ itemId: 'mouse', amount: 7 }] }
    const give = (state: PlayerState, captureId: string, giverId: string | null) =>
      grantPurchase(state, { ...input, captureId, purchase: { packageId: 'p', packageName: 'Mice', giverId } }).state
    const state = give(give(withKinds(['giftArrived']), 'own', null), 'charge', 'giver')
    const { lines } = run(state, start + 4 * hour)
    expect(lines).toEqual([
      expect.objectContaining({ cause: 'charge', itemId: 'mouse', amount: 7 }),
      expect.objectContaining({ cause: 'news:party', itemId: 'hat', at: start + 2 * hour }),
    ])
    expect(told(give(withKinds(['huntReady']), 'charge', 'giver'), start + 4 * hour)).toEqual([])
  })

  it('wait for the end of the quiet hours, and are sent only if their cause still holds', () => {
    const quietHours = { begin: 13 * 60, end: 15 * 60, timeZone: 'Europe/Berlin' }
    const mission = aMission({ endsAt: start + 90 * minute })
    const fields = { nextHuntAt: start + 10 * minute, mission }
    // 13:00 to 15:00 in Berlin is noon to two in London; the mission ends before
    const state = withKinds(['huntReady', 'missionEnding'], fields, { quietHours })
    expect(told(state, start + 20 * hour)).toEqual([['huntReady', 120]])
  })

  it('respect quiet hours across midnight, in the time zone of the player', () => {
    const quietHours = { begin: 22 * 60, end: 7 * 60, timeZone: 'Asia/Tokyo' }
    // noon in London is 21:00 in Tokyo
    const state = withKinds(['huntReady'], { nextHuntAt: start + 2 * hour }, { quietHours })
    expect(told(state, start + 30 * hour)).toEqual([['huntReady', 600]])
  })

  it('have a limit in 24 hours', () => {
    let state = withKinds(['huntReady'], {}, { dailyLimit: 3 })
    const times: number[] = []
    for (let at = start + 10 * minute; at < start + 30 * hour; at += 10 * minute) {
      const { lines, state: after } = run({ ...state, nextHuntAt: at }, at)
      times.push(...lines.map(() => (at - start) / minute))
      state = after
    }
    expect(times).toEqual([10, 20, 30, 1450, 1460, 1470])
  })

  it('are not sent to an account that may not play', () => {
    const state = withKinds(['huntReady'], { nextHuntAt: start + 10 * minute })
    expect(told(state, start + 5 * hour, { mayPlay: false })).toEqual([])
  })

  it('of a kind end when it is switched off', () => {
    const state = withKinds(['huntReady'], { nextHuntAt: start + 10 * minute })
    const { state: off } = changeNotifications(state, { settings: { kinds: [] }, now: start, release, speed: 1 })
    expect(told(off, start + 20 * hour)).toEqual([])
  })

  it('are checked soon after the correction of a clock that was days ahead', () => {
    const { state } = run(withKinds(['huntReady']), start + hour)
    const after = limitTimers(state, { now: start - 48 * hour, release, speed: 1 })
    expect(notificationsDueAt(after)).toBe(start - 48 * hour)
  })

  it('are sent once for a cause, and the next check is always within an hour', () => {
    fc.assert(
      fc.property(
        fc.subarray([...notificationKinds], { minLength: 1 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 12 }),
        (kinds, dailyLimit, waits) => {
          let state = withKinds(kinds, { mission: aMission() }, { dailyLimit })
          const causes: string[] = []
          let now = start
          for (const wait of waits) {
            now += wait * minute
            const done = run({ ...state, nextHuntAt: now }, now)
            causes.push(...done.lines.map(({ kind, cause }) => `${kind} ${cause}`))
            state = done.state
            const dueAt = notificationsDueAt(state) ?? 0
            expect(dueAt).toBeGreaterThan(now)
            expect(dueAt).toBeLessThanOrEqual(now + hour)
          }
          expect(new Set(causes).size).toBe(causes.length)
        },
      ),
      { numRuns: 60 },
    )
  })
})

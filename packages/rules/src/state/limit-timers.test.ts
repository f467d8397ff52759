import { describe, expect, test } from '@jest/globals'
import { aPlayer } from '../testing/a-player'
import { aRelease } from '../testing/a-release'
import { limitTimers } from './limit-timers'
import type { Mission, PlayerState } from './player-state'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const now = Date.UTC(2025, 0, 1)
const release = aRelease()
const limit = (state: PlayerState) => limitTimers(state, { now, release, speed: 1 })

const mission = (startsAt: number): Mission => ({
  groundId: 'ground',
  startsAt,
  endsAt: startsAt + day,
  objectives: [],
  reward: { xp: 1, currencies: {}, items: [] },
  completedAt: 0,
})

test('possible waits are unchanged', () => {
  const state = aPlayer(release, {
    nextHuntAt: now + 10 * minute + 4_000,
    autoHuntAt: now + hour + 4_000,
    coffin: { charges: 0, nextRechargeAt: 0 },
    mission: mission(now - hour),
  })
  expect(limit(state)).toBe(state)
})

describe.each([hour, 40 * day])('after a clock was %d ms ahead', (ahead) => {
  test('the wait for a hunt is one full cooldown', () => {
    const state = limit(aPlayer(release, { nextHuntAt: now + ahead + 10 * minute }))
    expect(state.nextHuntAt).toBe(now + 10 * minute)
    expect(limitTimers(state, { now: now + minute, release, speed: 1 })).toBe(state)
  })

  test('the next auto-hunt is an hour away', () => {
    expect(limit(aPlayer(release, { autoHuntAt: now + ahead + hour })).autoHuntAt).toBe(now + hour)
  })

  test('a mission that has not begun ends, so that another is drawn', () => {
    const ahead40 = limit(aPlayer(release, { mission: mission(now + ahead) })).mission
    expect(ahead40).toMatchObject({ startsAt: now, endsAt: now })
  })
})

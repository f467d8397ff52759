import { describe, expect, test } from '@jest/globals'
import { setupRanks, unlockedSetupCount } from '../equipment/unlocked-setups'
import type { PlayerState } from '../state/player-state'
import { aPlayer } from '../testing/a-player'
import { aRelease } from '../testing/a-release'
import {
  activePeriod,
  endRenewal,
  followSubscription,
  grantPurchase,
  subscriptionDueAt,
  subscriptionGraceMs,
  takeBackPurchase,
} from './purchases'

const release = aRelease()
const [day, start] = [86_400_000, Date.UTC(2025, 0, 10)]
const at = (now: number) => ({ release, now, speed: 1 })
const [itemId = ''] = [...release.items.keys()]
const items = [{ itemId, amount: 5 }]
const owned = (state: PlayerState) => state.inventory[itemId] ?? 0
const silver = { paymentId: 'p1', level: 1, until: start + 20 * day, renews: true }

describe('a purchase', () => {
  test('is granted once, with its lines in the ledger', () => {
    const first = grantPurchase(aPlayer(release), { ...at(start), captureId: 'c1', items, period: null })
    expect(first.ledger).toEqual([{ kind: 'item', what: itemId, delta: 5, reason: 'payment' }])
    const again = grantPurchase(first.state, { ...at(start), captureId: 'c1', items, period: null })
    expect(again).toMatchObject({ state: first.state, ledger: [], value: { items, isTakenBack: false } })
  })

  test('is taken back once, as far as it is still there', () => {
    const { state } = grantPurchase(aPlayer(release, { inventory: {} }), {
      ...at(start),
      captureId: 'c1',
      items,
      period: null,
    })
    const spent = { ...state, inventory: { [itemId]: 2 } }
    const taken = takeBackPurchase(spent, { ...at(start), captureId: 'c1' })
    expect(owned(taken.state)).toBe(0)
    expect(taken.value.missing).toEqual([{ itemId, amount: 3 }])
    const again = takeBackPurchase({ ...taken.state, inventory: { [itemId]: 9 } }, { ...at(start), captureId: 'c1' })
    expect(again).toMatchObject({ ledger: [], value: { missing: [{ itemId, amount: 3 }] } })
  })

  test('is not granted after it was taken back, in whatever order the two arrive', () => {
    const player = aPlayer(release)
    const { state } = takeBackPurchase(player, { ...at(start), captureId: 'c1' })
    const late = grantPurchase(state, { ...at(start), captureId: 'c1', items, period: silver })
    expect(late).toMatchObject({ ledger: [], value: { isTakenBack: true } })
    expect(late.state.subscription).toBe(0)
  })
})

describe('a subscription', () => {
  const subscribed = grantPurchase(aPlayer(release), { ...at(start), captureId: 'c1', items: [], period: silver }).state
  const later = (state: PlayerState, now: number) => followSubscription(state, at(now)).state

  test('is active until the grace after its paid period is over', () => {
    expect(subscribed.subscription).toBe(1)
    expect(subscriptionDueAt(subscribed)).toBe(silver.until + subscriptionGraceMs)
    expect(later(subscribed, silver.until + subscriptionGraceMs - 1).subscription).toBe(1)
    const lapsed = later(subscribed, silver.until + subscriptionGraceMs)
    expect(lapsed).toMatchObject({ subscription: 0, paidPeriods: [] })
    expect(subscriptionDueAt(lapsed)).toBeNull()
  })

  test('that was cancelled ends with its paid period', () => {
    const { state, value } = endRenewal(subscribed, { ...at(start), paymentId: 'p1' })
    expect(value.until).toBe(silver.until)
    expect(later(state, silver.until - 1).subscription).toBe(1)
    expect(later(state, silver.until).subscription).toBe(0)
  })

  test('follows the higher of two, and falls back to the lower', () => {
    const gold = { paymentId: 'p2', level: 2, until: start + 10 * day, renews: false }
    const both = grantPurchase(subscribed, { ...at(start), captureId: 'c2', items: [], period: gold }).state
    expect(activePeriod(both, start)).toMatchObject({ level: 2 })
    expect(both.subscription).toBe(2)
    expect(later(both, gold.until).subscription).toBe(1)
  })

  test('is over at once when its only charge is refunded', () => {
    expect(takeBackPurchase(subscribed, { ...at(start), captureId: 'c1' }).state.subscription).toBe(0)
  })

  test('opens a setup for each level, which stays open', () => {
    const player = { ...aPlayer(release), unlockedSetups: 7, rank: setupRanks.at(-1) ?? 0 }
    const counts = [1, 2, 3].map((level) => {
      const period = { ...silver, level }
      return grantPurchase(player, { ...at(start), captureId: 'c1', items: [], period }).state.unlockedSetups
    })
    expect(counts).toEqual([8, 9, 10])
    expect(unlockedSetupCount({ unlockedSetups: 10, rank: 21, subscription: 0 })).toBe(10)
  })
})

import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { autoHuntDueAt, playAutoHunt } from './auto-hunt/auto-hunt'
import { changeAutoHunt } from './auto-hunt/change-auto-hunt'
import { changeSetup, equip, unequip } from './equipment/equip'
import { wearItems } from './equipment/wear-items'
import { quickAttack } from './hunt/play-round'
import { chooseMission, rerollMissions } from './mission/mission-choice'
import { missionDueAt } from './mission/mission-progress'
import { advanceMission, missionIdOf, offersOf } from './mission/missions'
import { endRenewal, followSubscription, grantPurchase, reversePurchase } from './premium/purchases'
import { claimCollection } from './progress/collections'
import { takeGift } from './progress/gifts'
import type { ItemDefinition, Release } from './release/release'
import { buy } from './shop/purchase'
import { sell, sellItems } from './shop/sale'
import { ownedCount } from './state/amounts'
import { imbalanceOf } from './state/balance'
import { limitTimers } from './state/limit-timers'
import type { PlayerState } from './state/player-state'
import type { RuleResult } from './state/rule-result'
import { aPlayer } from './testing/a-player'
import { aGround, anEnemy, anItem, aRank, aRelease, aTable, line, someNews } from './testing/a-release'
import { travel } from './travel/travel'

const cheap = { price: { vgc: 1 }, refund: { vgc: 1 } }
const loot = ['bone', 'charm'].map((itemId) => ({ itemId, dropChance: 60, amountMin: 1, amountMax: 2 }))
const full = aRelease({
  items: [
    anItem('bone', 'craftingmat', cheap),
    anItem('charm', 'head', { ...cheap, stats: [line('damage', 3)] }),
    anItem('glove', 'accessory', { ...cheap, stats: [line('dominate', 2), line('curator', 1)] }),
    anItem('oak', 'coffin', { ...cheap, stats: [line('coffincharges', 2), line('coffinrecharge', 100)] }),
    anItem('bat', 'retainer', { ...cheap, stats: [line('damage', 2)] }),
    anItem('smell', 'hex', { ...cheap, attractsEnemyId: 'wolf' }),
    anItem('crown', 'head', { ...cheap, isUnique: true, craftingMaterials: [{ itemId: 'bone', amount: 1 }] }),
    anItem('shelf', 'collection', { trophyItemIds: ['bone', 'charm'] }),
  ],
  enemies: [anEnemy('wolf', { xp: 60, loot, reward: { vgc: 9 }, stats: [line('health', 5), line('damage', 1)] })],
  grounds: [aGround('mill', { travelCost: { vgc: 1 } })],
  tables: [aTable('moor', 0, ['ghoul', 0, 5_000], ['wolf', 5_000, 10_000]), aTable('mill', 0, ['wolf', 0, 10_000])],
  ranks: [aRank('first', 0), aRank('second', 50, 'crown'), aRank('third', 300, 'bone'), aRank('fourth', 900)],
  news: [someNews('650000000000000000000001', 'crown'), someNews('650000000000000000000002', 'bone')],
})
const types = ['head', 'accessory', 'retainer', 'bait', 'hex', 'coffin', 'key', 'collection', 'tome', 'weapon']

/** The input of a step. Each action and edit takes a part of it. */
const choices = fc.record({
  itemId: fc.constantFrom(...full.items.keys()),
  newsId: fc.constantFrom(...full.news.keys()),
  groundId: fc.constantFrom(...full.grounds.keys()),
  captureId: fc.constantFrom('c1', 'c2', 'c3'),
  type: fc.constantFrom(...types),
  number: fc.integer({ min: 1, max: 3 }),
  isSo: fc.boolean(),
})
type Choices = typeof choices extends fc.Arbitrary<infer Value> ? Value : never

const withItem = (release: Release, id: string, fields: Partial<ItemDefinition>): Release => {
  const item = release.items.get(id)
  return item ? { ...release, items: new Map([...release.items, [id, { ...item, ...fields }]]) } : release
}
const without = <Value>(records: ReadonlyMap<string, Value>, id: string) =>
  new Map([...records].filter(([each]) => each !== id))

/** The edits of the staff. */
const edits: Readonly<Record<string, (release: Release, chosen: Choices) => Release>> = {
  nothing: (release) => release,
  type: (release, { itemId, type }) => withItem(release, itemId, { type }),
  unique: (release, { itemId, isSo }) => withItem(release, itemId, { isUnique: isSo }),
  subscription: (release, { itemId, number }) => withItem(release, itemId, { requiredSubscription: number - 1 }),
  xp: (release, { itemId, isSo }) => withItem(release, itemId, { requiredXp: isSo ? 500 : 0 }),
  stats: (release, { itemId }) => withItem(release, itemId, { stats: [] }),
  deletedItem: (release, { itemId }) => ({ ...release, items: without(release.items, itemId) }),
  deletedEnemy: (release) => ({ ...release, enemies: without(release.enemies, 'wolf') }),
  ranks: (release, { number }) => ({
    ...release,
    ranks: full.ranks.map((rank) => ({ ...rank, xp: rank.xp * number })),
  }),
  slots: (release, { type, number }) => ({
    ...release,
    itemTypes: new Map(
      [...release.itemTypes].map(([name, each]) => [name, name === type ? { ...each, slots: number } : each]),
    ),
  }),
  restored: () => full,
}

interface Clock {
  readonly release: Release
  readonly now: number
  readonly speed: number
  readonly seed: string
}

/** The calls of a player, a payment or a worker. */
const actions: Readonly<Record<string, (state: PlayerState, clock: Clock, chosen: Choices) => RuleResult<unknown>>> = {
  hunt: (state, clock) => quickAttack(state, { ...clock, mode: 'hunt' }),
  coffinHunt: (state, clock) => quickAttack(state, { ...clock, mode: 'coffin' }),
  equip: (state, clock, { itemId, isSo }) => equip(state, { ...clock, itemId, replaces: isSo }),
  unequip: (state, clock, { itemId }) => unequip(state, { ...clock, itemId }),
  wear: (state, clock, { itemId, type, number }) =>
    wearItems(state, { ...clock, slots: [{ slotType: type, itemIds: Array<string>(number).fill(itemId) }] }),
  buy: (state, { release }, { itemId, number }) => buy(state, { release, itemId, amount: number }),
  sell: (state, { release }, { itemId, number }) => sell(state, { release, itemId, amount: number }),
  sellItems: (state, { release }, { itemId, number }) =>
    sellItems(state, { release, lines: [itemId, 'bone'].map((id) => ({ itemId: id, amount: number })) }),
  travel: (state, clock, { groundId }) => travel(state, { ...clock, groundId }),
  claim: (state, { release }) => claimCollection(state, { release, collectionId: 'shelf' }),
  gift: (state, { release }, { newsId }) => takeGift(state, { release, newsId }),
  setup: (state, clock, { number }) => changeSetup(state, { ...clock, index: number - 1 }),
  autoHunt: (state, clock, { itemId, isSo }) =>
    changeAutoHunt(state, { ...clock, settings: { isOff: isSo, baitId: itemId, reserve: 0 } }),
  choose: (state, { now }, { number }) => {
    const offer = offersOf(state)[number - 1]
    return chooseMission(state, { now, missionId: offer ? missionIdOf(offer) : '' })
  },
  reroll: (state, clock) => rerollMissions(state, clock),
  grant: (state, clock, { itemId, captureId, number, isSo }) =>
    grantPurchase(state, {
      ...clock,
      captureId,
      items: [{ itemId, amount: 2 }],
      purchase: { packageId: 'p', packageName: 'P', giverId: null },
      period: isSo ? { paymentId: 'p', level: number, until: clock.now + 2_500_000_000, renews: true } : null,
    }),
  refund: (state, clock, { captureId }) => reversePurchase(state, { ...clock, captureId }),
  cancel: (state, clock) => endRenewal(state, { ...clock, paymentId: 'p' }),
}

/** A player whose calls must keep the books, and equip nothing that is not owned. */
class Player {
  state = aPlayer(full, { currencies: { vgc: 200 }, inventory: { mouse: 50, knife: 1, bat: 2, bone: 2 } })

  apply(name: string, result: RuleResult<unknown>): void {
    if (!result.ok) return
    expect([name, imbalanceOf(this.state, result.state, result.ledger)]).toEqual([name, null])
    this.state = result.state
    const surplus = this.state.setups
      .map((setup) => Object.values(setup).flat())
      .flatMap((worn) => worn.filter((id) => worn.filter((each) => each === id).length > ownedCount(this.state, id)))
    expect([name, surplus]).toEqual([name, []])
  }

  /** Applies what is due, then the action. */
  call(name: string, clock: Clock, chosen: Choices): void {
    this.state = limitTimers(this.state, clock)
    const isDue = (at: number | null) => at !== null && at <= clock.now
    for (let hunts = 0; isDue(autoHuntDueAt(this.state)); hunts += 1) {
      this.apply('auto-hunt', playAutoHunt(this.state, clock))
      expect(hunts).toBeLessThan(60)
    }
    if (isDue(missionDueAt(this.state))) this.apply('mission', advanceMission(this.state, clock))
    this.apply('subscription', followSubscription(this.state, clock))
    this.apply(name, actions[name]?.(this.state, clock, chosen) as RuleResult<unknown>)
  }
}

test('a player stays whole and can go on, whatever the staff edit between calls and however clocks jump', () => {
  const start = Date.UTC(2025, 2, 29)
  const step = fc.record({
    waitMs: fc.constantFrom(0, 1, 3_000, 900_000, 3_600_000, 86_400_000, -3_000, -3_600_000, -86_400_000),
    edit: fc.constantFrom('nothing', 'nothing', ...Object.keys(edits)),
    action: fc.constantFrom('hunt', 'hunt', 'equip', ...Object.keys(actions)),
    chosen: choices,
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 50 }), choices, (steps, last) => {
      const player = new Player()
      let [now, release, count] = [start, full, 0]
      const clock = (): Clock => ({ now, release, speed: 1, seed: (count++).toString(16).padStart(8, '0').repeat(8) })
      for (const { waitMs, edit, action, chosen } of steps) {
        now += waitMs
        release = edits[edit]?.(release, chosen) ?? release
        player.call(action, clock(), chosen)
      }
      // content and clock are right again
      ;[now, release] = [Math.max(now, start) + 86_400_000, full]
      player.state = { ...player.state, currencies: { vgc: 99 } }
      player.apply('bait', buy(player.state, { release, itemId: 'mouse', amount: 9 }))
      player.call('equip', clock(), { ...last, itemId: 'mouse', isSo: true })
      const before = player.state.combat?.number ?? 0
      player.call('hunt', clock(), last)
      expect(player.state.combat?.number).toBeGreaterThan(before)
    }),
    { numRuns: 150 },
  )
}, 60_000)

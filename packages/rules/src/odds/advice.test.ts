import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { equip } from '../equipment/equip'
import type { Combat } from '../fight/combat'
import { procMoments, procTypes } from '../fight/proc-names'
import { combatStateOf } from '../fight/replay'
import { quickAttack } from '../hunt/play-round'
import { startHunt } from '../hunt/start-hunt'
import type { ItemDefinition, Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { accepted, aWearer } from '../testing/a-player'
import { anEnemy, anItem, aRelease, aStat, line } from '../testing/a-release'
import { advice, adviceSteps, enoughWins } from './advice'

const seed = (index: number) => index.toString(16).padStart(64, '0')
const weapon = (id: string, damage: number, fields: Partial<ItemDefinition> = {}) =>
  anItem(id, 'weapon', { stats: [line('damage', damage)], ...fields })

const worldOf = (...items: readonly ItemDefinition[]): Release =>
  aRelease({ items, enemies: [anEnemy('ghoul', { stats: [line('health', 100), line('damage', 5, 15)] })] })

/** A hunter whose fights with the knife end in a draw, right after one. */
function afterFight(release: Release, fields: Partial<PlayerState> = {}): { state: PlayerState; combat: Combat } {
  const state = aWearer(release, { weapon: ['knife'], bait: ['mouse'] })
  const fought = accepted(
    quickAttack(
      { ...state, ...fields, inventory: { ...state.inventory, ...fields.inventory, mouse: 10_000 } },
      {
        mode: 'auto',
        seed: seed(1),
        now: 0,
        release,
        speed: 1,
      },
    ),
  )
  return { state: fought.state, combat: fought.value }
}

/** The share of so many fights that are won. */
function winsOf(state: PlayerState, release: Release, fights: number, addedDamage = 0): number {
  let wins = 0
  for (let index = 0; index < fights; index++) {
    const input = { mode: 'auto', seed: seed(index), now: 0, release, speed: 1 } as const
    const combat = accepted(startHunt(state, input)).value
    const { attacker } = combat
    const { damageFrom, damageTo } = attacker
    const stronger = { ...attacker, damageFrom: damageFrom + addedDamage, damageTo: damageTo + addedDamage }
    if (combatStateOf({ ...combat, attacker: stronger }, 5).result === 'win') wins += 1
  }
  return wins / fights
}

describe('advice after a fight', () => {
  it('has the health that was left, and the smallest damage that wins 7 of 10', () => {
    const release = worldOf()
    const { state, combat } = afterFight(release)
    const told = advice(state, combat, release)
    expect(told?.healthLeft).toBe(combatStateOf(combat, 5).defenderHealth)
    expect(told?.healthLeft).toBeGreaterThan(0)
    const damage = told?.addedDamage ?? 0
    expect(damage).toBeGreaterThan(0)
    expect(winsOf(state, release, 1000, damage)).toBeGreaterThan(enoughWins - 0.06)
    expect(winsOf(state, release, 1000, damage - 1)).toBeLessThan(enoughWins + 0.06)
  })

  it('names the owned item that helps most, with a chance that agrees with played fights', () => {
    const release = worldOf(
      weapon('axe', 10),
      weapon('scythe', 16, { price: { vgc: 1 } }),
      weapon('dear', 90, { price: { vgc: 9e6 } }),
    )
    const { state, combat } = afterFight(release, { inventory: { axe: 1, scythe: 1 } })
    const told = advice(state, combat, release)
    expect(told?.item).toMatchObject({ itemId: 'scythe', action: 'wear' })
    const worn = accepted(equip(state, { itemId: 'scythe', release, now: 0, speed: 1 })).state
    expect(Math.abs(winsOf(worn, release, 1000) - (told?.item?.win ?? 0))).toBeLessThan(0.08)
    expect(Math.abs(winsOf(state, release, 1000) - (told?.win ?? 0))).toBeLessThan(0.08)
  })

  it('names an item to buy if it helps more than owned ones', () => {
    const release = worldOf(weapon('axe', 12), weapon('scythe', 16, { price: { vgc: 20 } }))
    const { state, combat } = afterFight(release, { inventory: { axe: 1 } })
    expect(advice(state, combat, release)?.item).toMatchObject({ itemId: 'scythe', action: 'buy' })
  })

  it('names a better retainer for the only slot, which has a weaker one', () => {
    const retainer = (id: string, damage: number) => anItem(id, 'retainer', { stats: [line('damage', damage)] })
    const release = worldOf(weapon('knife', 1), retainer('rat', 1), retainer('wolf', 40))
    const { state, combat } = afterFight(release, {
      inventory: { rat: 1, wolf: 1 },
      setups: aWearer(release, { weapon: ['knife'], bait: ['mouse'], retainer: ['rat'] }).setups,
    })
    expect(advice(state, combat, release)?.item).toMatchObject({ itemId: 'wolf', action: 'wear' })
  })

  it('names the earliest available item if none is available now', () => {
    const release = worldOf(
      weapon('scythe', 16, { price: { vgc: 20 }, requiredXp: 900 }),
      weapon('crossbow', 14, { price: { vgc: 20 }, requiredXp: 240 }),
    )
    const { state, combat } = afterFight(release)
    expect(advice(state, combat, release)?.item).toMatchObject({ itemId: 'crossbow', action: 'later' })
  })

  it('prefers an item with too high a price to one that needs more XP, however many older ones there are', () => {
    const old = Array.from({ length: 8 }, (_, index) =>
      weapon(`old ${index}`, 1 + index / 10, { price: { vgc: 9e6 }, requiredXp: 1 + index }),
    )
    const release = worldOf(
      ...old,
      weapon('scythe', 16, { price: { vgc: 9e6 }, requiredXp: 90 }),
      weapon('crossbow', 90, { price: { vgc: 9e6 }, requiredXp: 240 }),
    )
    const { state, combat } = afterFight(release, { xp: 100 })
    expect(advice(state, combat, release)?.item).toMatchObject({ itemId: 'scythe', action: 'later' })
  })

  it('prefers an item against the type of the creature, however many stronger items are too dear', () => {
    const against = (affectedCreatureTypeId: string) => ({
      procType: procTypes.damage,
      procEvent: procMoments.roundStart,
      damageType: null,
      affectedCreatureTypeId,
    })
    const emblem = (id: string, stat: string) =>
      anItem(id, 'emblem', { price: { vgc: 9e6 }, stats: [{ ...line(stat, 20), procPercent: 100 }] })
    // expensive items that do not help, because they work only against other enemy types or replace equally good items
    const dear = Array.from({ length: 8 }, (_, index) =>
      anItem(`hat ${index}`, 'head', { price: { vgc: 9e6 }, stats: [line('health', 300 + index)], requiredXp: index }),
    )
    const release = aRelease({
      stats: [aStat('salt', against('undead')), aStat('foam', against('dragon'))],
      items: [...dear, emblem('salters', 'salt'), emblem('firemen', 'foam')],
      enemies: [anEnemy('ghoul', { enemyTypeId: 'undead', stats: [line('health', 100), line('damage', 5, 15)] })],
    })
    const { state, combat } = afterFight(release, { xp: 100 })
    expect(advice(state, combat, release)?.item).toMatchObject({ itemId: 'salters', action: 'later' })
  })

  it('names no item that does not help, no bait, and none that needs a subscription', () => {
    const release = worldOf(
      weapon('feather', 1, { price: { vgc: 1 } }),
      weapon('relic', 90, { price: { vgc: 1 }, requiredSubscription: 1 }),
      anItem('bone', 'bait', { price: { vgc: 1 }, stats: [line('damage', 90)] }),
    )
    const { state, combat } = afterFight(release)
    expect(advice(state, combat, release)?.item).toBeNull()
  })

  it('names no damage against a creature that evades every blow', () => {
    const proc = {
      procType: procTypes.evasion,
      procEvent: procMoments.roundStart,
      damageType: null,
      affectedCreatureTypeId: null,
    }
    const evades = { ...line('mist', 9), procPercent: 100 }
    const misty = anEnemy('ghoul', { stats: [line('health', 100), line('damage', 5, 15), evades] })
    const release = aRelease({ stats: [aStat('mist', proc)], enemies: [misty] })
    const { state, combat } = afterFight(release)
    expect(advice(state, combat, release)).toMatchObject({ win: 0, addedDamage: null })
  })

  it('is null for an enemy that content no longer has', () => {
    const release = worldOf()
    const { state, combat } = afterFight(release)
    expect(advice(state, { ...combat, enemyId: 'nobody' }, release)).toBeNull()
  })

  describe('finds the smallest damage in few steps', () => {
    const health = 20_000
    const enemies = [anEnemy('ghoul', { stats: [line('health', health), line('damage', 5, 15)] })]
    const release = aRelease({ items: [weapon('knife', 1)], enemies })
    const { state, combat } = afterFight(release)
    const someDamage = fc.integer({ min: 1, max: health })

    function expectFewSteps(smallest: number, winWith: (damage: number) => number): void {
      const steps = adviceSteps(state, combat, release)
      let [count, step] = [0, steps.next()]
      for (; !step.done; count += 1) step = steps.next({ win: winWith(step.value.addedDamage) })
      expect(step.value?.addedDamage).toBe(smallest)
      expect(count).toBeLessThan(45)
    }

    it('however the chance to win grows with it', () => {
      fc.assert(
        fc.property(someDamage, fc.double({ min: 0.01, max: 50, noNaN: true }), (middle, slope) => {
          const winWith = (damage: number) =>
            1 / (1 + Math.exp(-(damage + 0.5 - middle) / slope) * (1 / enoughWins - 1))
          fc.pre(winWith(0) < enoughWins)
          expectFewSteps(middle, winWith)
        }),
      )
    })

    it.each([
      ['just below enough, then 1', enoughWins - 1e-9, 1],
      ['below enough by a rounding error, then 1', enoughWins - Number.EPSILON / 2, 1],
      ['0, then exactly enough', 0, enoughWins],
      ['0, then 1', 0, 1],
      ['unknown, then 1', Number.NaN, 1],
    ])('where the chance is %s', (_title, before, after) => {
      fc.assert(
        fc.property(someDamage, (smallest) =>
          expectFewSteps(smallest, (damage) => (damage < smallest ? before : after)),
        ),
      )
    })
  })

  it('returns only a damage that wins often enough, even if more damage won less', () => {
    const health = 300
    const enemies = [anEnemy('ghoul', { stats: [line('health', health), line('damage', 5, 15)] })]
    const release = aRelease({ items: [weapon('knife', 1)], enemies })
    const { state, combat } = afterFight(release)
    const chance = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, enoughWins, 1, Number.NaN))
    fc.assert(
      fc.property(fc.array(chance, { minLength: health + 1, maxLength: health + 1 }), (wins) => {
        const steps = adviceSteps(state, combat, release)
        let step = steps.next()
        while (!step.done) step = steps.next({ win: wins[step.value.addedDamage] ?? 1 })
        const damage = step.value?.addedDamage ?? null
        expect((wins[damage ?? health] ?? 1) >= enoughWins).toBe(damage !== null)
      }),
    )
  })

  it('takes a limited number of steps, however many items there are', () => {
    const items = Array.from({ length: 300 }, (_, index) =>
      anItem(`w${index}`, 'weapon', {
        stats: [line('damage', index % 17), line('health', 300 - index)],
        price: { vgc: 1 },
        requiredXp: index % 2 === 0 ? 0 : 500,
      }),
    )
    const release = worldOf(...items)
    const { state, combat } = afterFight(release)
    const steps = adviceSteps(state, combat, release)
    let [count, step] = [0, steps.next()]
    // damage helps and no item does, so everything is tried
    for (; !step.done; count += 1) step = steps.next({ win: step.value.addedDamage > 0 ? 1 : 0 })
    expect(step.value).toMatchObject({ win: 0, addedDamage: 1, item: null })
    expect(count).toBeLessThanOrEqual(1 + 9 + 16 + 6)
  })
})

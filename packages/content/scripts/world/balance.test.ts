import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { type Id, newPlayer, type PlayerState, quickAttack, rankAt, type Setup } from '@sanguine/rules'
import { buildRelease } from '../../src'
import { readPack } from '../../src/pack'

const built = buildRelease(readPack(), 'pack')
if (!built.ok) throw new Error('the pack makes no release')
const { release } = built

const byName = <Record extends { readonly id: Id; readonly name: string }>(
  records: ReadonlyMap<unknown, Record>,
  name: string,
): Record => {
  const found = [...records.values()].find((record) => record.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

function dressed(groundName: string, names: readonly string[]): PlayerState {
  const items = names.map((name) => byName(release.items, name))
  const setup: Record<string, Id[]> = {}
  for (const { id, type } of items) setup[type] = [...(setup[type] ?? []), id]
  const fresh = newPlayer(release).state
  return {
    ...fresh,
    groundId: byName(release.grounds, groundName).id,
    setups: fresh.setups.map((empty, index): Setup => (index === 0 ? setup : empty)),
    inventory: Object.fromEntries(items.map(({ id, type }) => [id, type === 'bait' ? 2 : 1])),
  }
}

const hunts = 1200

/** Plays many first hunts of a player who is dressed so; figures per hunt, and the wins by the rarity of the foe. */
function simulate(groundName: string, names: readonly string[]) {
  const state = dressed(groundName, names)
  const bait = [...release.items.values()].find((item) => item.type === 'bait' && state.inventory[item.id])
  const met = new Map<string, { hunts: number; wins: number }>()
  let [xp, gold] = [0, 0]
  for (let index = 0; index < hunts; index++) {
    const seed = createHash('sha256').update(`balance ${groundName} ${index}`).digest('hex')
    const outcome = quickAttack(state, { mode: 'hunt', seed, now: 1_700_000_000_000, release, speed: 1 })
    if (!outcome.ok) throw new Error(outcome.message)
    const { enemyId, result, reward } = outcome.result
    const rarity = release.rarities.get(release.enemies.get(enemyId)?.rarityId ?? '')?.shortName ?? ''
    const { hunts: before, wins } = met.get(rarity) ?? { hunts: 0, wins: 0 }
    met.set(rarity, { hunts: before + 1, wins: wins + (result === 2 ? 1 : 0) })
    xp += reward?.xp ?? 0
    gold += (reward?.currencies.vgc ?? 0) - (bait?.price.vgc ?? 0)
  }
  const winRate = (rarity: string) => {
    const { hunts: all = 0, wins = 0 } = met.get(rarity) ?? {}
    return all === 0 ? 0 : wins / all
  }
  return { xp: xp / hunts, gold: gold / hunts, winRate }
}

describe('the balance of the world', () => {
  const starter = ['Letter Opener', 'Warm Rat']
  const stage = {
    second: ['Bone Cutter', 'Mourning Corset', 'Carnival Half-Face', 'Grave Clerk', 'Moor Boots', 'Bleating Lamb'],
    third: [
      'Red Litany',
      'Ossuary Plate',
      'Crown of Briars',
      'Tin Valet',
      'Furnace Sabatons',
      'Claws of the Thirteenth',
      'Signet of the Drowned',
      'Mist Manners',
      'Spilled Chalice',
    ],
  }

  it('lets a new player win nearly every hunt of what is common, and no boss', () => {
    const { winRate } = simulate('Hollow Abbey', starter)
    expect(winRate('common')).toBeGreaterThan(0.97)
    expect(winRate('uncommon')).toBeGreaterThan(0.85)
    expect(winRate('normal')).toBeLessThan(0.5)
    expect(winRate('boss')).toBe(0)
  })

  it('brings the first rank within six to ten hunts, and more gold than the bait costs', () => {
    const { xp, gold } = simulate('Hollow Abbey', starter)
    const needed = rankAt(0, release).nextRankXP / xp
    expect(needed).toBeGreaterThan(6)
    expect(needed).toBeLessThan(10)
    expect(gold).toBeGreaterThan(5)
  })

  it('punishes a new player on the moor without ruining them', () => {
    const { xp, gold } = simulate('Wolfsmoor', starter)
    expect(xp).toBeLessThan(simulate('Hollow Abbey', starter).xp / 2)
    expect(gold).toBeGreaterThan(-8)
  })

  it('pays better on every further ground to those who are dressed for it', () => {
    const first = simulate('Hollow Abbey', starter)
    const second = simulate('Wolfsmoor', stage.second)
    const third = simulate('Ember Foundry', stage.third)
    expect(second.xp).toBeGreaterThan(first.xp * 1.8)
    expect(third.xp).toBeGreaterThan(second.xp * 1.8)
    for (const { gold, winRate } of [second, third]) {
      expect(gold).toBeGreaterThan(10)
      expect(winRate('common')).toBeGreaterThan(0.9)
      expect(winRate('boss')).toBeLessThan(0.4)
    }
  })
})

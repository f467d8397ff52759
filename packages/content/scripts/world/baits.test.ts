import { describe, expect, it } from '@jest/globals'
import {
  attractionChances,
  encounterOdds,
  enemiesOn,
  type GroundDefinition,
  type ItemDefinition,
} from '@sanguine/rules'
import { gearAt, hunterIn, packRelease, tierOf, tierXp } from '../../src/testing'

const release = packRelease()
const [, secondTier = 0] = tierXp
const grounds = [...release.grounds.values()]

interface Bait {
  readonly name: string
  readonly price: number
  /** share of hunts won with it, from 0 to 1 */
  readonly win: number
  /** XP of a hunt with it */
  readonly worth: number
}

/** The second ground is open from the start and meant for later. */
const tierXpOf = (ground: GroundDefinition) => (ground === grounds[1] ? secondTier : tierOf(ground).own)

/**
 * The expected results of a hunt with each bait that works on the ground, for a hunter with shop gear of its tier. Bait
 * decides which enemies come and raises the chance of loot, so the fights are the same with each.
 */
function baitsOf(ground: GroundDefinition) {
  const xp = tierXpOf(ground)
  const gear = gearAt(xp, release)
  const state = hunterIn(gear, { groundId: ground.id, xp }, release)
  const encounters = enemiesOn(ground.id, release)
    .flatMap((id) => release.enemies.get(id) ?? [])
    .map((enemy) => encounterOdds(enemy, state, release))
  const baitOf = ({ id, name, price }: ItemDefinition): Bait => {
    const chances = attractionChances({ release, groundId: ground.id, baitId: id, hex: null })
    const mean = (of: (encounter: (typeof encounters)[number]) => number) =>
      encounters.reduce((sum, encounter) => sum + (chances.get(encounter.enemyId) ?? 0) * of(encounter), 0)
    return { name, price: price.vgc ?? 0, win: mean(({ win }) => win), worth: mean(({ xp }) => xp) }
  }
  const [ordinary] = gear.filter(({ type }) => type === 'bait').map(baitOf)
  if (!ordinary) throw new Error('no bait is sold')
  return { ordinary, special: ground.specialBaitItemIds.flatMap((id) => release.items.get(id) ?? []).map(baitOf) }
}

/** The cheap bait wins at least this share of hunts less than the safe one, and is worth at least this factor more. */
const minRisk = 0.04
const minWorth = 1.02
/** The safe bait wins at most this share of hunts less than ordinary bait. */
const maxLoss = 0.02

describe.each(grounds.map((ground) => [ground.name, ground] as const))('the baits of %s', (_, ground) => {
  const { ordinary, special } = baitsOf(ground)

  it('include at least two special ones', () => expect(special.length).toBeGreaterThanOrEqual(2))

  it('include a cheap, risky one and a dear, safe one that are both worth their price', () => {
    const safe = special.filter(({ price, win }) => price > ordinary.price && win >= ordinary.win - maxLoss)
    const pairs = special
      .filter(({ price }) => price < ordinary.price)
      .flatMap((cheap) =>
        safe
          .filter(({ win, worth }) => cheap.win <= win - minRisk && cheap.worth >= worth * minWorth)
          .map((dear) => [cheap.name, dear.name]),
      )
    expect(pairs).not.toEqual([])
  })
})

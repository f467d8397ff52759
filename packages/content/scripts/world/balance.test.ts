import { describe, expect, it } from '@jest/globals'
import { huntTotals, odds, type RegionPhase, rankAt, regionRules } from '@sanguine/rules'
import { draws, everyNth, gearAt, hunterIn, packRelease, tierOf, tierXp } from '../../src/testing'
import { tiers } from './balance.mjs'
import { byName, simulate } from './testing/simulate'

const release = packRelease()
const hunt = (ground: string, names: readonly string[]) =>
  simulate(
    byName(release.grounds, ground),
    names.map((name) => byName(release.items, name)),
    release,
    draws(600, 1200),
  )

describe('the balance of the first region', () => {
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

  it('lets a new player win nearly every hunt against common creatures, and against no boss', () => {
    const { winRate } = hunt('Hollow Abbey', starter)
    expect(winRate('common')).toBeGreaterThan(0.97)
    expect(winRate('uncommon')).toBeGreaterThan(0.85)
    expect(winRate('normal')).toBeLessThan(0.5)
    expect(winRate('boss')).toBe(0)
  })

  it('gives the first rank within two to five hunts, and more gold than the bait costs', () => {
    const { xp, gold } = hunt('Hollow Abbey', starter)
    const needed = rankAt(0, release).nextRankXP / xp
    expect(needed).toBeGreaterThan(2)
    expect(needed).toBeLessThan(5)
    expect(gold).toBeGreaterThan(5)
  })

  it('costs a new player on the moor little gold', () => {
    const { xp, gold } = hunt('Wolfsmoor', starter)
    expect(xp).toBeLessThan(hunt('Hollow Abbey', starter).xp / 2)
    expect(gold).toBeGreaterThan(-8)
  })

  it('pays better on every further ground to players with its gear', () => {
    const first = hunt('Hollow Abbey', starter)
    const second = hunt('Wolfsmoor', stage.second)
    const third = hunt('Ember Foundry', stage.third)
    expect(second.xp).toBeGreaterThan(first.xp * 1.8)
    expect(third.xp).toBeGreaterThan(second.xp * 1.8)
    for (const { gold, winRate } of [second, third]) {
      expect(gold).toBeGreaterThan(10)
      expect(winRate('common')).toBeGreaterThan(0.9)
      expect(winRate('boss')).toBeLessThan(0.4)
    }
  })
})

const farGrounds = [...release.grounds.values()].filter(({ requiredXp }) => requiredXp >= tiers[4].xp)
const grounds = [byName(release.grounds, 'Gallows Orchard'), byName(release.grounds, 'Ember Foundry'), ...farGrounds]

const hunts = 1000
const ready = new Map(
  grounds.map((ground) => [ground.id, simulate(ground, gearAt(tierOf(ground).own, release), release, hunts)]),
)
const readyFor = ({ id }: { readonly id: string }) => {
  const found = ready.get(id)
  if (!found) throw new Error(`nobody hunted on ${id}`)
  return found
}

describe.each(grounds.map((ground) => [ground.name, ground] as const))('the balance of %s', (_, ground) => {
  it('lets a hunter in gear of its tier win nearly always, but rarely against its boss', () => {
    const { wins, winRate } = readyFor(ground)
    expect(wins).toBeGreaterThanOrEqual(0.85)
    expect(wins).toBeLessThanOrEqual(0.99)
    expect(winRate('boss')).toBeLessThan(0.5)
  })

  it('leaves gold after the cost of the bait', () => {
    expect(readyFor(ground).gold).toBeGreaterThan(0)
  })

  it('makes a hunter in gear of the tier before lose or draw most hunts', () => {
    const early = gearAt(tierOf(ground).before ?? 0, release)
    expect(simulate(ground, early, release, draws(200, hunts)).wins).toBeLessThan(0.5)
  })
})

const oddsOfGrounds = everyNth(2, grounds).map((ground) => [ground.name, ground] as const)
describe.each(oddsOfGrounds)('the phases of %s (every second ground; all: test:deep)', (_, ground) => {
  const state = hunterIn(gearAt(tierOf(ground).own, release), { groundId: ground.id }, release)
  const totalsIn = (phase: RegionPhase | null) => huntTotals(odds(state, release, phase))
  const without = totalsIn(null)
  const rule = release.regions.get(ground.regionId)?.rule
  const phases = rule ? regionRules[rule].phases : []
  const found = phases.map((phase) => ({ seconds: phase.seconds ?? 1, ...totalsIn(phase) }))

  it('keep the average value of a hunt', () => {
    const all = found.reduce((sum, { seconds }) => sum + seconds, 0)
    const xp = found.reduce((sum, { seconds, xp: inPhase = 0 }) => sum + seconds * inPhase, 0) / all
    expect(Math.abs(xp / (without?.xp ?? 0) - 1)).toBeLessThan(0.05)
  })

  it('differ enough to matter, and never make a hunt worthless', () => {
    const worths = found.map(({ xp = 0 }) => xp / (without?.xp ?? 0))
    expect(Math.max(...worths) - Math.min(...worths)).toBeGreaterThan(0.02)
    for (const worth of worths) expect(Math.abs(worth - 1)).toBeLessThan(0.12)
    for (const { win = 0 } of found) expect(win).toBeGreaterThan((without?.win ?? 0) - 0.1)
  })
})

describe('the tiers', () => {
  it('open at the XP that tests and simulations use', () => {
    const opened = Object.values(tiers).map(({ xp }) => xp)
    expect(opened.toSorted((a, b) => a - b)).toEqual(tierXp)
  })
})

describe('the hunting grounds in order', () => {
  it('pay half as much again, in XP and gold, from region to region', () => {
    for (const [index, ground] of farGrounds.entries()) {
      const earlier = farGrounds[index - 4]
      if (!earlier) continue
      expect(readyFor(ground).xp).toBeGreaterThan(readyFor(earlier).xp * 1.5)
      expect(readyFor(ground).gold).toBeGreaterThan(readyFor(earlier).gold * 1.5)
    }
  })
})

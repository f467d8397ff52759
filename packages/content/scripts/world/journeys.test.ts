import { describe, expect, it } from '@jest/globals'
import { goals, huntTotals, odds, type PlayerState, regionRules } from '@sanguine/rules'
import { everyNth, gearAt, hunterIn, packRelease, tierOf } from '../../src/testing'

const release = packRelease()
const grounds = [...release.grounds.values()].toSorted((a, b) => a.requiredXp - b.requiredXp)
const keys = [...release.items.values()].filter(({ type }) => type === 'key')

/**
 * The ground to which goals send a player on the ground before, who has just reached the next ground's XP, in gear of
 * `gearXp`.
 */
function journey(place: number, gearXp: number) {
  const [before, ground] = [grounds[place - 1], grounds[place]]
  if (!before || !ground) throw new Error(`there is no ground before ${place}`)
  const hunter = hunterIn(gearAt(gearXp, release), { groundId: before.id, xp: ground.requiredXp }, release)
  const state: PlayerState = {
    ...hunter,
    currencies: { vgc: 1_000_000 },
    inventory: { ...hunter.inventory, ...Object.fromEntries(keys.map(({ id }) => [id, 1])) },
  }
  const goal = goals(state, release).find(({ kind }) => kind === 'travel')
  return { state, groundId: goal?.kind === 'travel' ? goal.groundId : null }
}

/** The lowest share of hunts won on a ground, by the odds, over all phases of its region. */
function leastWins(state: PlayerState, groundId: string): number {
  const rule = release.regions.get(release.grounds.get(groundId)?.regionId ?? '')?.rule
  const phases = rule ? regionRules[rule].phases : [null]
  return Math.min(...phases.map((phase) => huntTotals(odds({ ...state, groundId }, release, phase))?.win ?? 0))
}

const places = grounds.slice(1).map((ground, index) => [ground.name, index + 1, tierOf(ground)] as const)

describe.each(everyNth(3, places))(
  'a player with the XP for %s (every third ground; all: test:deep)',
  (_name, place, { own, before }) => {
    it('is advised to travel there once most hunts are won, in every phase', () => {
      const { state, groundId } = journey(place, own)
      // Wolfsmoor opens before the gear of its tier
      if (before === null) return expect(groundId).toBeNull()
      expect(groundId).toBe(grounds[place]?.id)
      expect(leastWins(state, groundId ?? '')).toBeGreaterThan(0.7)
    })

    it('is not advised to travel there in gear of the tier before', () => {
      if (before !== null) expect(journey(place, before).groundId).not.toBe(grounds[place]?.id)
    })
  },
)

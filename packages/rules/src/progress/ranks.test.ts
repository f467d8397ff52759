import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { aPlayer } from '../testing/a-player'
import { anItem, aRank, aRelease } from '../testing/a-release'
import { gainXp, rankAt } from './ranks'

const release = aRelease({
  items: [anItem('cape', 'armour', { isUnique: true }), anItem('fang', 'craftingmat')],
  ranks: [
    aRank('baseStats', 0),
    aRank('neonate', 100, 'cape'),
    aRank('ancilla', 200, 'fang'),
    aRank('elder', 1000, 'gone'),
  ],
})

describe('the rank at an XP', () => {
  it.each([
    [0, 'baseStats', 0, 100, 'neonate'],
    [99, 'baseStats', 0, 100, 'neonate'],
    [100, 'neonate', 100, 200, 'ancilla'],
    [999, 'ancilla', 200, 1000, 'elder'],
    [5000, 'elder', 1000, 5000, undefined],
  ])('%d is %s', (xp, rank, currentRankXP, nextRankXP, next) => {
    const standing = rankAt(xp, release)
    expect([standing.rank.name, standing.currentRankXP, standing.nextRankXP, standing.next?.name]).toEqual([
      rank,
      currentRankXP,
      nextRankXP,
      next,
    ])
  })

  it('is an error if there is none', () => {
    expect(() => rankAt(5, { ...release, ranks: [] })).toThrow(new RangeError('the release has no rank'))
  })
})

const gain = (from: number, xp: number, inventory: Record<string, number> = {}) => {
  const draft = new PlayerDraft(aPlayer(release, { xp: from, rank: rankAt(from, release).index, inventory }))
  gainXp(draft, xp, release)
  return draft.done(null)
}

describe('gaining XP', () => {
  it('changes nothing for 0 XP', () => {
    const player = aPlayer(release, { xp: 50 })
    const draft = new PlayerDraft(player)
    gainXp(draft, 0, release)
    expect(draft.done(null)).toEqual({ ok: true, state: player, ledger: [], journal: [], value: null })
  })

  it('opens the setups of the new rank', () => {
    const ranks = Array.from({ length: 8 }, (_, place) => aRank(`rank ${place}`, place * 10))
    const draft = new PlayerDraft(aPlayer(release))
    gainXp(draft, 60, { ...release, ranks })
    expect(draft.state).toMatchObject({ rank: 6, unlockedSetups: 4 })
  })

  it.each([
    ['below the player', 50],
    ['at the XP of the player', 150],
  ])('gives nothing for a rank that is inserted %s, now or later', (_title, xp) => {
    const draft = new PlayerDraft(aPlayer(release, { xp: 150, rank: 1, ranksReached: ['baseStats', 'neonate'] }))
    const ranks = [...release.ranks, aRank('thrall', xp, 'fang')].toSorted((a, b) => a.xp - b.xp)
    gainXp(draft, 10, { ...release, ranks })
    expect(draft.done(null)).toMatchObject({
      state: { ranksReached: ['baseStats', 'neonate', 'thrall'] },
      ledger: [],
      journal: [],
    })
  })

  it('writes a journal line for a rank without a reward', () => {
    const draft = new PlayerDraft(aPlayer(release))
    gainXp(draft, 10, { ...release, ranks: [aRank('baseStats', 0), aRank('thrall', 10)] })
    expect(draft.done(null)).toMatchObject({
      ledger: [],
      journal: [{ type: 'rankUp', rankId: 'thrall', rewardItemId: null }],
    })
  })

  it('adds only the XP within a rank', () => {
    expect(gain(10, 89)).toMatchObject({ state: { xp: 99, rank: 0 }, ledger: [], journal: [] })
  })

  it('gives each rank that is passed, with its reward and a journal line', () => {
    const { state, ledger, journal } = gain(99, 200)
    expect([state.xp, state.rank, state.inventory]).toEqual([299, 2, { cape: 1, fang: 1 }])
    expect(ledger).toEqual([
      { kind: 'item', what: 'cape', delta: 1, reason: 'rank' },
      { kind: 'item', what: 'fang', delta: 1, reason: 'rank' },
    ])
    expect(journal).toEqual([
      { type: 'rankUp', rankId: 'neonate', rewardItemId: 'cape' },
      { type: 'rankUp', rankId: 'ancilla', rewardItemId: 'fang' },
    ])
  })

  it.each([
    ['a unique reward that is owned', 99, 1, { cape: 1 }, 'neonate'],
    ['a reward that content no longer has', 999, 1, {}, 'elder'],
  ])('gives no reward for %s', (_title, from, xp, inventory, rankId) => {
    expect(gain(from, xp, inventory)).toMatchObject({ ledger: [], journal: [{ rankId, rewardItemId: null }] })
  })

  it('gives each rank once, in whatever steps the XP arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { maxLength: 20 }), (gains) => {
        let state = aPlayer(release, { inventory: {} })
        const reached: string[] = []
        for (const xp of gains) {
          const draft = new PlayerDraft(state)
          gainXp(draft, xp, release)
          const change = draft.done(null)
          state = change.state
          for (const line of change.journal) if (line.type === 'rankUp') reached.push(line.rankId)
        }
        const total = gains.reduce((sum, xp) => sum + xp, 0)
        expect(reached).toEqual(release.ranks.filter((rank) => rank.xp > 0 && rank.xp <= total).map((rank) => rank.id))
        expect(state.rank).toBe(rankAt(total, release).index)
      }),
    )
  })

  it('gives no rank twice when thresholds change, and nothing for ranks inserted below', () => {
    const thresholds = fc.record({
      neonate: fc.integer({ min: 1, max: 900 }),
      ancilla: fc.integer({ min: 1, max: 900 }),
    })
    const step = fc.record({ xp: fc.nat(300), thresholds, isInserted: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = aPlayer(release, { inventory: {} })
        const given: string[] = []
        for (const { xp, thresholds: at, isInserted } of steps) {
          const moved = [aRank('neonate', at.neonate, 'fang'), aRank('ancilla', at.ancilla, 'fang')]
          const ranks = [aRank('baseStats', 0), ...moved, ...(isInserted ? [aRank('thrall', 50, 'fang')] : [])]
          const draft = new PlayerDraft(state)
          gainXp(draft, xp, { ...release, ranks: ranks.sort((a, b) => a.xp - b.xp) })
          const change = draft.done(null)
          state = change.state
          given.push(...change.journal.flatMap((line) => (line.type === 'rankUp' ? [line.rankId] : [])))
        }
        expect(given).toEqual([...new Set(given)])
      }),
    )
  })

  it('derives reached ranks of an older player document from the last rank', () => {
    const player = aPlayer(release, { xp: 150, rank: 1, inventory: { cape: 1 } })
    const raised = { ...release, ranks: [aRank('baseStats', 0), aRank('neonate', 160, 'fang'), aRank('ancilla', 200)] }
    const draft = new PlayerDraft(player)
    gainXp(draft, 20, raised)
    expect(draft.done(null)).toMatchObject({ state: { ranksReached: ['baseStats', 'neonate'] }, journal: [] })
  })
})

describe('the charges of a rank', () => {
  const charged = [aRank('baseStats', 0), { ...aRank('neonate', 100), coffinCharges: 3 }, aRank('ancilla', 200)]
  const gainIn = (xp: number, fields: Partial<PlayerState> = {}) => {
    const draft = new PlayerDraft(aPlayer(release, fields))
    gainXp(draft, xp, { ...release, ranks: charged })
    return draft.state
  }

  it('are added to the coffin once', () => {
    const coffin = { charges: 0, nextRechargeAt: 5000, extra: 1 }
    const reached = gainIn(150, { coffin })
    expect(reached.coffin).toEqual({ ...coffin, extra: 4 })
    expect(gainIn(100, reached).coffin).toEqual(reached.coffin)
  })

  it('are added for a player from before ranks had charges', () => {
    expect(gainIn(100, { coffin: { charges: 1, nextRechargeAt: 0 } }).coffin.extra).toBe(3)
  })
})

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Combat, CombatResult } from '../fight/combat'
import type { Mission, PlayerState } from '../state/player-state'
import { aCombat, aCreature, aFighter, aProc } from '../testing/a-combat'
import { accepted, aPlayer, refusalCode, seedOf } from '../testing/a-player'
import { anEnemy, anItem, aRank, aRelease } from '../testing/a-release'
import { attack, playAll, playRound, quickAttack } from './play-round'
import { startHunt } from './start-hunt'

const release = aRelease({
  items: [anItem('idol', 'emblem', { isUnique: true }), anItem('cape', 'armour')],
  ranks: [aRank('baseStats', 0), aRank('neonate', 100, 'cape')],
})
const stakes: Combat['stakes'] = {
  win: {
    xp: 30,
    currencies: { vgc: 20, blood: 1 },
    loot: [
      { itemId: 'mouse', amount: 2 },
      { itemId: 'idol', amount: 3 },
    ],
  },
  draw: { vgc: 5 },
}
const weak = aCreature({ maxHealth: 15 })
const even = aCreature()
const strong = aCreature({ damageFrom: 60, damageTo: 60 })
const fighting = (defender = weak, fields: Partial<PlayerState> = {}) =>
  aPlayer(release, { currencies: { vgc: 1 }, inventory: {}, combat: aCombat({ defender, stakes }), ...fields })
const when = { now: 7000, release }

describe('playing a round', () => {
  it('continues the open combat and books nothing before its end', () => {
    const { state, ledger, journal, value } = accepted(playRound(fighting(), when))
    expect(value).toMatchObject({ round: 1, result: 'ongoing', playedAt: 7000, startedAt: 1000, reward: null })
    expect(state.combat).toBe(value)
    expect([state.xp, ledger, journal]).toEqual([0, [], []])
  })

  it('is refused without an open combat', () => {
    expect(refusalCode(playRound(aPlayer(release), when))).toBe('noOpenCombat')
    expect(refusalCode(playAll(fighting(weak, { combat: aCombat({ result: 'win' }) }), when))).toBe('noOpenCombat')
  })

  it('has the same end round by round as all at once', () => {
    let state = fighting(even)
    for (let round = 0; round < 5; round++) state = accepted(playRound(state, when)).state
    expect(state).toEqual(accepted(playAll(fighting(even), when)).state)
  })
})

describe('the end of a combat', () => {
  it('as a win gives XP, coins and loot, counts the enemy and writes the journal', () => {
    const { state, ledger, journal, value } = accepted(playAll(fighting(), when))
    expect(value).toMatchObject({ result: 'win', round: 2 })
    expect(value.reward).toEqual({
      ...stakes.win,
      loot: [
        { itemId: 'mouse', amount: 2 },
        { itemId: 'idol', amount: 1 },
      ],
    })
    expect(state).toMatchObject({
      xp: 30,
      currencies: { vgc: 21, blood: 1 },
      inventory: { mouse: 2, idol: 1 },
      hunted: { ghoul: 1 },
    })
    expect(ledger.map((line) => `${line.what} ${line.delta} ${line.reason}`)).toEqual([
      'vgc 20 reward',
      'blood 1 reward',
      'mouse 2 loot',
      'idol 1 loot',
    ])
    expect(journal).toEqual([
      {
        type: 'combat',
        combat: value,
        reward: { xp: 30, currencies: { vgc: 20, blood: 1 }, items: value.reward?.loot },
      },
    ])
  })

  it('as a draw pays the refund and nothing else', () => {
    const { state, ledger, value } = accepted(playAll(fighting(even), when))
    expect(value).toMatchObject({ result: 'draw', round: 5, reward: { xp: 0, currencies: { vgc: 5 }, loot: [] } })
    expect(state).toMatchObject({ xp: 0, currencies: { vgc: 6 }, inventory: {}, hunted: {} })
    expect(ledger).toEqual([{ kind: 'currency', what: 'vgc', delta: 5, reason: 'refund' }])
  })

  it('as a loss gives nothing', () => {
    const { state, ledger, journal, value } = accepted(playAll(fighting(strong), when))
    expect(value).toMatchObject({ result: 'loss', round: 2, reward: { xp: 0, currencies: {}, loot: [] } })
    expect([state.xp, ledger, state.hunted]).toEqual([0, [], {}])
    expect(journal).toHaveLength(1)
  })

  it('omits a unique item that is owned by then', () => {
    const { value } = accepted(playAll(fighting(weak, { inventory: { idol: 1 } }), when))
    expect(value.reward?.loot).toEqual([{ itemId: 'mouse', amount: 2 }])
  })

  it('raises the rank, with a journal line after that of the fight', () => {
    const { state, journal } = accepted(playAll(fighting(weak, { xp: 80, hunted: { ghoul: 4 } }), when))
    expect(state).toMatchObject({ xp: 110, rank: 1, hunted: { ghoul: 5 } })
    expect(state.inventory.cape).toBe(1)
    expect(journal.map((line) => line.type)).toEqual(['combat', 'rankUp'])
  })

  it('as a win counts for a mission only if the hunt began under it', () => {
    const mission: Mission = {
      groundId: 'moor',
      startsAt: 0,
      endsAt: 86_400_000,
      objectives: [{ enemyId: 'ghoul', caught: 0, goal: 2 }],
      reward: { xp: 1, currencies: {}, items: [] },
      completedAt: 0,
    }
    const caughtAgainst = (defender: typeof weak) => {
      const combat = aCombat({ defender, stakes, modifiers: ['questing'] })
      return accepted(playAll(fighting(defender, { mission, combat }), when)).state.mission?.objectives[0]?.caught
    }
    expect([weak, even, strong].map(caughtAgainst)).toEqual([1, 0, 0])
  })

  it('gives won items that content no longer has', () => {
    const lost = { ...release, items: new Map([...release.items].filter(([id]) => id !== 'mouse')) }
    const { state, value } = accepted(playAll(fighting(), { ...when, release: lost }))
    expect(value.reward?.loot[0]).toEqual({ itemId: 'mouse', amount: 2 })
    expect(state.inventory.mouse).toBe(2)
  })

  it('never exceeds the largest countable amount of a currency', () => {
    const rich = fighting(weak, { currencies: { vgc: Number.MAX_SAFE_INTEGER - 7 } })
    const { state, ledger } = accepted(playAll(rich, when))
    expect(state.currencies.vgc).toBe(Number.MAX_SAFE_INTEGER)
    expect(ledger[0]).toMatchObject({ what: 'vgc', delta: 7 })
  })
})

describe('stolen gold', () => {
  const thief = aProc('theft', 'attack')
  const robbed = (attacker: ReturnType<typeof aFighter>, defender: ReturnType<typeof aCreature>, vgc: number) => {
    const combat = aCombat({ attacker, defender, stakes: { win: { xp: 0, currencies: {}, loot: [] }, draw: {} } })
    return accepted(playAll(fighting(weak, { combat, currencies: { vgc } }), when))
  }

  it('goes to the player after a win or draw', () => {
    const { state, ledger } = robbed(aFighter({ procs: [thief] }), aCreature({ gold: 20 }), 0)
    expect([state.combat?.result, state.currencies.vgc]).toEqual(['draw', 20])
    expect(ledger).toEqual([{ kind: 'currency', what: 'vgc', delta: 20, reason: 'theft' }])
  })

  it('is not paid to a loser', () => {
    const { state } = robbed(aFighter({ procs: [thief] }), aCreature({ gold: 20, damageFrom: 99, damageTo: 99 }), 0)
    expect([state.combat?.result, state.currencies.vgc]).toEqual(['loss', 0])
  })

  it('is taken from the purse, as far as it is still there', () => {
    const creature = aCreature({ procs: [thief] })
    expect(robbed(aFighter({ gold: 50 }), creature, 50).state.currencies.vgc).toBe(15)
    expect(robbed(aFighter({ gold: 50 }), creature, 3).state.currencies.vgc).toBe(0)
  })

  it('is taken from a loser too', () => {
    const creature = aCreature({ procs: [thief], damageFrom: 99, damageTo: 99 })
    const { state } = robbed(aFighter({ gold: 50 }), creature, 50)
    expect([state.combat?.result, state.currencies.vgc]).toEqual(['loss', 43])
  })
})

describe('Attack and Quick attack', () => {
  const input = { mode: 'hunt', seed: seedOf('3'), now: 5, release, speed: 1 } as const

  it('Attack starts a hunt with its first round, then plays on', () => {
    const first = accepted(attack(aPlayer(release), input))
    expect(first.value.round).toBe(1)
    expect(first.ledger).toEqual([{ kind: 'item', what: 'mouse', delta: -1, reason: 'bait' }])
    expect(accepted(attack(first.state, { ...input, seed: seedOf('4') })).value).toMatchObject({
      round: 2,
      number: 1,
      seed: input.seed,
    })
  })

  it('Quick attack plays a whole hunt, or what is left of one', () => {
    const whole = accepted(quickAttack(aPlayer(release), input))
    expect(whole.value.result).not.toBe('ongoing')
    expect(whole.ledger[0]?.reason).toBe('bait')
    expect(whole.journal).toHaveLength(1)
    expect(accepted(quickAttack(accepted(attack(aPlayer(release), input)).state, input)).state).toEqual(whole.state)
  })

  it('return the refusal of the hunt', () => {
    expect(refusalCode(quickAttack(aPlayer(release, { nextHuntAt: 6 }), input))).toBe('huntTooEarly')
  })
})

describe('every hunt', () => {
  const someEnemy = fc.record({
    health: fc.nat(150),
    from: fc.nat(20),
    more: fc.nat(20),
    xp: fc.nat(500),
    vgc: fc.nat(500),
  })

  it('changes every balance by the sum of its ledger lines and takes exactly one bait', () => {
    fc.assert(
      fc.property(someEnemy, fc.stringMatching(/^[0-9a-f]{64}$/), ({ health, from, more, xp, vgc }, seed) => {
        const stats = [
          { stat: 'health', from: health, to: health },
          { stat: 'damage', from, to: from + more },
        ]
        const loot = [{ itemId: 'mouse', dropChance: 50, amountMin: 1, amountMax: 3 }]
        const world = {
          ...release,
          enemies: new Map([['ghoul', anEnemy('ghoul', { stats, xp, reward: { vgc }, refund: { vgc: 1 }, loot })]]),
        }
        const before = aPlayer(world)
        const { state, ledger } = accepted(
          quickAttack(before, { mode: 'hunt', seed, now: 5, release: world, speed: 1 }),
        )
        const sum = (what: string) =>
          ledger.reduce((total, line) => (line.what === what ? total + line.delta : total), 0)
        expect(state.currencies.vgc).toBe((before.currencies.vgc ?? 0) + sum('vgc'))
        expect(state.inventory.mouse).toBe(20 + sum('mouse'))
        expect(ledger.filter((line) => line.reason === 'bait')).toEqual([
          { kind: 'item', what: 'mouse', delta: -1, reason: 'bait' },
        ])
        const expected: Record<CombatResult, number> = { ongoing: -1, draw: 0, win: xp, loss: 0 }
        expect(state.xp).toBe(expected[state.combat?.result ?? 'ongoing'])
      }),
    )
  })

  it('of a new player with the starter weapon against a common enemy is won at least nine times in ten', () => {
    let won = 0
    for (let seed = 0; seed < 500; seed++) {
      const input = { mode: 'hunt', seed: seed.toString(16).padStart(64, '0'), now: 5, release, speed: 1 } as const
      const { state } = accepted(startHunt(aPlayer(release), input))
      if (accepted(playAll(state, input)).value.result === 'win') won += 1
    }
    expect(won).toBeGreaterThan(450)
  })
})

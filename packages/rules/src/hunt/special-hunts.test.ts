import { describe, expect, it } from '@jest/globals'
import { type Combat, type Modifier, modifiers } from '../fight/combat'
import { combatStateOf } from '../fight/replay'
import type { Mission } from '../state/player-state'
import { accepted, aWearer } from '../testing/a-player'
import { anEnemy, anItem, aRelease, aStat, line } from '../testing/a-release'
import { drawnModifiers } from './combat-draws'
import { quickAttack } from './play-round'
import { startHunt } from './start-hunt'

/** A hunter who always deals 10 fights a ghoul with 40 health, worth 8 XP, 6 coins and a mouse. */
const loot = [{ itemId: 'mouse', dropChance: 100, amountMin: 1, amountMax: 1 }]
const release = aRelease({
  stats: drawnModifiers.map((name) => aStat(name)),
  items: [anItem('even', 'weapon', { stats: [line('damage', 6, 4), line('critchance', -5)] })],
  enemies: [
    anEnemy('ghoul', { stats: [line('health', 40), line('damage', 1)], xp: 8, reward: { vgc: 6 }, loot, refund: {} }),
  ],
})
const state = aWearer(release, { weapon: ['even'], bait: ['mouse'] })
const mission: Mission = {
  groundId: 'moor',
  startsAt: 0,
  endsAt: 86_400_000,
  objectives: [{ enemyId: 'ghoul', caught: 0, goal: 2 }],
  reward: { xp: 1, currencies: {}, items: [] },
  completedAt: 0,
}

const input = (index: number) =>
  ({ mode: 'hunt', seed: index.toString(16).padStart(64, '0'), now: 50, release, speed: 1 }) as const

/** The first hunt in which chance draws this modifier. */
function hunted(modifier: Modifier): Combat {
  for (let index = 0; index < 2000; index++) {
    const { value } = accepted(startHunt(state, input(index)))
    if (value.modifiers.includes(modifier)) return value
  }
  throw new Error(`no hunt of two thousand has ${modifier}`)
}

const blowsOf = (combat: Combat) =>
  combatStateOf(combat, 5).events.flatMap(({ type, actor, damage }) =>
    type === 'baseDamage' && actor === 'attacker' ? [damage] : [],
  )
const drunkIn = (combat: Combat) =>
  combatStateOf(combat, 5).events.reduce((sum, { type, damageDiff }) => (type === 'leech' ? sum + damageDiff : sum), 0)
const worth = ({ stakes: { win } }: Combat) => [win.xp, win.currencies.vgc, win.loot[0]?.amount]

/** Each modifier with its effect on that hunt. */
const table: Readonly<Record<Modifier, () => void>> = {
  autoHunt() {
    const { state: after, value } = accepted(quickAttack(state, { ...input(1), mode: 'auto' }))
    expect(value.modifiers).toContain('autoHunt')
    expect(after.nextHuntAt).toBe(state.nextHuntAt)
  },
  questing() {
    const { state: after, value } = accepted(quickAttack({ ...state, mission }, input(1)))
    expect(value).toMatchObject({ modifiers: expect.arrayContaining(['questing']), result: 'win' })
    expect(after.mission?.objectives).toEqual([{ enemyId: 'ghoul', caught: 1, goal: 2 }])
  },
  bloodlust() {
    const combat = hunted('bloodlust')
    expect([drunkIn(combat), blowsOf(combat), worth(combat)]).toEqual([6, [10, 10, 10, 10], [8, 6, 1]])
  },
  megalomania() {
    const combat = hunted('megalomania')
    expect([combat.defender.maxHealth, blowsOf(combat).length, worth(combat)]).toEqual([60, 5, [16, 12, 1]])
  },
  bloodcraze() {
    const combat = hunted('bloodcraze')
    expect([blowsOf(combat), worth(combat)]).toEqual([
      [10, 12, 14, 16],
      [8, 6, 1],
    ])
  },
  xplosion: () => expect(worth(hunted('xplosion'))).toEqual([16, 6, 1]),
  investment: () => expect(worth(hunted('investment'))).toEqual([8, 12, 1]),
  cloning: () => expect(worth(hunted('cloning'))).toEqual([8, 6, 2]),
}

describe('a hunt', () => {
  it('without a modifier is won with four blows', () => {
    const plain = accepted(startHunt(state, input(1))).value
    expect([plain.modifiers, blowsOf(plain), worth(plain)]).toEqual([[], [10, 10, 10, 10], [8, 6, 1]])
  })

  it.each(modifiers)('with %s follows docs/rules.md', (modifier) => table[modifier]())
})

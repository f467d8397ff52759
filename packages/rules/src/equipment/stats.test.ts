import { describe, expect, it } from '@jest/globals'
import { drawnModifiers } from '../hunt/combat-draws'
import { cooldownMs } from '../hunt/cooldown'
import { modifierChances } from '../hunt/modifiers'
import { startHunt } from '../hunt/start-hunt'
import { odds } from '../odds/odds'
import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { accepted, aWearer, seedOf } from '../testing/a-player'
import { anEnemy, anItem, aRelease, aStat, line } from '../testing/a-release'
import { coffinSettings } from './coffin'
import { slots } from './slots'
import { statNames } from './stat-names'

type Of = (state: PlayerState, release: Release) => unknown

const hunterOf = (state: PlayerState, release: Release) =>
  accepted(startHunt(state, { mode: 'auto', seed: seedOf('5'), now: 0, release, speed: 1 })).value.attacker
const isOpen =
  (slotType: string, index: number): Of =>
  (state, release) =>
    !slots(state, release).find((slot) => slot.slotType === slotType && slot.index === index)?.isLocked
const chanceOf =
  (name: (typeof drawnModifiers)[number]): Of =>
  (state, release) =>
    modifierChances(state, release)[name]

/** The effect of each stat that the rules know: `[stat, amount, value read, without it, with it]`. */
const table: readonly (readonly [stat: string, worn: number, of: Of, without: unknown, withIt: unknown])[] = [
  ['health', 25, (...of) => hunterOf(...of).maxHealth, 100, 125],
  ['damage', 7, (...of) => hunterOf(...of).damageTo, 6, 13],
  ['critchance', 4, (...of) => hunterOf(...of).critChance, 5, 9],
  ['timewalker', 40, (state, release) => cooldownMs(state, release, 1), 600_000, 560_000],
  ['timewalker', -40, (state, release) => cooldownMs(state, release, 1), 600_000, 560_000],
  ['lootchance', 50, (...of) => odds(...of)[0]?.drops[0]?.chance.toFixed(4), '0.2000', '0.3000'],
  ['curator', 1, isOpen('accessory', 2), false, true],
  ['dominate', 1, isOpen('retainer', 1), false, true],
  ['dominate', 2, isOpen('retainer', 2), false, true],
  ['coffincharges', 3, (state, release) => coffinSettings(state, release, 1)?.maxCharges, 1, 3],
  ['coffinrecharge', 60, (state, release) => coffinSettings(state, release, 1)?.rechargeMs, 3_600_000, 60_000],
  [
    'summoning',
    1,
    (...of) => hunterOf(...of).procs.map(({ type, percent }) => `${type} ${percent}`),
    [],
    ['summoning 3'],
  ],
  ['bloodlust', 3, chanceOf('bloodlust'), 2, 5],
  ['megalomania', 3, chanceOf('megalomania'), 1, 4],
  ['bloodcraze', 3, chanceOf('bloodcraze'), 2, 5],
  ['xplosion', 3, chanceOf('xplosion'), 2, 5],
  ['investment', 3, chanceOf('investment'), 2, 5],
  ['cloning', 3, chanceOf('cloning'), 1, 4],
]

const summoning = { procType: 'summoning', procEvent: 'combatstart', damageType: null, affectedCreatureTypeId: null }
const release = aRelease({
  stats: [...drawnModifiers.map((name) => aStat(name)), aStat('summoning', summoning)],
  items: [
    anItem('oak', 'coffin'),
    anItem('bat', 'retainer'),
    ...table.map(([stat, value], index) =>
      anItem(`idol ${index}`, 'emblem', {
        stats: [{ ...line(stat, value), ...(stat === 'summoning' && { procPercent: 3 }) }],
      }),
    ),
  ],
  enemies: [anEnemy('ghoul', { loot: [{ itemId: 'mouse', dropChance: 20, amountMin: 1, amountMax: 1 }] })],
})
const wearing = (index: number | null) =>
  aWearer(release, { bait: ['mouse'], coffin: ['oak'], ...(index !== null && { emblem: [`idol ${index}`] }) })

describe('a stat', () => {
  it.each(table.map((row, index) => [...row, index] as const))('%s %d', (_stat, _worn, of, without, withIt, index) => {
    expect(of(wearing(null), release)).toEqual(without)
    expect(of(wearing(index), release)).toEqual(withIt)
  })

  it('of the rules is in the table of this test', () => {
    const known = [...Object.values(statNames), ...drawnModifiers]
    expect([...new Set(table.map(([stat]) => stat))].sort()).toEqual([...new Set(known)].sort())
  })
})

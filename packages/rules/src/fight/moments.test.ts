import { describe, expect, it } from '@jest/globals'
import { aCreature, aFighter, aProc } from '../testing/a-combat'
import { sameRoll } from '../testing/supplied-rolls'
import type { CombatEventType } from './combat'
import { newFight } from './fight'
import { type ProcMoment, procMoments, procTypes } from './proc-names'
import { playNextRound } from './round'

const rat = { itemId: 'rat', name: 'Rat', damageFrom: 1, damageTo: 1, creatureTypeId: 'beast' }

const words: Readonly<Partial<Record<CombatEventType, string>>> = {
  round: 'round',
  gainedProc: 'gains',
  procDamage: 'burns',
  retainerAttack: 'rat',
  retainerAdded: 'calls',
  retainerRemoved: 'banishes',
  dispel: 'dispels',
  procEvaded: 'fails',
  baseAttackEvaded: 'misses',
  leech: 'drinks',
  healing: 'heals',
  stun: 'stuns',
  theft: 'robs',
  baseDamage: 'hits',
}

/**
 * The first round of a hunter with this one proc against a creature, in words. The creature gains strength at the
 * start, which can be dispelled, and robs with every attack, which can trigger reactions. Both have a rat. The hunter's
 * actions are in capitals.
 */
function roundWith(type: string, moment: ProcMoment): string {
  const attacker = aFighter({ retainers: [rat], procs: [aProc(type, moment)] })
  const defender = aCreature({ retainers: [rat], procs: [aProc('theft', 'attack'), aProc('strength', 'combatstart')] })
  const fight = newFight({ attacker, defender }, sameRoll(0))
  playNextRound(fight)
  const told = fight.events.slice(1).map(({ type: code, actor }) => {
    const word = words[code] ?? `event ${code}`
    return actor === 'attacker' ? word.toUpperCase() : word
  })
  return told.join(' ')
}

/** The place in the round where a proc fires, shown as `*`. */
const places: Readonly<Record<ProcMoment, string>> = {
  combatstart: '* gains HITS RAT hits robs rat',
  roundstart: 'gains * HITS RAT hits robs rat',
  attack: 'gains HITS * RAT hits robs rat',
  attacked: 'gains HITS RAT * hits robs rat',
  hit: 'gains HITS RAT hits robs * rat *',
  procced: 'gains HITS RAT hits * robs rat',
  roundend: 'gains HITS RAT hits robs rat *',
}
const placesOf = (word: string) =>
  Object.fromEntries(Object.entries(places).map(([moment, told]) => [moment, told.replaceAll('*', word)]))

/** The expected round by type and moment: the proc in its place, and its effect on the rest of the round. */
const rounds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  damage: placesOf('BURNS'),
  leech: placesOf('DRINKS'),
  healing: placesOf('HEALS'),
  theft: placesOf('ROBS'),
  strength: placesOf('GAINS'),
  stun: {
    ...placesOf('STUNS'),
    combatstart: 'STUNS gains HITS RAT',
    roundstart: 'gains STUNS HITS RAT',
    attack: 'gains HITS STUNS RAT',
  },
  dispel: {
    ...placesOf('DISPELS'),
    combatstart: 'gains HITS RAT hits robs rat',
    hit: 'gains HITS RAT hits robs DISPELS rat',
  },
  evasion: {
    ...placesOf('GAINS'),
    combatstart: 'GAINS gains HITS RAT misses rat',
    roundstart: 'gains GAINS HITS RAT misses rat',
    attack: 'gains HITS GAINS RAT misses rat',
    attacked: 'gains HITS RAT misses rat',
    procced: 'gains HITS RAT hits fails rat',
  },
  summoning: {
    ...placesOf('CALLS'),
    combatstart: 'CALLS gains HITS RAT RAT hits robs rat',
    roundstart: 'gains CALLS HITS RAT RAT hits robs rat',
    attack: 'gains HITS CALLS RAT RAT hits robs rat',
  },
  // the creature’s rat is gone before its turn to bite
  banishing: {
    ...Object.fromEntries(
      Object.entries(placesOf('BANISHES')).map(([moment, told]) => [moment, told.replace(/ rat$/, '')]),
    ),
    hit: 'gains HITS RAT hits robs BANISHES',
    roundend: 'gains HITS RAT hits robs rat BANISHES',
  },
}

const all = Object.values(procTypes).flatMap((type) =>
  Object.values(procMoments).map((moment) => [type, moment] as const),
)

describe('a round', () => {
  it.each(all)('with a proc of %s at %s', (type, moment) => {
    expect(roundWith(type, moment)).toBe(rounds[type]?.[moment])
  })

  it.each(Object.values(procMoments))(
    'with a proc at %s of an unknown type records an event and continues',
    (moment) => {
      expect(roundWith('omen', moment).replaceAll('EVENT EVENT', '*')).toBe(places[moment])
    },
  )
})

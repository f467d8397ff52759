import type { Combat, Fighter, Proc } from '../fight/combat'
import { seedOf } from './a-player'

/** A fighter who always deals 10, never critically. */
export const aFighter = (fields: Partial<Fighter> = {}): Fighter => ({
  name: 'Hunter',
  isPlayer: true,
  maxHealth: 100,
  damageFrom: 10,
  damageTo: 10,
  critChance: 0,
  retainers: [],
  procs: [],
  gold: 0,
  creatureTypeId: null,
  ...fields,
})

export const aCreature = (fields: Partial<Fighter> = {}): Fighter =>
  aFighter({ name: 'Ghoul', isPlayer: false, creatureTypeId: 'undead', ...fields })

/** A proc that always fires and always with strength 7. */
export const aProc = (type: string, moment: string, fields: Partial<Proc> = {}): Proc => ({
  name: type,
  imageId: `${type}-image`,
  type,
  moment,
  damageType: null,
  creatureTypeId: null,
  from: 7,
  to: 7,
  percent: 100,
  ...fields,
})

export const aCombat = (fields: Partial<Combat> = {}): Combat => ({
  number: 1,
  rules: 1,
  mode: 'hunt',
  seed: seedOf('0'),
  releaseId: 'release',
  groundId: 'moor',
  baitId: 'mouse',
  hexId: null,
  enemyId: 'ghoul',
  attacker: aFighter(),
  defender: aCreature(),
  modifiers: [],
  startedAt: 1000,
  playedAt: 1000,
  round: 0,
  result: 'ongoing',
  stakes: { win: { xp: 10, currencies: { vgc: 20 }, loot: [] }, draw: { vgc: 5 } },
  reward: null,
  ...fields,
})

import { combatEventType, modifiers, type Release } from '@sanguine/rules'
import type { Combat, CombatEvent, CombatModifier, CombatResult, Fighter } from '@sanguine/schema'
import { z } from 'zod'
import { enemyInfoShape, itemAmountShape, rewardShape, wireEnemyInfo, wireItemAmounts, wireReward } from './item.shape'

const retainerShape = z.object({ itemId: z.string(), name: z.string(), imageId: z.string() })

const fighterShape = z.object({
  name: z.string(),
  imageId: z.string(),
  health: z.int(),
  maxHealth: z.int(),
  isPlayer: z.boolean(),
  retainers: z.array(retainerShape),
})

const eventShape = z.object({
  combatEventType: z.int().describe('1 to 17'),
  round: z.int(),
  damage: z.int(),
  damageDiff: z.int(),
  isCriticalHit: z.boolean(),
  healing: z.int(),
  healingDiff: z.int(),
  goldChange: z.int(),
  attackerName: z.string(),
  targetName: z.string(),
  playerName: z.string(),
  proc: z.object({ name: z.string(), image: z.string(), imageId: z.string() }).nullable(),
  retainers: z.array(retainerShape),
  attackerHealth: z.int(),
  defenderHealth: z.int(),
  totalDamageAttacker: z.int(),
  totalDamageTarget: z.int(),
  combatResult: z.int(),
})

type Modifiers = Record<CombatModifier, boolean>

export const modifierShapes = Object.fromEntries(modifiers.map((name) => [name, z.boolean()])) as Record<
  CombatModifier,
  z.ZodBoolean
>

export const combatShape = z.object({
  success: z.boolean(),
  message: z.string(),
  errorMessage: z.string().describe('Why there is no combat; else empty.'),
  id: z.string(),
  round: z.int(),
  attacker: fighterShape.nullable(),
  defender: fighterShape.nullable(),
  enemyInfo: enemyInfoShape.nullable(),
  combatEvents: z.array(eventShape),
  combatEnded: z.boolean(),
  result: z.int().describe('0 ongoing, 1 draw, 2 win, 3 loss, 4 no bait'),
  loot: z.array(itemAmountShape),
  rewardXP: z.int(),
  reward: rewardShape,
  modifiers: z.object(modifierShapes),
  isCoffinHunt: z.boolean(),
})

const resultCodes: Readonly<Record<CombatResult, number>> = { ongoing: 0, draw: 1, win: 2, loss: 3 }

/** The specification's number of a result. */
export const resultCode = (result: CombatResult): number => resultCodes[result]

export const noBaitCode = 4

export const wireModifiers = (active: readonly CombatModifier[]): Modifiers =>
  Object.fromEntries(modifiers.map((name) => [name, active.includes(name)])) as Modifiers

const wireFighter = ({ retainers, ...fighter }: Fighter): z.input<typeof fighterShape> => ({
  ...fighter,
  retainers: [...retainers],
})

const wireEvent = (event: CombatEvent, playerName: string): z.input<typeof eventShape> => ({
  combatEventType: combatEventType[event.type],
  round: event.round,
  damage: event.damage,
  damageDiff: event.damageDiff,
  isCriticalHit: event.isCriticalHit,
  healing: event.healing,
  healingDiff: event.healingDiff,
  goldChange: event.goldChange,
  attackerName: event.attackerName,
  targetName: event.targetName,
  playerName,
  proc: event.proc && { ...event.proc, image: event.proc.imageId },
  retainers: event.retainer ? [event.retainer] : [],
  attackerHealth: event.attackerHealth,
  defenderHealth: event.defenderHealth,
  totalDamageAttacker: event.totalDamageAttacker,
  totalDamageTarget: event.totalDamageTarget,
  combatResult: resultCode(event.result),
})

const nothing = { xp: 0, currencies: [], items: [] }

export function wireCombat(release: Release, combat: Combat): z.input<typeof combatShape> {
  const { attacker, defender, enemyInfo, combatEvents, reward } = combat
  return {
    success: true,
    message: '',
    errorMessage: '',
    id: combat.id,
    round: combat.round,
    attacker: wireFighter(attacker),
    defender: wireFighter(defender),
    enemyInfo: wireEnemyInfo(release, enemyInfo),
    combatEvents: combatEvents.map((event) => wireEvent(event, attacker.name)),
    combatEnded: combat.combatEnded,
    result: resultCode(combat.result),
    loot: wireItemAmounts(release, reward?.items ?? []),
    rewardXP: reward?.xp ?? 0,
    reward: reward ? wireReward(release, reward) : nothing,
    modifiers: wireModifiers(combat.modifiers),
    isCoffinHunt: combat.isCoffinHunt,
  }
}

/** A hunt that did not come about. */
export const wireNoCombat = (code: string, message: string): z.input<typeof combatShape> => ({
  success: false,
  message,
  errorMessage: message,
  id: '',
  round: 0,
  attacker: null,
  defender: null,
  enemyInfo: null,
  combatEvents: [],
  combatEnded: true,
  result: code === 'noBait' ? noBaitCode : 0,
  loot: [],
  rewardXP: 0,
  reward: nothing,
  modifiers: wireModifiers([]),
  isCoffinHunt: false,
})

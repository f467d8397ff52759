import type { UserError } from '@sanguine/kernel'
import { combatEventType, modifiers, type Release } from '@sanguine/rules'
import type { Combat, CombatEvent, CombatModifier, CombatResult, Fighter } from '@sanguine/schema'
import { z } from 'zod'
import { numberEnum } from '../wire'
import {
  enemyInfoShape,
  itemAmountShape,
  rewardShape,
  toWireEnemyInfo,
  toWireItemAmounts,
  toWireReward,
} from './item.shape'

const retainerShape = z
  .object({ itemId: z.string(), name: z.string(), imageId: z.string() })
  .meta({ id: 'CombatRetainer', description: 'A retainer that fights beside the player.' })

const fighterShape = z
  .object({
    name: z.string(),
    imageId: z.string(),
    health: z.int(),
    maxHealth: z.int(),
    isPlayer: z.boolean(),
    retainers: z.array(retainerShape),
  })
  .meta({ id: 'Fighter', description: 'One side of a combat.' })

const combatEventTypeShape = numberEnum('CombatEventType', combatEventType)

const resultCodes = { ongoing: 0, draw: 1, win: 2, loss: 3 } as const

export const noBaitCode = 4

export const combatResultShape = numberEnum('CombatResult', { ...resultCodes, noBait: noBaitCode })

const eventShape = z
  .object({
    combatEventType: combatEventTypeShape,
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
    proc: z
      .object({ name: z.string(), image: z.string().describe('The same as `imageId`.'), imageId: z.string() })
      .meta({ id: 'CombatProc', description: 'The effect that fired.' })
      .nullable(),
    retainers: z.array(retainerShape),
    attackerHealth: z.int(),
    defenderHealth: z.int(),
    totalDamageAttacker: z.int(),
    totalDamageTarget: z.int(),
    combatResult: combatResultShape,
  })
  .meta({ id: 'CombatEvent', description: 'One thing that happens in a round of a combat.' })

type Modifiers = Record<CombatModifier, boolean>

export const modifierShapes = Object.fromEntries(modifiers.map((name) => [name, z.boolean()])) as Record<
  CombatModifier,
  z.ZodBoolean
>

const modifiersShape = z
  .object(modifierShapes)
  .meta({ id: 'CombatModifiers', description: 'What was special about a combat.' })

export const combatShape = z
  .object({
    success: z.boolean(),
    message: z.string(),
    errorMessage: z.string().describe('Why there is no combat; empty if there is one.'),
    id: z.string(),
    round: z.int(),
    attacker: fighterShape.nullable(),
    defender: fighterShape.nullable(),
    enemyInfo: enemyInfoShape.nullable(),
    combatEvents: z.array(eventShape),
    combatEnded: z.boolean(),
    result: combatResultShape,
    loot: z.array(itemAmountShape),
    rewardXP: z.int(),
    reward: rewardShape,
    modifiers: modifiersShape,
    isCoffinHunt: z.boolean(),
  })
  .meta({ id: 'Combat', description: 'A hunt as far as it has been played, or the reason why there is none.' })

/** The number of a result on the wire. */
export const resultCode = (result: CombatResult) => resultCodes[result]

export const toWireModifiers = (active: readonly CombatModifier[]): Modifiers =>
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

export function toWireCombat(release: Release, combat: Combat): z.input<typeof combatShape> {
  const { attacker, defender, enemyInfo, combatEvents, reward } = combat
  return {
    success: true,
    message: '',
    errorMessage: '',
    id: combat.id,
    round: combat.round,
    attacker: wireFighter(attacker),
    defender: wireFighter(defender),
    enemyInfo: toWireEnemyInfo(release, enemyInfo),
    combatEvents: combatEvents.map((event) => wireEvent(event, attacker.name)),
    combatEnded: combat.combatEnded,
    result: resultCode(combat.result),
    loot: toWireItemAmounts(release, reward?.items ?? []),
    rewardXP: reward?.xp ?? 0,
    reward: reward ? toWireReward(release, reward) : nothing,
    modifiers: toWireModifiers(combat.modifiers),
    isCoffinHunt: combat.isCoffinHunt,
  }
}

/** A hunt that was refused. */
export const toWireNoCombat = ({ code, message }: UserError): z.input<typeof combatShape> => ({
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
  modifiers: toWireModifiers([]),
  isCoffinHunt: false,
})

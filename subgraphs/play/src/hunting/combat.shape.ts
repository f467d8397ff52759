import { enemyInfoShape, itemAmountShape, rewardShape, toWireEnemyInfo, toWireReward } from '@sanguine/catalogue/rest'
import { numberEnum, refusalFields, type WireRefusal } from '@sanguine/kernel/rest'
import {
  type Combat,
  type CombatEvent,
  type CombatResult,
  combatEventType,
  modifiers,
  type Release,
  type Retainer,
  type Side,
} from '@sanguine/rules'
import type { CombatObject, FighterObject } from '@sanguine/schema'
import { z } from 'zod'
import { combatView } from './combat-view'

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
  .meta({ id: 'Fighter', description: 'A fighter in a combat.' })

const combatEventTypeShape = numberEnum('CombatEventType', combatEventType)

type CombatModifier = Combat['modifiers'][number]

const resultCodes = { ongoing: 0, draw: 1, win: 2, loss: 3 } as const

export const noBaitCode = 4

export const combatResultShape = numberEnum('CombatResult', { ...resultCodes, withoutBait: noBaitCode })

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
  .meta({ id: 'CombatEvent', description: 'An event in a round of a combat.' })

type Modifiers = Record<CombatModifier, boolean>

export const modifierShapes = Object.fromEntries(modifiers.map((name) => [name, z.boolean()])) as Record<
  CombatModifier,
  z.ZodBoolean
>

const modifiersShape = z
  .object(modifierShapes)
  .meta({ id: 'CombatModifiers', description: 'The modifiers of a combat and its reward.' })

export const combatShape = z
  .object({
    success: z.boolean(),
    message: z.string(),
    ...refusalFields,
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
  .meta({ id: 'Combat', description: 'A hunt with the rounds played so far, or the reason why there is none.' })

/** The number of a result on the wire. */
export const resultCode = (result: CombatResult): number => resultCodes[result]

export const toWireModifiers = (active: readonly CombatModifier[]): Modifiers =>
  Object.fromEntries(modifiers.map((name) => [name, active.includes(name)])) as Modifiers

/** The present name and image, in the language of the call; for a removed retainer, its name in the fight. */
const toWireRetainer = (
  release: Release,
  { itemId, name }: Pick<Retainer, 'itemId' | 'name'>,
): z.input<typeof retainerShape> => {
  const item = release.items.get(itemId)
  return { itemId, name: item?.name ?? name, imageId: item?.imageId ?? '' }
}

const toWireFighter = (
  release: Release,
  { fighter, imageId, health, retainers }: FighterObject,
): z.input<typeof fighterShape> => ({
  name: fighter.name,
  imageId,
  health,
  maxHealth: fighter.maxHealth,
  isPlayer: fighter.isPlayer,
  retainers: retainers.map((retainer) => toWireRetainer(release, retainer)),
})

function toWireProc(release: Release, { stat, name, imageId }: NonNullable<CombatEvent['proc']>) {
  const today = release.stats.get(stat ?? '') ?? { name, imageId }
  return { name: today.name, imageId: today.imageId, image: today.imageId }
}

const toWireEvent = (
  release: Release,
  event: CombatEvent,
  names: Readonly<Record<Side, string>>,
): z.input<typeof eventShape> => ({
  combatEventType: combatEventType[event.type],
  round: event.round,
  damage: event.damage,
  damageDiff: event.damageDiff,
  isCriticalHit: event.isCriticalHit,
  healing: event.healing,
  healingDiff: event.healingDiff,
  goldChange: event.goldChange,
  attackerName: names[event.actor],
  targetName: names[event.target],
  playerName: names.attacker,
  proc: event.proc && toWireProc(release, event.proc),
  retainers: event.retainer ? [toWireRetainer(release, event.retainer)] : [],
  attackerHealth: event.attackerHealth,
  defenderHealth: event.defenderHealth,
  totalDamageAttacker: event.totalDamageAttacker,
  totalDamageTarget: event.totalDamageTarget,
  combatResult: resultCode(event.result),
})

const nothing = { xp: 0, currencies: [], items: [] }

/** A combat after the shown round, with its events replayed from its seed. The reward is sent only after its end. */
export function toWireCombat(release: Release, shown: CombatObject): z.input<typeof combatShape> {
  const { combat } = shown
  const view = combatView(shown, release)
  const reward = view.reward ? toWireReward(release, view.reward) : nothing
  return {
    success: true,
    message: '',
    errorMessage: '',
    id: view.id,
    round: view.round,
    attacker: toWireFighter(release, view.attacker),
    defender: toWireFighter(release, view.defender),
    enemyInfo: toWireEnemyInfo(release, view.enemy),
    combatEvents: view.events.map((event) => toWireEvent(release, event, view.names)),
    combatEnded: view.result !== 'ongoing',
    result: resultCode(view.result),
    loot: reward.items,
    rewardXP: reward.xp,
    reward,
    modifiers: toWireModifiers(combat.modifiers),
    isCoffinHunt: combat.mode === 'coffin',
  }
}

/** A hunt that was refused. */
export const toWireNoCombat = (code: string, refusal: WireRefusal): z.input<typeof combatShape> => ({
  ...refusal,
  errorMessage: refusal.message,
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

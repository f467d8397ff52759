import { attract } from './attraction'
import { coffinNow, spendCharge } from './coffin'
import type { Combat } from './combat'
import { cooldownMs } from './cooldown'
import { Draft } from './draft'
import { rulesVersion } from './fight/replay'
import { freezeCreature, freezeHunter } from './fighters'
import { isObjective } from './mission-progress'
import { modifiedCreature, modifiedHunter, modifiedStakes } from './modifier-effects'
import { drawModifier, modifiersOf, mysticPower } from './modifiers'
import type { PlayerState, RuleResult } from './player'
import { playerStat } from './player-stats'
import { type Refusal, refuse } from './refusal'
import type { EnemyDefinition, ItemDefinition, Release } from './release'
import { rollsFrom } from './rolls'
import { activeItemOf, type Outfit, outfitOf } from './slots'
import { rollStakes } from './stakes'
import { statNames } from './stat-names'

export interface HuntClock {
  /** milliseconds since the epoch */
  readonly now: number
  readonly release: Release
  /** divides every game duration */
  readonly speed: number
}

export interface HuntInput extends HuntClock {
  /** a coffin hunt costs a charge in place of the cooldown; an auto-hunt costs neither */
  readonly mode: Combat['mode']
  /** 64 hex digits that nobody can foresee */
  readonly seed: string
  /** the player's name, for the events; the account's where it is left out */
  readonly name?: string
}

export const isOpen = (combat: Combat | null): combat is Combat => combat !== null && combat.result === 0

/** Combats are numbered from 1 on. */
export const nextCombatNumber = ({ combat, autoHuntNumber = 0 }: PlayerState): number =>
  Math.max(combat?.number ?? 0, autoHuntNumber) + 1

/** What keeps the player from hunting now, or null. What costs nothing is asked first. */
function obstacle(state: PlayerState, input: HuntInput): Refusal | null {
  const { mode, now, release, speed } = input
  if (isOpen(state.combat)) return refuse('combatOpen', {})
  if (mode === 'hunt' && now < state.nextHuntAt) {
    const seconds = Math.ceil((state.nextHuntAt - now) / 1000)
    return refuse('huntTooEarly', { seconds })
  }
  if (mode !== 'coffin') return null
  const coffin = coffinNow(state, now, release, speed)
  if (coffin.maxCharges === 0) return refuse('coffinMissing', {})
  if (coffin.charges > 0) return null
  const seconds = Math.ceil((coffin.nextRechargeAt - now) / 1000)
  return refuse('coffinEmpty', { seconds })
}

interface Prey {
  readonly bait: ItemDefinition
  readonly hex: ItemDefinition | null
  readonly enemy: EnemyDefinition
}

function lure(state: PlayerState, input: HuntInput, outfit: Outfit): Prey | Refusal {
  const { release, seed, mode } = input
  const bait = activeItemOf('bait', state, release, outfit)
  if (!bait) return refuse('noBait', {}, [{ type: 'noBait', auto: mode === 'auto' }])
  const hex = activeItemOf('hex', state, release, outfit)
  const rolls = rollsFrom(seed, 'attraction')
  const drawn = attract({ release, groundId: state.groundId, baitId: bait.id, hex, rolls })
  const enemy = drawn && release.enemies.get(drawn.enemyId)
  if (!enemy) return refuse('noEnemy', { groundId: state.groundId })
  return { bait, hex: drawn.isHexed ? hex : null, enemy }
}

/**
 * Starts a hunt: takes one bait (and the hex that brought the enemy), starts the cooldown or spends the charge, and
 * freezes both fighters and what is fought for. No round is played yet; a refusal costs nothing.
 */
export function startHunt(state: PlayerState, input: HuntInput): RuleResult<Combat> {
  const refusal = obstacle(state, input)
  if (refusal) return refusal
  const outfit = outfitOf(state, input.release)
  const prey = lure(state, input, outfit)
  if ('ok' in prey) return prey
  const { mode, now, release, speed } = input
  const draft = new Draft(state)
  if (mode === 'coffin') draft.set({ coffin: spendCharge(state, now, release, speed) })
  if (mode === 'hunt') draft.set({ nextHuntAt: now + cooldownMs(state, release, speed, outfit) })
  const combat = newCombat(state, prey, input, outfit)
  draft.item(prey.bait.id, -1, 'bait')
  if (prey.hex) draft.item(prey.hex.id, -1, 'hex')
  return draft.set({ combat }).done(combat)
}

/** Fights with what was worn when the hunt began, the last bait and its stats included. */
function newCombat(state: PlayerState, { bait, hex, enemy }: Prey, input: HuntInput, outfit: Outfit): Combat {
  const { mode, seed, now, release, name = 'You' } = input
  const rolls = rollsFrom(seed, 'fighters')
  const lootChance = playerStat(statNames.lootChance, state, release, outfit)
  const power = mysticPower(state, release, outfit)
  const drawn = drawModifier(power, rollsFrom(seed, 'modifiers'))
  const modifiers = modifiersOf(mode === 'auto', isObjective(state, enemy.id, now), drawn)
  const stakes = rollStakes(enemy, lootChance, release, rollsFrom(seed, 'stakes'))
  return {
    number: nextCombatNumber(state),
    rules: rulesVersion,
    mode,
    seed,
    releaseId: release.id,
    groundId: state.groundId,
    baitId: bait.id,
    hexId: hex?.id ?? null,
    enemyId: enemy.id,
    attacker: modifiedHunter(freezeHunter(state, name, release, rolls, outfit), modifiers, power, release),
    defender: modifiedCreature(freezeCreature(enemy, release, rolls), modifiers),
    modifiers,
    startedAt: now,
    playedAt: now,
    round: 0,
    result: 0,
    stakes: modifiedStakes(stakes, modifiers),
    reward: null,
  }
}

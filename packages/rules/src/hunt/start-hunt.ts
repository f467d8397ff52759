import { coffinNow, spendCharge } from '../equipment/coffin'
import { playerStat } from '../equipment/player-stats'
import { activeItemOf, type Outfit, outfitOf } from '../equipment/slots'
import { statNames } from '../equipment/stat-names'
import type { Combat } from '../fight/combat'
import { rulesVersion } from '../fight/replay'
import { isObjective } from '../mission/mission-progress'
import { rollsFrom } from '../random/rolls'
import { heatAfterHunt } from '../region/heat'
import { creatureHealthFactor, creatureIn, hunterIn } from '../region/phase-fighters'
import { type RegionState, regionState } from '../region/region-state'
import type { EnemyDefinition, Id, ItemDefinition, Release } from '../release/release'
import { activeSetupOf } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { type Refused, refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { attractionTable, drawFromTable } from './attraction'
import { type BossWaits, waitsAfter } from './boss-waits'
import type { AttractionTable } from './combat-draws'
import { cooldownMs } from './cooldown'
import { creatureRolledRanges, hunterRolledRanges, snapshotCreature, snapshotHunter } from './fighters'
import { modifiedCreature, modifiedHunter, modifiedStakes } from './modifier-effects'
import { drawModifier, modifierChances, modifiersOf } from './modifiers'
import { lootDraw, rollStakes } from './stakes'

export interface HuntClock {
  /** milliseconds since the epoch */
  readonly now: number
  readonly release: Release
  /** divides every game duration */
  readonly speed: number
}

export interface HuntInput extends HuntClock {
  /** a coffin hunt costs a charge instead of the cooldown; an auto-hunt costs neither */
  readonly mode: Combat['mode']
  /** 64 hex digits, unpredictable */
  readonly seed: string
  /** the player's name in events; 'You' if it is left out */
  readonly name?: string
  /** bait used instead of the equipped one, with its stats; it must be owned */
  readonly baitId?: Id
}

export const isOpen = (combat: Combat | null): combat is Combat => combat !== null && combat.result === 'ongoing'

/** Combats are numbered from 1 on. */
export const nextCombatNumber = ({ combat, autoHuntNumber = 0 }: PlayerState): number =>
  Math.max(combat?.number ?? 0, autoHuntNumber) + 1

/** The player with this bait equipped and only the setup in use. */
const withBait = (state: PlayerState, baitId: Id): PlayerState => ({
  ...state,
  setups: [{ ...activeSetupOf(state), bait: [baitId] }],
  activeSetup: 0,
})

/** Why the player cannot hunt now, or null. Cheap checks come first. */
function obstacle(state: PlayerState, input: HuntInput): Refused | null {
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

interface Encounter {
  readonly bait: ItemDefinition
  readonly hex: ItemDefinition | null
  readonly enemy: EnemyDefinition
  /** the enemies among which it was drawn */
  readonly table: AttractionTable
  /** the waits after the hunt */
  readonly bossWaits: BossWaits | undefined
}

function pickEnemy(
  state: PlayerState,
  input: HuntInput,
  outfit: Outfit,
  region: RegionState | null,
): Encounter | Refused {
  const { release, seed, mode } = input
  const bait = activeItemOf('bait', state, release, outfit)
  if (!bait) return refuse('noBait', {}, [{ type: 'noBait', auto: mode === 'auto' }])
  const hex = activeItemOf('hex', state, release, outfit)
  const rolls = rollsFrom(seed, 'attraction')
  const { groundId, bossWaits } = state
  const baited = { groundId, baitId: bait.id, phase: region?.phase ?? null }
  const table = attractionTable({ ...baited, release, hex, bossWaits })
  const drawn = drawFromTable(table, rolls)
  const enemy = drawn && release.enemies.get(drawn.enemyId)
  if (!enemy) return refuse('noEnemy', { groundId })
  const waits = waitsAfter(bossWaits, { ...drawn, ...baited }, release)
  return { bait, hex: drawn.isHexed ? hex : null, enemy, table, bossWaits: waits }
}

/**
 * Starts a hunt. It takes one bait, and the hex if that attracted the enemy. It starts the cooldown or spends the
 * charge, and fixes the numbers of both fighters and the stakes. No round is played yet; a refusal costs nothing.
 */
export function startHunt(state: PlayerState, input: HuntInput): RuleResult<Combat> {
  const refusal = obstacle(state, input)
  if (refusal) return refusal
  const outfit = outfitOf(input.baitId === undefined ? state : withBait(state, input.baitId), input.release)
  const region = regionOf(state, input)
  const encounter = pickEnemy(state, input, outfit, region)
  if ('ok' in encounter) return encounter
  const { mode, now, release, speed } = input
  const draft = new PlayerDraft(state)
  if (mode === 'coffin') draft.set({ coffin: spendCharge(state, now, release, speed) })
  if (mode === 'hunt') draft.set({ nextHuntAt: now + cooldownMs(state, release, speed, outfit) })
  const combat = newCombat(state, encounter, input, outfit, region)
  if (region) draft.set(heated(state, region, input))
  if (encounter.bossWaits) draft.set({ bossWaits: encounter.bossWaits })
  draft.item(encounter.bait.id, -1, 'bait')
  if (encounter.hex) draft.item(encounter.hex.id, -1, 'hex')
  return draft.set({ combat }).done(combat)
}

const regionIdOf = ({ groundId }: PlayerState, release: Release): Id => release.grounds.get(groundId)?.regionId ?? ''

const regionOf = (state: PlayerState, input: HuntInput): RegionState | null =>
  regionState(regionIdOf(state, input.release), state, input.release, input)

/** The heat that a hunt adds to a region with the heat rule. Auto-hunts add none. */
const heated = (state: PlayerState, { rule }: RegionState, input: HuntInput): Pick<PlayerState, 'heat'> =>
  rule.name === 'heat' && input.mode !== 'auto'
    ? { heat: heatAfterHunt(state, regionIdOf(state, input.release), input) }
    : {}

/** The combat uses the equipment at the start of the hunt, including the last bait and its stats. */
function newCombat(
  state: PlayerState,
  { bait, hex, enemy, table }: Encounter,
  input: HuntInput,
  outfit: Outfit,
  region: RegionState | null,
): Combat {
  const { mode, seed, now, release, name = 'You' } = input
  const rolls = rollsFrom(seed, 'fighters')
  const lootChance = playerStat(statNames.lootChance, state, release, outfit)
  const chances = modifierChances(state, release, outfit)
  const drawn = drawModifier(chances, rollsFrom(seed, 'modifiers'))
  const modifiers = modifiersOf(mode === 'auto', isObjective(state, enemy.id, now), drawn)
  const phase = region?.phase ?? null
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
    attacker: modifiedHunter(hunterIn(phase, snapshotHunter(state, name, release, rolls, outfit)), modifiers, release),
    defender: modifiedCreature(creatureIn(phase, snapshotCreature(enemy, release, rolls)), modifiers),
    modifiers,
    ...(region && { regionPhase: { rule: region.rule.name, phase: region.phase.name } }),
    draws: {
      attraction: table,
      modifiers: chances,
      attacker: hunterRolledRanges(state, release, outfit),
      defender: creatureRolledRanges(enemy, release),
      defenderHealthFactor: creatureHealthFactor(phase),
      loot: lootDraw(enemy, lootChance, release),
    },
    startedAt: now,
    playedAt: now,
    round: 0,
    result: 'ongoing',
    stakes: modifiedStakes(stakes, modifiers),
    reward: null,
  }
}

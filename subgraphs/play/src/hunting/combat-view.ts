import { enemyOf } from '@sanguine/catalogue'
import {
  avatarOf,
  type Combat,
  type CombatState,
  combatStateOf,
  type EnemyDefinition,
  type Release,
  type Side,
} from '@sanguine/rules'
import type { CombatObject, FighterObject, RewardObject } from '@sanguine/schema'

/** The parts of a combat that its viewer may see, in both APIs, after the rounds that are shown. */
export interface CombatView {
  readonly id: string
  readonly round: number
  readonly result: CombatState['result']
  readonly events: CombatState['events']
  readonly enemy: EnemyDefinition
  readonly attacker: FighterObject
  readonly defender: FighterObject
  /** present names in the language of the call; for a creature that was removed, its name in the fight */
  readonly names: Readonly<Record<Side, string>>
  /** null until the combat is over, and for one without a reward */
  readonly reward: RewardObject | null
  /** null until the combat is over, because it would reveal the remaining rounds */
  readonly seed: string | null
}

export const combatId = ({ player, combat }: CombatObject): string => `${player.accountId}:${combat.number}`

/** Both fighters after a round, with the present name and image of the creature. */
export function fightersOf(combat: Combat, standing: CombatState, release: Release, avatarImageId: string) {
  const enemy = enemyOf(release, combat.enemyId)
  const creature = { ...combat.defender, name: release.enemies.get(combat.enemyId)?.name ?? combat.defender.name }
  return {
    enemy,
    attacker: {
      fighter: combat.attacker,
      imageId: avatarImageId,
      health: standing.attackerHealth,
      retainers: standing.attackerRetainers,
    },
    defender: {
      fighter: creature,
      imageId: enemy.imageId,
      health: standing.defenderHealth,
      retainers: standing.defenderRetainers,
    },
    names: { attacker: combat.attacker.name, defender: creature.name },
  }
}

const views = new WeakMap<CombatObject, CombatView>()

/** The view is made once for all fields of a response. A combat that the call has not played is replayed for it. */
export function combatView(shown: CombatObject, release: Release): CombatView {
  const known = views.get(shown)
  if (known) return known
  const { player, combat, upToRound, standing = combatStateOf(combat, upToRound) } = shown
  const isOver = standing.result !== 'ongoing'
  const { reward } = combat
  const view = {
    id: combatId(shown),
    round: standing.round,
    result: standing.result,
    events: standing.events,
    ...fightersOf(combat, standing, release, avatarOf(player, release)),
    reward: isOver && reward ? { xp: reward.xp, currencies: reward.currencies, items: reward.loot } : null,
    seed: isOver ? combat.seed : null,
  }
  views.set(shown, view)
  return view
}

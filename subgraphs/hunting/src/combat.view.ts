import { releaseFor, viewEnemy, viewItemOrLost, viewReward } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { avatarOf, type Player, viewGround } from '@sanguine/players'
import {
  type Combat,
  type CombatEvent,
  type CombatReward,
  combatEventType,
  type Fighter,
  type Release,
  type Retainer,
  type Side,
  standingOf,
} from '@sanguine/rules'
import type * as view from '@sanguine/schema'

/** By code. The last one marks a hunt without bait, of which there is no combat. */
export const resultNames = ['ongoing', 'draw', 'win', 'loss', 'ongoing'] as const

const eventNames = Object.fromEntries(Object.entries(combatEventType).map(([name, code]) => [code, name])) as Record<
  CombatEvent['type'],
  view.CombatEventType
>

/** A combat of the player after a round, its events replayed from the seed. Of the stakes nothing shows before the end. */
export function viewCombat(
  context: Context,
  { accountId, state }: Player,
  combat: Combat,
  upToRound = combat.round,
): view.Combat {
  const release = releaseFor(context)
  const standing = standingOf(combat, upToRound)
  const isOver = standing.result !== 0
  const enemyInfo = viewEnemy(release, combat.enemyId)
  const fighters = { attacker: combat.attacker, defender: namedToday(release, combat) }
  return {
    id: `${accountId}:${combat.number}`,
    number: combat.number,
    round: standing.round,
    result: resultNames[standing.result],
    combatEnded: isOver,
    isCoffinHunt: combat.mode === 'coffin',
    attacker: viewFighter(
      release,
      fighters.attacker,
      avatarOf(state, release),
      standing.attackerHealth,
      standing.attackerRetainers,
    ),
    defender: viewFighter(
      release,
      fighters.defender,
      enemyInfo.imageId,
      standing.defenderHealth,
      standing.defenderRetainers,
    ),
    enemyInfo,
    huntingGround: viewGround(release, combat.groundId),
    bait: viewItemOrLost(release, combat.baitId),
    combatEvents: standing.events.map((event) => viewEvent(release, fighters, event)),
    modifiers: combat.modifiers,
    reward: isOver && combat.reward ? viewWinnings(release, combat.reward) : null,
    startedAt: combat.startedAt,
    seed: isOver ? combat.seed : null,
  }
}

/** Names are today's, in the reader's language; what content has lost keeps the one it fought under. */
const namedToday = (release: Release, { enemyId, defender }: Combat): Fighter => ({
  ...defender,
  name: release.enemies.get(enemyId)?.name ?? defender.name,
})

const viewWinnings = (release: Release, { xp, currencies, loot }: CombatReward): view.Reward =>
  viewReward(release, { xp, currencies, items: loot })

function viewFighter(
  release: Release,
  { name, maxHealth, isPlayer }: Fighter,
  imageId: string,
  health: number,
  retainers: readonly Retainer[],
): view.Fighter {
  return {
    name,
    imageId,
    health,
    maxHealth,
    isPlayer,
    retainers: retainers.map((retainer) => viewRetainer(release, retainer)),
  }
}

const viewRetainer = (release: Release, { itemId, name }: Pick<Retainer, 'itemId' | 'name'>): view.CombatRetainer => ({
  itemId,
  name: release.items.get(itemId)?.name ?? name,
  imageId: release.items.get(itemId)?.imageId ?? '',
})

function viewProc(release: Release, { stat, name, imageId }: NonNullable<CombatEvent['proc']>): view.CombatProc {
  const today = stat === undefined ? undefined : release.stats.get(stat)
  return today ? { name: today.name, imageId: today.imageId } : { name, imageId }
}

function viewEvent(release: Release, fighters: Readonly<Record<Side, Fighter>>, event: CombatEvent): view.CombatEvent {
  const { proc, retainer } = event
  return {
    ...event,
    type: eventNames[event.type],
    attackerName: fighters[event.actor].name,
    targetName: fighters[event.target].name,
    proc: proc && viewProc(release, proc),
    retainer: retainer && viewRetainer(release, retainer),
    result: resultNames[event.result],
  }
}

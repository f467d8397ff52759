import { enemyOf, groundOf, imageOf, itemOf, releaseFor } from '@sanguine/catalogue'
import { type Domain, isPlaying, toPayload } from '@sanguine/kernel'
import { avatarOf, readPlayer } from '@sanguine/players'
import {
  autoHuntBait,
  type Combat,
  defaultAutoHunt,
  foughtPhase,
  type Release,
  type Side,
  standingOf,
} from '@sanguine/rules'
import type { CombatObject, FighterObject, PlayerObject, Resolvers } from '@sanguine/schema'
import { changeAutoHunt } from './operations/change-auto-hunt'
import { coffinHunt, type Hunted, hunt, quickHunt } from './operations/hunt'
import { nextAutoHunt } from './operations/next-auto-hunt'

const huntPayload = (result: Hunted) =>
  toPayload(result, ({ player, value: { combat, upToRound } }) => ({ player, combat: { player, combat, upToRound } }))

const standings = new WeakMap<CombatObject, ReturnType<typeof standingOf>>()

/** The combat after the rounds that are shown, replayed from its seed once for all fields of a response. */
function standingAt(shown: CombatObject): ReturnType<typeof standingOf> {
  const standing = standings.get(shown) ?? standingOf(shown.combat, shown.upToRound)
  standings.set(shown, standing)
  return standing
}

const isOver = (shown: CombatObject): boolean => standingAt(shown).result !== 'ongoing'

/** Today's name in the language of the call; of a creature that content no longer has, the one it fought under. */
const fighterName = ({ combat }: CombatObject, side: Side, release: Release): string =>
  (side === 'defender' ? release.enemies.get(combat.enemyId)?.name : undefined) ?? combat[side].name

function latestCombat(player: PlayerObject): CombatObject | null {
  const { combat } = player.state
  return combat && { player, combat, upToRound: combat.round }
}

const combatId = ({ player, combat }: CombatObject): string => `${player.accountId}:${combat.number}`

/** Of combats only the latest one of a player is kept whole, for that player. */
export const nodes = {
  Combat: async (context, id) => {
    const { viewer } = context
    if (!viewer || !isPlaying(viewer.role) || !id.startsWith(`${viewer.accountId}:`)) return null
    const latest = latestCombat(await readPlayer(context))
    return latest && combatId(latest) === id ? latest : null
  },
} satisfies Domain['nodes']

export const resolvers = {
  Mutation: {
    hunt: async (_root, { input }, context) => huntPayload(await hunt(context, input)),
    coffinHunt: async (_root, { input }, context) => huntPayload(await coffinHunt(context, input)),
    quickHunt: async (_root, _args, context) => huntPayload(await quickHunt(context)),
    changeAutoHunt: async (_root, { input }, context) =>
      toPayload(await changeAutoHunt(context, input), ({ player }) => ({ player })),
  },
  Player: {
    combat: latestCombat,
    openCombat: ({ state: { combat } }, _args, context) =>
      combat?.result === 'ongoing'
        ? {
            enemy: enemyOf(releaseFor(context), combat.enemyId),
            round: combat.round + 1,
            isCoffinHunt: combat.mode === 'coffin',
          }
        : null,
    nextAutoHuntAt: (player, _args, context) => nextAutoHunt(context, player),
    autoHunt: ({ state }, _args, context) => {
      const release = releaseFor(context)
      const { isOff, baitId, reserve } = state.autoHunt ?? defaultAutoHunt
      return {
        isOn: !isOff,
        bait: release.items.get(baitId ?? '') ?? null,
        reserve,
        available: autoHuntBait(state, release)?.available ?? null,
      }
    },
  },
  Combat: {
    id: combatId,
    number: ({ combat }) => combat.number,
    round: (shown) => standingAt(shown).round,
    result: (shown) => standingAt(shown).result,
    isCoffinHunt: ({ combat }) => combat.mode === 'coffin',
    attacker: (shown, _args, context): FighterObject => {
      const { attackerHealth, attackerRetainers } = standingAt(shown)
      const imageId = avatarOf(shown.player.state, releaseFor(context))
      return { fighter: shown.combat.attacker, imageId, health: attackerHealth, retainers: attackerRetainers }
    },
    defender: (shown, _args, context): FighterObject => {
      const release = releaseFor(context)
      const { defenderHealth, defenderRetainers } = standingAt(shown)
      const { imageId } = enemyOf(release, shown.combat.enemyId)
      const fighter = { ...shown.combat.defender, name: fighterName(shown, 'defender', release) }
      return { fighter, imageId, health: defenderHealth, retainers: defenderRetainers }
    },
    enemy: ({ combat }, _args, context) => enemyOf(releaseFor(context), combat.enemyId),
    huntingGround: ({ combat }, _args, context) => groundOf(releaseFor(context), combat.groundId),
    bait: ({ combat }, _args, context) => itemOf(releaseFor(context), combat.baitId),
    events: (shown, _args, context) => {
      const release = releaseFor(context)
      const names = {
        attacker: fighterName(shown, 'attacker', release),
        defender: fighterName(shown, 'defender', release),
      }
      return standingAt(shown).events.map((event) => ({ event, names }))
    },
    modifiers: ({ combat }) => combat.modifiers,
    regionPhase: ({ combat }) => foughtPhase(combat),
    reward: (shown) => (isOver(shown) ? rewardOf(shown.combat) : null),
    startedAt: ({ combat }) => combat.startedAt,
    seed: (shown) => (isOver(shown) ? shown.combat.seed : null),
  },
  Fighter: {
    name: ({ fighter }) => fighter.name,
    image: imageOf,
    maxHealth: ({ fighter }) => fighter.maxHealth,
    isPlayer: ({ fighter }) => fighter.isPlayer,
  },
  CombatRetainer: {
    item: ({ itemId }, _args, context) => itemOf(releaseFor(context), itemId),
    name: ({ itemId, name }, _args, context) => releaseFor(context).items.get(itemId)?.name ?? name,
  },
  CombatProc: {
    name: ({ stat, name }, _args, context) => releaseFor(context).stats.get(stat ?? '')?.name ?? name,
    image: ({ stat, imageId }, _args, context) => imageOf(releaseFor(context).stats.get(stat ?? '') ?? { imageId }),
    stat: ({ stat }, _args, context) => releaseFor(context).stats.get(stat ?? '') ?? null,
  },
  CombatEvent: {
    type: ({ event }) => event.type,
    round: ({ event }) => event.round,
    actor: ({ event }) => event.actor,
    target: ({ event }) => event.target,
    actorName: ({ event, names }) => names[event.actor],
    targetName: ({ event, names }) => names[event.target],
    damage: ({ event }) => event.damage,
    effectiveDamage: ({ event }) => event.damageDiff,
    isCriticalHit: ({ event }) => event.isCriticalHit,
    healing: ({ event }) => event.healing,
    effectiveHealing: ({ event }) => event.healingDiff,
    goldChange: ({ event }) => event.goldChange,
    proc: ({ event }) => event.proc,
    retainer: ({ event }) => event.retainer,
    attackerHealth: ({ event }) => event.attackerHealth,
    defenderHealth: ({ event }) => event.defenderHealth,
    attackerTotalDamage: ({ event }) => event.totalDamageAttacker,
    defenderTotalDamage: ({ event }) => event.totalDamageTarget,
    result: ({ event }) => event.result,
  },
} satisfies Resolvers

const rewardOf = ({ reward }: Combat) => reward && { xp: reward.xp, currencies: reward.currencies, items: reward.loot }

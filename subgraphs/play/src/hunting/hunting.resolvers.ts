import { enemyOf, groundOf, imageOf, itemOf, releaseFor } from '@sanguine/catalogue'
import { type Domain, isPlaying, toPayload } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { autoHuntBait, defaultAutoHunt, foughtPhase } from '@sanguine/rules'
import type { CombatObject, PlayerObject, Resolvers } from '@sanguine/schema'
import { combatEvents } from './combat-events'
import { combatId, combatView } from './combat-view'
import { changeAutoHunt } from './operations/change-auto-hunt'
import { coffinHunt, hunt, quickHunt } from './operations/hunt'
import { nextAutoHunt } from './operations/next-auto-hunt'

function latestCombat(player: PlayerObject): CombatObject | null {
  const { combat } = player.state
  return combat && { player, combat, upToRound: combat.round }
}

/** A player's id and the number of the hunt; those of the journal's entries have twelve digits. */
export const nodeIds = { Combat: /^[0-9a-f]{24}:\d{1,11}$/ } satisfies Domain['nodeIds']

/** Only the latest combat of a player is stored as a whole, for that player. */
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
    hunt: async (_root, { input }, context) => toPayload(await hunt(context, input), (hunted) => hunted),
    coffinHunt: async (_root, { input }, context) => toPayload(await coffinHunt(context, input), (hunted) => hunted),
    quickHunt: async (_root, _args, context) => toPayload(await quickHunt(context), (hunted) => hunted),
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
    round: (shown, _args, context) => combatView(shown, releaseFor(context)).round,
    result: (shown, _args, context) => combatView(shown, releaseFor(context)).result,
    isCoffinHunt: ({ combat }) => combat.mode === 'coffin',
    attacker: (shown, _args, context) => combatView(shown, releaseFor(context)).attacker,
    defender: (shown, _args, context) => combatView(shown, releaseFor(context)).defender,
    enemy: (shown, _args, context) => combatView(shown, releaseFor(context)).enemy,
    huntingGround: ({ combat }, _args, context) => groundOf(releaseFor(context), combat.groundId),
    bait: ({ combat }, _args, context) => itemOf(releaseFor(context), combat.baitId),
    events: (shown, _args, context) => {
      const { events, names } = combatView(shown, releaseFor(context))
      return combatEvents(events, names)
    },
    modifiers: ({ combat }) => combat.modifiers,
    regionPhase: ({ combat }) => foughtPhase(combat),
    reward: (shown, _args, context) => combatView(shown, releaseFor(context)).reward,
    startedAt: ({ combat }) => combat.startedAt,
    seed: (shown, _args, context) => combatView(shown, releaseFor(context)).seed,
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
} satisfies Resolvers

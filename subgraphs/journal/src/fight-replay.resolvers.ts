import { enemyOf, groundOf, itemOf, releaseFor } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { foughtPhase, standingOf } from '@sanguine/rules'
import type { FightReplayObject, Resolvers } from '@sanguine/schema'

/** The rounds of a combat: the start, then each that was played. Names are those of today's content. */
function roundsOf({ combat, avatarImageId }: FightReplayObject, context: Context) {
  const release = releaseFor(context)
  const { imageId } = enemyOf(release, combat.enemyId)
  const creature = { ...combat.defender, name: release.enemies.get(combat.enemyId)?.name ?? combat.defender.name }
  const names = { attacker: combat.attacker.name, defender: creature.name }
  const { events } = standingOf(combat)
  return Array.from({ length: combat.round + 1 }, (_, number) => {
    const standing = standingOf(combat, number)
    return {
      number,
      attacker: {
        fighter: combat.attacker,
        imageId: avatarImageId,
        health: standing.attackerHealth,
        retainers: standing.attackerRetainers,
      },
      defender: {
        fighter: creature,
        imageId,
        health: standing.defenderHealth,
        retainers: standing.defenderRetainers,
      },
      events: events.filter(({ round }) => round === number).map((event) => ({ event, names })),
    }
  })
}

export const fightReplayResolvers = {
  FightReplay: {
    startedAt: ({ combat }) => combat.startedAt,
    huntingGround: ({ combat }, _args, context) => groundOf(releaseFor(context), combat.groundId),
    enemy: ({ combat }, _args, context) => enemyOf(releaseFor(context), combat.enemyId),
    bait: ({ combat }, _args, context) => itemOf(releaseFor(context), combat.baitId),
    result: ({ combat }) => combat.result,
    modifiers: ({ combat }) => combat.modifiers,
    regionPhase: ({ combat }) => foughtPhase(combat),
    reward: ({ combat: { reward } }) => ({
      xp: reward?.xp ?? 0,
      currencies: reward?.currencies ?? {},
      items: reward?.loot ?? [],
    }),
    rounds: (replay, _args, context) => roundsOf(replay, context),
  },
} satisfies Resolvers

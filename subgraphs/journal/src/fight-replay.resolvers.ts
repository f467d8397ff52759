import { enemyOf, groundOf, itemOf, releaseFor } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { combatEvents, fightersOf } from '@sanguine/play'
import { combatStateOf, foughtPhase } from '@sanguine/rules'
import type { FightReplayObject, Resolvers } from '@sanguine/schema'
import { sealedProofOf } from './fight-proof'

/** The rounds of a combat: the start, then each that was played. Names are those of today's content. */
function roundsOf({ combat, avatarImageId }: FightReplayObject, context: Context) {
  const { events } = combatStateOf(combat)
  return Array.from({ length: combat.round + 1 }, (_, number) => {
    const { attacker, defender, names } = fightersOf(
      combat,
      combatStateOf(combat, number),
      releaseFor(context),
      avatarImageId,
    )
    return {
      number,
      attacker,
      defender,
      events: combatEvents(
        events.filter(({ round }) => round === number),
        names,
      ),
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
    proof: (replay) => {
      const proof = sealedProofOf(replay)
      const { seedHash, serverSeed } = proof
      const status = seedHash === null ? 'forgotten' : serverSeed === null ? 'hidden' : 'revealed'
      return { status, seedHash, document: JSON.stringify(proof) }
    },
  },
} satisfies Resolvers

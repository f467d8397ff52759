import { releaseFor } from '@sanguine/catalogue'
import { memoPerCall, toPayload } from '@sanguine/kernel'
import { equipmentSetsOf, type Player, readPlayer } from '@sanguine/players'
import { travelObstacle } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { listRegions } from './operations/list-regions'
import { travel } from './operations/travel'
import { readRegionState } from './region-rule'

/** The viewer's player, read once for all hunting grounds of a response. */
const playerOfCall = memoPerCall<void, Player>(readPlayer)

/** Finds a record that a rule names; the content may not have it. */
const byShortName = <Definition extends { readonly shortName: string }>(
  all: ReadonlyMap<string, Definition>,
  shortName: string,
): Definition | null => [...all.values()].find((definition) => definition.shortName === shortName) ?? null

export const resolvers = {
  Query: { regions: (_root, _args, context) => listRegions(context) },
  Mutation: {
    travel: async (_root, { input }, context) =>
      toPayload(await travel(context, input), ({ player, value }) => ({
        player,
        equipmentSet:
          value.setupIndex === null
            ? null
            : (equipmentSetsOf(releaseFor(context), player.state)[value.setupIndex] ?? null),
      })),
  },
  Region: { rule: ({ id }, _args, context) => readRegionState(context, id) },
  RegionRule: {
    name: ({ rule }) => rule.name,
    phases: ({ rule }) => rule.phases,
    nextPhase: ({ next }) => next,
  },
  RegionPhase: {
    durationSeconds: ({ seconds }, _args, { app }) => seconds && Math.round(seconds / app.settings.gameSpeed),
  },
  RegionEffect: {
    enemyType: (effect, _args, context) =>
      'enemyType' in effect ? byShortName(releaseFor(context).enemyTypes, effect.enemyType) : null,
    rarity: (effect, _args, context) =>
      'rarity' in effect ? byShortName(releaseFor(context).rarities, effect.rarity) : null,
  },
  HuntingGround: {
    travelRefusal: async (ground, _args, context) =>
      travelObstacle((await playerOfCall(context)).state, ground, releaseFor(context))?.refusal ?? null,
  },
} satisfies Resolvers

import { currencyAmounts, groundOf, itemOf, memoPerRelease, releaseFor, subscriptionLevelOf } from '@sanguine/catalogue'
import { toPayload } from '@sanguine/kernel'
import { knownPins, type PlayerState, planOf, suggestedPins, xpGround } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { sourceIndexOf } from '../sources/source-index'
import { changePins } from './operations/change-pins'

const planFor = memoPerRelease((release, state: PlayerState) =>
  planOf(state, { release, index: sourceIndexOf(release) }),
)

const xpGroundFor = memoPerRelease((release, state: PlayerState) => xpGround(state, release))

export const resolvers = {
  Mutation: {
    changePins: async (_root, { input }, context) =>
      toPayload(await changePins(context, input), ({ player }) => ({ player })),
  },
  Player: {
    pins: ({ state }, _args, context) => knownPins(state, releaseFor(context)),
    suggestedPins: ({ state }, _args, context) => suggestedPins(state, releaseFor(context)),
    plan: ({ state }, _args, context) => planFor(releaseFor(context), state),
    xpGround: ({ state }, _args, context) => {
      const release = releaseFor(context)
      return groundOf(release, xpGroundFor(release, state))
    },
  },
  Pin: {
    item: ({ kind, id }, _args, context) => (kind === 'item' ? itemOf(releaseFor(context), id) : null),
    rank: ({ kind, id }, _args, context) =>
      kind === 'rank' ? (releaseFor(context).ranks.find((rank) => rank.id === id) ?? null) : null,
  },
  PlanEntry: {
    missingSubscription: ({ missingSubscription }) =>
      missingSubscription === null ? null : subscriptionLevelOf(missingSubscription),
    missingCurrencies: ({ missingCoins }, _args, context) =>
      currencyAmounts(
        releaseFor(context),
        Object.fromEntries(missingCoins.map(({ currency, missing }) => [currency, missing])),
      ),
  },
  MissingItem: {
    item: ({ itemId }, _args, context) => itemOf(releaseFor(context), itemId),
    merchant: ({ sources }) => sources.merchant,
    isDropped: ({ sources }) => sources.creatures.length > 0,
  },
  HuntEstimate: {
    huntingGround: ({ groundId }, _args, context) => groundOf(releaseFor(context), groundId),
    bait: ({ baitId }, _args, context) => (baitId === null ? null : itemOf(releaseFor(context), baitId)),
  },
} satisfies Resolvers

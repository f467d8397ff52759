import type { Domain } from '@sanguine/kernel'
import { releaseFor } from './content/release-cache'
import { subscriptionLevelOf } from './content.resolvers'

type Details = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The content that a refusal's details name. */
export const userErrorFields = {
  currency: ({ details }, context) => releaseFor(context).currencies.get(text((details as Details).currency)),
  item: ({ details }, context) => {
    const { itemId, keyId } = details as Details
    const { items } = releaseFor(context)
    if (itemId === undefined) return items.get(text(keyId))
    const item = items.get(text(itemId))
    return item?.isVisible ? item : undefined
  },
  // A hidden place is refused as an unknown one, so its name must stay secret.
  placeName: ({ code, details }, context) => {
    const { groundId, regionId } = details as Details
    const { grounds, regions } = releaseFor(context)
    return code === 'unknownGround' ? null : (grounds.get(text(groundId)) ?? regions.get(text(regionId)))?.name
  },
  requiredSubscription: ({ details }) => {
    const { requiredSubscription } = details as Details
    return requiredSubscription === undefined ? undefined : subscriptionLevelOf(Number(requiredSubscription))
  },
  stat: ({ details }, context) => releaseFor(context).stats.get(text((details as Details).stat)),
} satisfies Domain['userErrorFields']

import type { TypePolicies } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

/** The server always sends these in full: what arrives replaces what was cached instead of being merged into it. */
const replaced = { merge: false } as const

/** Cache policies for the types of this remote. Records are one entry each in the cache, by type and id. */
export const typePolicies: TypePolicies = {
  Query: { fields: { journal: relayStylePagination() } },
  Me: {
    fields: {
      inventory: replaced,
      currencies: replaced,
      slots: replaced,
      stats: replaced,
      bait: replaced,
      mission: replaced,
      goals: replaced,
    },
  },
  Combat: {
    fields: {
      combatEvents: replaced,
      attacker: replaced,
      defender: replaced,
      modifiers: replaced,
      reward: replaced,
    },
  },
}

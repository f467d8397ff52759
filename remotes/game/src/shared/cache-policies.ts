import type { FieldMergeFunction, StoreObject, TypePolicies } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
import { possibleTypes } from '../generated/possible-types'

/** The server always sends these in full: what arrives replaces what was cached instead of being merged into it. */
const replaced = { merge: false } as const

/** Some queries read more of an image than others: what is known of the same image is kept. */
const mergeImage: FieldMergeFunction<StoreObject | null> = (existing, incoming, { mergeObjects }) =>
  existing && incoming && existing.id === incoming.id ? mergeObjects(existing, incoming) : incoming

const typePolicies: TypePolicies = {
  Query: {
    fields: {
      bestEquipment: replaced,
      dropRates: replaced,
      fightLinks: replaced,
      huntOdds: replaced,
      huntStatistics: replaced,
      journal: relayStylePagination(['filter']),
    },
  },
  JournalFight: { keyFields: ['entryId'], fields: { replay: replaced } },
  FightLink: { keyFields: ['token'] },
  // Which moving image belongs to an image depends on where it is shown.
  Image: { keyFields: false, merge: mergeImage },
  Player: {
    fields: {
      autoHunt: replaced,
      bait: replaced,
      coffin: replaced,
      currencies: replaced,
      equipmentSets: replaced,
      equipmentSlots: replaced,
      fairness: replaced,
      goals: replaced,
      inventory: replaced,
      mission: replaced,
      missionOffers: replaced,
      missionStreak: replaced,
      openCombat: replaced,
      payments: relayStylePagination(),
      pins: replaced,
      plan: replaced,
      stats: replaced,
      subscription: replaced,
    },
  },
  HuntingGround: { fields: { baitEffects: replaced } },
  Mission: { fields: { objectives: replaced, reward: replaced } },
  Payment: { fields: { charges: replaced } },
  // Some queries read only where the rule stands, others its phases too.
  Region: { fields: { rule: { merge: true } } },
  RegionRule: { fields: { nextPhase: replaced, phase: replaced, phases: replaced } },
  PremiumPackage: { fields: { items: replaced, offer: replaced } },
  Combat: {
    fields: {
      attacker: replaced,
      defender: replaced,
      events: replaced,
      modifiers: replaced,
      regionPhase: replaced,
      reward: replaced,
    },
  },
}

/**
 * The cache policies for this remote's types. Objects with an id are one entry each, by type and id; others are stored
 * within the field they were read from.
 */
export const cachePolicies = { typePolicies, possibleTypes }

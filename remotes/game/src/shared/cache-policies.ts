import type { FieldMergeFunction, StoreObject, TypePolicies } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
import { possibleTypes } from '../generated/possible-types'

/** Some queries read more of an image than others: what is known of the same image is kept. */
const mergeImage: FieldMergeFunction<StoreObject | null> = (existing, incoming, { mergeObjects }) =>
  existing && incoming && existing.id === incoming.id ? mergeObjects(existing, incoming) : incoming

/**
 * One rule for lists and for objects without an id: the server sends them in full, so the response replaces what is
 * cached. Apollo does the same without a policy, but warns of it where two queries read the field.
 */
export const replacedFields = {
  Query: ['bestEquipment', 'dropRates', 'fightLinks', 'huntOdds', 'huntStatistics'],
  Player: [
    'autoHunt',
    'bait',
    'coffin',
    'currencies',
    'equipmentSets',
    'equipmentSlots',
    'fairness',
    'goals',
    'inventory',
    'missionOffers',
    'missionStreak',
    'openCombat',
    'pins',
    'plan',
    'stats',
    'subscription',
  ],
  HuntingGround: ['baitEffects'],
  JournalFight: ['replay'],
  Mission: ['objectives', 'reward'],
  Payment: ['charges'],
  PremiumPackage: ['items', 'offer'],
  RegionRule: ['nextPhase', 'phase', 'phases'],
} as const

const replaced: TypePolicies = Object.fromEntries(
  Object.entries(replacedFields).map(([type, names]) => [
    type,
    { fields: Object.fromEntries(names.map((name) => [name, { merge: false }])) },
  ]),
)

/** The policies outside of the rule: joined pages, other keys, and objects of which queries read different parts. */
const special: TypePolicies = {
  Query: { fields: { journal: relayStylePagination(['filter']) } },
  Player: { fields: { payments: relayStylePagination() } },
  JournalFight: { keyFields: ['entryId'] },
  FightLink: { keyFields: ['token'] },
  // Which moving image belongs to an image depends on where it is shown.
  Image: { keyFields: false, merge: mergeImage },
  // The player has only the badge of the settings, which a page of its own reads as a whole.
  NotificationSettings: { keyFields: false, merge: true },
  // Some queries read only where the rule stands, others its phases too.
  Region: { fields: { rule: { merge: true } } },
}

const typePolicies: TypePolicies = Object.fromEntries(
  [...new Set([...Object.keys(replaced), ...Object.keys(special)])].map((type) => [
    type,
    { ...special[type], fields: { ...replaced[type]?.fields, ...special[type]?.fields } },
  ]),
)

/**
 * The cache policies for this remote's types. Objects with an id are one entry each, by type and id; others are stored
 * within the field they were read from.
 */
export const cachePolicies = { typePolicies, possibleTypes }

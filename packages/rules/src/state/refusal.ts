import type { SlotType } from '../equipment/slot-types'
import type { Id } from '../release/release'
import type { JournalLine, LastCall } from './player-state'
import { err, type Refusal } from './result'

/** The code alone is enough. */
export type NoDetails = Readonly<Record<never, never>>

/** The details of each refusal: ids, short names and numbers. Names and sentences are built from them for display. */
export interface RefusalDetails {
  huntTooEarly: { readonly seconds: number }
  noBait: NoDetails
  noEnemy: { readonly groundId: Id }
  /** `round` if the request named a round of a finished hunt */
  noOpenCombat: { readonly round?: number }
  /** `next` is the only round that can be played now */
  roundTooHigh: { readonly next: number }
  coffinMissing: NoDetails
  coffinEmpty: { readonly seconds: number }
  unknownItem: { readonly itemId: Id }
  /** `currency` is the requested shortName */
  unknownCurrency: { readonly currency: string }
  notForSale: { readonly itemId: Id }
  notSellable: { readonly itemId: Id }
  /** not from 1 to `limit`, or more of an item than can be counted */
  amountInvalid: { readonly limit: number } | { readonly itemId: Id }
  /** `currency` is a shortName */
  cannotAfford: { readonly currency: string; readonly missing: number }
  missingMaterials: { readonly itemId: Id; readonly missing: number }
  /** for a unique item, or a claimed collection */
  alreadyOwned: { readonly itemId: Id }
  xpTooLow: { readonly requiredXp: number } & (
    | { readonly itemId: Id }
    | { readonly regionId: Id }
    | { readonly groundId: Id }
  )
  /** 1 silver, 2 gold, 3 platinum */
  subscriptionTooLow: { readonly itemId: Id; readonly requiredSubscription: number }
  /** `amount` if the request may have named more than one piece */
  notOwned: { readonly itemId: Id; readonly amount?: number }
  isEquipped: { readonly itemId: Id; readonly action: 'equip' | 'sell' }
  /** it is locked against being sold */
  itemLocked: { readonly itemId: Id }
  /** `limit` items are already locked */
  tooManyLocks: { readonly limit: number }
  unknownRank: { readonly rankId: Id }
  /** `limit` pins already exist */
  tooManyPins: { readonly limit: number }
  notBait: { readonly itemId: Id }
  notEquipment: { readonly itemId: Id }
  notEquipped: { readonly itemId: Id }
  /** `stat` is the shortName of the stat that opens the slot, from `value` on */
  slotLocked: { readonly slotType: SlotType; readonly stat: string; readonly value: number }
  /** zero-based */
  setupLocked: { readonly index: number }
  unknownGround: { readonly groundId: Id }
  alreadyThere: { readonly groundId: Id }
  keyMissing: { readonly keyId: Id } & ({ readonly regionId: Id } | { readonly groundId: Id })
  combatOpen: NoDetails
  /** the mission is not offered, or not any more */
  unknownMission: { readonly missionId: string }
  missionCompleted: NoDetails
  missionsRerolled: NoDetails
  /** no other mission can be drawn for the player */
  noOtherMission: NoDetails
  notACollection: { readonly itemId: Id }
  trophiesMissing: { readonly collectionId: Id; readonly owned: number; readonly needed: number }
  autoHuntNotDue: NoDetails
  unknownNews: { readonly newsId: Id }
  noGift: { readonly newsId: Id }
  giftTaken: { readonly newsId: Id; readonly itemId: Id }
}

export type RefusalCode = keyof RefusalDetails

/** The reason why a rule refused. */
export type RuleRefusal<Code extends RefusalCode = RefusalCode> = {
  readonly [Each in Code]: Refusal<Each, RefusalDetails[Each]>
}[Code]

/**
 * The result of a rule that refused to change anything. It is never an exception, because a refusal is part of the game.
 */
export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly ok: false
  readonly refusal: RuleRefusal<Code>
  /** journal lines to store although nothing else changed: a hunt without bait leaves one */
  readonly journal?: readonly JournalLine[]
  /** replaces the player's latest call */
  readonly lastCall?: LastCall
}

export const refuse = <Code extends RefusalCode>(
  code: Code,
  details: RefusalDetails[Code],
  journal: readonly JournalLine[] = [],
): Refused<Code> => {
  const refused = err(code, details) as Refused<Code>
  return journal.length > 0 ? { ...refused, journal } : refused
}

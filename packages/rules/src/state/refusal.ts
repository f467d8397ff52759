import type { SlotType } from '../equipment/slot-types'
import type { Id } from '../release/release'
import type { JournalLine } from './player-state'

/** Nothing to tell beyond the code. */
export type NoDetails = Readonly<Record<never, never>>

/** What each refusal refers to: ids, short names and numbers. Names and sentences are made of them where they are shown. */
export interface RefusalDetails {
  huntTooEarly: { readonly seconds: number }
  noBait: NoDetails
  noEnemy: { readonly groundId: Id }
  /** `round` where that round was asked for of a hunt that is over */
  noOpenCombat: { readonly round?: number }
  coffinMissing: NoDetails
  coffinEmpty: { readonly seconds: number }
  unknownItem: { readonly itemId: Id }
  /** `currency` is what was given as a shortName */
  unknownCurrency: { readonly currency: string }
  notForSale: { readonly itemId: Id }
  notSellable: { readonly itemId: Id }
  /** out of 1 to `limit`, or more of an item than can be counted */
  amountInvalid: { readonly limit: number } | { readonly itemId: Id }
  /** `currency` is a shortName */
  cannotAfford: { readonly currency: string; readonly missing: number }
  missingMaterials: { readonly itemId: Id; readonly missing: number }
  /** of a unique item, or of a collection that was claimed */
  alreadyOwned: { readonly itemId: Id }
  xpTooLow: { readonly requiredXp: number } & (
    | { readonly itemId: Id }
    | { readonly regionId: Id }
    | { readonly groundId: Id }
  )
  /** 1 silver, 2 gold, 3 platinum */
  subscriptionTooLow: { readonly itemId: Id; readonly requiredSubscription: number }
  /** `amount` where more than one piece may have been asked for */
  notOwned: { readonly itemId: Id; readonly amount?: number }
  isEquipped: { readonly itemId: Id; readonly action: 'equip' | 'sell' }
  /** against being sold */
  itemLocked: { readonly itemId: Id }
  /** `limit` items are locked already */
  tooManyLocks: { readonly limit: number }
  unknownRank: { readonly rankId: Id }
  /** `limit` things are pinned already */
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
  /** it is not offered, or not any more */
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

/** What a rule returns in place of a change: never an exception, because a refusal is part of the game. */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  readonly [Each in Code]: {
    readonly ok: false
    readonly code: Each
    readonly details: RefusalDetails[Each]
    /** lines the journal keeps although nothing else changed: a hunt without bait leaves one */
    readonly journal?: readonly JournalLine[]
  }
}[Code]

export const refuse = <Code extends RefusalCode>(
  code: Code,
  details: RefusalDetails[Code],
  journal: readonly JournalLine[] = [],
): Refusal<Code> =>
  (journal.length > 0 ? { ok: false, code, details, journal } : { ok: false, code, details }) as Refusal<Code>

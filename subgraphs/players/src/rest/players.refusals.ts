import { releaseFor } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { inBerlinTime, type RefusalSentences, restRefusals } from '@sanguine/kernel/rest'
import type { Id } from '@sanguine/rules'
import type { PlayerRefusal } from '../change/player-refusal'

/** An item's name in the language of the call; `lost` for one that content no longer has. */
export const itemName = (context: Context, id: Id, lost: string = id): string =>
  releaseFor(context).items.get(id)?.name ?? lost

const currencyName = (context: Context, shortName: string): string =>
  releaseFor(context).currencies.get(shortName)?.name ?? shortName

const statName = (context: Context, shortName: string): string =>
  releaseFor(context).stats.get(shortName)?.name ?? shortName

type Place = { readonly regionId: Id } | { readonly groundId: Id }

function placeName(context: Context, place: Place): string {
  const { regions, grounds } = releaseFor(context)
  return 'regionId' in place
    ? (regions.get(place.regionId)?.name ?? place.regionId)
    : (grounds.get(place.groundId)?.name ?? place.groundId)
}

const inSeconds = (seconds: number): string => `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

const subscriptionNames = ['no', 'a silver', 'a gold', 'a platinum']

/** A level with its article, such as `a gold`. */
export const subscriptionName = (level: number): string => subscriptionNames[level] ?? 'a higher'

/** The sentences of the refusals of a player's actions. */
export const playerRefusals: RefusalSentences<PlayerRefusal> = {
  huntTooEarly: ({ seconds }) => `You can hunt again ${inSeconds(seconds)}.`,
  noBait: 'No bait equipped!',
  noEnemy: 'There is nothing to hunt here. Travel to another hunting ground.',
  roundTooHigh: ({ next }) => `The next round is ${next}.`,
  noOpenCombat: ({ round }) => (round === undefined ? 'There is no fight to continue.' : 'This hunt is over.'),
  coffinMissing: 'No coffin equipped!',
  coffinEmpty: ({ seconds }) => `Your coffin is ready ${inSeconds(seconds)}.`,
  unknownItem: 'There is no such item.',
  unknownCurrency: ({ currency }) => `currencies: there is no currency ${currency}.`,
  notForSale: ({ itemId }, context) => `${itemName(context, itemId)} is not for sale.`,
  notSellable: ({ itemId }, context) => `Nobody buys ${itemName(context, itemId)}.`,
  amountInvalid: (details) =>
    'limit' in details
      ? `The amount must be a whole number from 1 to ${details.limit}.`
      : 'That is more than can be counted.',
  cannotAfford: ({ currency }, context) => `You do not have enough ${currencyName(context, currency)}.`,
  missingMaterials: ({ itemId }, context) => `You do not have enough ${itemName(context, itemId)}.`,
  alreadyOwned: ({ itemId }, context) =>
    releaseFor(context).items.get(itemId)?.type === 'collection'
      ? `${itemName(context, itemId)} is already claimed.`
      : `You already own ${itemName(context, itemId)}, and there is only one.`,
  xpTooLow: ({ requiredXp, ...thing }, context) =>
    `${'itemId' in thing ? itemName(context, thing.itemId) : placeName(context, thing)} requires ${requiredXp} XP.`,
  subscriptionTooLow: ({ itemId, requiredSubscription }, context) =>
    `${itemName(context, itemId)} requires ${subscriptionName(requiredSubscription)} subscription.`,
  notOwned: ({ itemId, amount }, context) =>
    `You do not own ${amount === undefined ? '' : 'that many '}${itemName(context, itemId)}.`,
  isEquipped: ({ itemId, action }, context) =>
    action === 'equip'
      ? `${itemName(context, itemId)} is already equipped.`
      : `${itemName(context, itemId)} is equipped. Unequip it in every setup before you ${action} it.`,
  itemLocked: ({ itemId }, context) => `${itemName(context, itemId)} is locked. Unlock it before you sell it.`,
  tooManyLocks: ({ limit }) => `At most ${limit} items can be locked.`,
  unknownRank: 'There is no such rank.',
  tooManyPins: ({ limit }) => `At most ${limit} items and ranks can be pinned.`,
  notBait: ({ itemId }, context) => `${itemName(context, itemId)} is not a bait.`,
  notEquipment: ({ itemId }, context) => `${itemName(context, itemId)} cannot be equipped.`,
  notEquipped: ({ itemId }, context) => `${itemName(context, itemId, 'This item')} is not equipped.`,
  slotLocked: ({ slotType, stat, value }, context) =>
    `This ${slotType} slot is locked: it needs ${statName(context, stat)} ${value}.`,
  setupLocked: 'This equipment setup is locked.',
  unknownGround: 'There is no such hunting ground.',
  alreadyThere: (place, context) => `You are already at ${placeName(context, place)}.`,
  keyMissing: ({ keyId, ...place }, context) =>
    `You need ${itemName(context, keyId, 'a key')} to enter ${placeName(context, place)}.`,
  combatOpen: 'Finish your fight first.',
  unknownMission: 'This mission is not offered any more.',
  missionCompleted: 'You have completed a mission already; the next ones come with the new night.',
  missionsRerolled: 'You have already drawn new missions; the next ones come with the new night.',
  noOtherMission: 'There is no other mission for you.',
  notACollection: 'There is no such collection.',
  trophiesMissing: ({ collectionId, owned, needed }, context) =>
    `${itemName(context, collectionId)} is not complete: you own ${owned} of ${needed} trophies.`,
  autoHuntNotDue: 'No auto-hunt is due yet.',
  unknownNews: 'There is no such news.',
  noGift: 'No gift came with this news.',
  giftTaken: ({ itemId }, context) => `You already took ${itemName(context, itemId)}.`,
  gameClosed: ({ opensAt }) => `The game opens on ${inBerlinTime(opensAt)}.`,
}

export const { refusalSentence, toWireRefusal, toWireResult } = restRefusals(playerRefusals)

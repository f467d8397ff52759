import type { AccountRefusal } from '@sanguine/accounts'
import { releaseFor } from '@sanguine/catalogue'
import type { Context, Refusal, Sentence } from '@sanguine/kernel'
import type { PaymentRefusal } from '@sanguine/payments'
import type { PlayerRefusal } from '@sanguine/players'
import type { Id, Release } from '@sanguine/rules'
import type { SettingRefusal } from '@sanguine/settings'
import type { UserRefusal } from '@sanguine/users'

/** Somebody else's account was named in a call that changes the caller's own. */
export type ForeignAccountRefusal = Refusal<'notYours', Readonly<Record<never, never>>>

/** Makes a refusal's English sentence the sentence of a problem in every language: REST words refusals in English only. */
export const inEveryLanguage = (sentence: string): Sentence => ({ en: sentence, de: sentence })

/** Every refusal that an operation of the game can return. */
export type OperationRefusal =
  | PlayerRefusal
  | AccountRefusal
  | SettingRefusal
  | UserRefusal
  | PaymentRefusal
  | ForeignAccountRefusal

type Code = OperationRefusal['code']
type DetailsOf<C extends Code> = Extract<OperationRefusal, { readonly code: C }>['details']

/** Names and numbers of a refusal, by the names that translations of its sentence have for them. */
export type RefusalValues = Readonly<Record<string, string | number>>

interface Wording<Details> {
  readonly values?: (details: Details, names: Names) => RefusalValues
  readonly sentence: string | ((details: Details, values: RefusalValues, names: Names) => string)
}

/** Looks names up in the language of the call. */
interface Names {
  /** `lost` is what to say of an item that content has lost since */
  item(id: Id, lost?: string): string
  isCollection(id: Id): boolean
  currency(shortName: string): string
  stat(shortName: string): string
  place(place: Place): string
}

type Place = { readonly regionId: Id } | { readonly groundId: Id }

const namesIn = (release: Release): Names => ({
  item: (id, lost = id) => release.items.get(id)?.name ?? lost,
  isCollection: (id) => release.items.get(id)?.type === 'collection',
  currency: (shortName) => release.currencies.get(shortName)?.name ?? shortName,
  stat: (shortName) => release.stats.get(shortName)?.name ?? shortName,
  place: (place) =>
    'regionId' in place
      ? (release.regions.get(place.regionId)?.name ?? place.regionId)
      : (release.grounds.get(place.groundId)?.name ?? place.groundId),
})

const itemName = ({ itemId }: { readonly itemId: Id }, names: Names): RefusalValues => ({ item: names.item(itemId) })

const inSeconds = (seconds: number): string => `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

const inBerlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
})

const subscriptionNames = ['no', 'a silver', 'a gold', 'a platinum']

const invalidLinks = {
  email: 'This link is no longer valid. Please enter your new address again.',
  activation: 'This activation link is not valid, or was used before.',
  password: 'This link is no longer valid. Please ask for a new password again.',
}

const wordings: { readonly [C in Code]: Wording<DetailsOf<C>> } = {
  // rules
  huntTooEarly: {
    values: (details) => details,
    sentence: ({ seconds }) => `You can hunt again ${inSeconds(seconds)}.`,
  },
  noBait: { sentence: 'No bait equipped!' },
  noEnemy: { sentence: 'There is nothing to hunt here. Travel to another hunting ground.' },
  noOpenCombat: {
    sentence: ({ round }) => (round === undefined ? 'There is no fight to continue.' : 'This hunt is over.'),
  },
  coffinMissing: { sentence: 'No coffin equipped!' },
  coffinEmpty: {
    values: (details) => details,
    sentence: ({ seconds }) => `Your coffin is ready ${inSeconds(seconds)}.`,
  },
  unknownItem: { sentence: 'There is no such item.' },
  unknownCurrency: { sentence: ({ currency }) => `currencies: there is no currency ${currency}.` },
  notForSale: { values: itemName, sentence: (_details, { item }) => `${item} is not for sale.` },
  notSellable: { values: itemName, sentence: (_details, { item }) => `Nobody buys ${item}.` },
  amountInvalid: {
    values: (details, names): RefusalValues =>
      'limit' in details ? { limit: details.limit } : itemName(details, names),
    sentence: (details) =>
      'limit' in details
        ? `The amount must be a whole number from 1 to ${details.limit}.`
        : 'That is more than can be counted.',
  },
  cannotAfford: {
    values: ({ currency, missing }, names) => ({ currency: names.currency(currency), missing }),
    sentence: (_details, { currency }) => `You do not have enough ${currency}.`,
  },
  missingMaterials: {
    values: ({ itemId, missing }, names) => ({ item: names.item(itemId), missing }),
    sentence: (_details, { item }) => `You do not have enough ${item}.`,
  },
  alreadyOwned: {
    values: itemName,
    sentence: ({ itemId }, { item }, names) =>
      names.isCollection(itemId) ? `${item} is already claimed.` : `You already own ${item}, and there is only one.`,
  },
  xpTooLow: {
    values: (details, names): RefusalValues => ({
      ...('itemId' in details ? itemName(details, names) : { place: names.place(details) }),
      xp: details.requiredXp,
    }),
    sentence: (_details, { item, place, xp }) => `${item ?? place} requires ${xp} XP.`,
  },
  subscriptionTooLow: {
    values: ({ itemId, requiredSubscription }, names) => ({ item: names.item(itemId), level: requiredSubscription }),
    sentence: ({ requiredSubscription }, { item }) =>
      `${item} requires ${subscriptionNames[requiredSubscription] ?? 'a higher'} subscription.`,
  },
  notOwned: {
    values: itemName,
    sentence: ({ amount }, { item }) => `You do not own ${amount === undefined ? '' : 'that many '}${item}.`,
  },
  isEquipped: {
    values: itemName,
    sentence: ({ action }, { item }) =>
      action === 'equip'
        ? `${item} is already equipped.`
        : `${item} is equipped. Unequip it in every setup before you ${action} it.`,
  },
  itemLocked: {
    values: itemName,
    sentence: (_details, { item }) => `${item} is locked. Unlock it before you sell it.`,
  },
  tooManyLocks: {
    values: ({ limit }) => ({ limit }),
    sentence: ({ limit }) => `At most ${limit} items can be locked.`,
  },
  unknownRank: { sentence: 'There is no such rank.' },
  tooManyPins: {
    values: ({ limit }) => ({ limit }),
    sentence: ({ limit }) => `At most ${limit} items and ranks can be pinned.`,
  },
  notBait: { values: itemName, sentence: (_details, { item }) => `${item} is not a bait.` },
  notEquipment: { values: itemName, sentence: (_details, { item }) => `${item} cannot be equipped.` },
  notEquipped: {
    values: ({ itemId }, names) => ({ item: names.item(itemId, 'This item') }),
    sentence: (_details, { item }) => `${item} is not equipped.`,
  },
  slotLocked: {
    values: ({ slotType, stat, value }, names) => ({ slot: slotType, stat: names.stat(stat), value }),
    sentence: (_details, { slot, stat, value }) => `This ${slot} slot is locked: it needs ${stat} ${value}.`,
  },
  setupLocked: { values: ({ index }) => ({ setup: index + 1 }), sentence: 'This equipment setup is locked.' },
  unknownGround: { sentence: 'There is no such hunting ground.' },
  alreadyThere: {
    values: (details, names) => ({ place: names.place(details) }),
    sentence: (_details, { place }) => `You are already at ${place}.`,
  },
  keyMissing: {
    values: (details, names) => ({ place: names.place(details), item: names.item(details.keyId, 'a key') }),
    sentence: (_details, { place, item }) => `You need ${item} to enter ${place}.`,
  },
  combatOpen: { sentence: 'Finish your fight first.' },
  unknownMission: { sentence: 'This mission is not offered any more.' },
  missionCompleted: { sentence: 'You have completed a mission already; the next ones come with the new night.' },
  missionsRerolled: { sentence: 'You have already drawn new missions; the next ones come with the new night.' },
  noOtherMission: { sentence: 'There is no other mission for you.' },
  notACollection: { sentence: 'There is no such collection.' },
  trophiesMissing: {
    values: ({ collectionId, owned, needed }, names) => ({ item: names.item(collectionId), owned, needed }),
    sentence: ({ owned, needed }, { item }) => `${item} is not complete: you own ${owned} of ${needed} trophies.`,
  },
  autoHuntNotDue: { sentence: 'No auto-hunt is due yet.' },
  unknownNews: { sentence: 'There is no such news.' },
  noGift: { sentence: 'No gift came with this news.' },
  giftTaken: { values: itemName, sentence: (_details, { item }) => `You already took ${item}.` },

  // players
  gameClosed: {
    values: ({ opensAt }) => ({ opensAt: new Date(opensAt).toISOString() }),
    sentence: ({ opensAt }) => `The game opens on ${inBerlin.format(opensAt)} (Berlin time).`,
  },

  // accounts
  alreadyActivated: { sentence: 'Your account is already activated.' },
  emailInvalid: { sentence: 'Please enter a valid email address' },
  emailTaken: { sentence: 'There is already an account with this email address.' },
  loginFailed: { sentence: 'The username or the password is wrong.' },
  loginTooOld: {
    sentence: 'Your account has a second factor. Please log out and in again, and repeat this within 15 minutes.',
  },
  nameInvalid: {
    sentence: 'A username has 3 to 32 characters: letters, digits, single spaces, "_", "-" and ".".',
  },
  nameReserved: { sentence: 'This username is reserved for the staff of the site. Please choose another.' },
  nameTaken: { sentence: 'This username is already taken.' },
  nameUnknown: { sentence: 'Username not found' },
  notYours: { sentence: 'You can change only your own account.' },
  passwordExpired: { sentence: 'This password has expired. Please ask for a new one.' },
  passwordTooCommon: { sentence: 'This password is too easy to guess. Please choose another.' },
  passwordWrong: { sentence: 'The password is wrong.' },
  registrationClosed: {
    values: (details) => details,
    sentence: ({ opensAt }) => `Registration opens on ${inBerlin.format(opensAt)} (Berlin time).`,
  },
  codeInvalid: { sentence: 'The code is wrong, or was used before.' },
  passkeyInvalid: { sentence: 'This passkey does not belong to the account.' },
  ticketInvalid: { sentence: 'That took too long. Please start again.' },
  tooManyPasskeys: {
    values: (details) => details,
    sentence: ({ limit }) => `An account has at most ${limit} passkeys.`,
  },
  unknownPasskey: { sentence: 'There is no such passkey.' },
  unknownSession: { sentence: 'There is no such session.' },
  otherAccountLoggedIn: { sentence: 'You are logged in with another account.' },
  tokenExpired: { sentence: 'This activation link has expired. Please log in and ask for a new one.' },
  tokenInvalid: { sentence: ({ mail }) => invalidLinks[mail] },
  tooManyAttempts: {
    values: (details) => details,
    sentence: 'Too many failed logins for this account. Please try again later.',
  },

  // users
  unknownUser: { sentence: 'There is no such user.' },
  userChanged: { sentence: 'The user has been changed since you loaded it. Please load it again.' },
  adminRequired: { sentence: 'Only an admin may change roles, and accounts of staff.' },
  lastAdmin: { sentence: 'This is the only admin: make another account an admin first.' },
  reasonRequired: { sentence: 'reason: is required.' },
  notBanned: { sentence: 'This account is not banned.' },
  noSecondFactor: { sentence: 'The account has no second factor.' },
  ownAccount: { sentence: 'You change your own second factor in your profile.' },
  tooManyMails: {
    values: (details) => details,
    sentence: 'Too many emails were sent to this account. Please try again in an hour.',
  },

  // settings
  unknownSetting: { sentence: ({ keys }) => `key: must be one of ${keys.join(', ')}.` },
  invalidValue: {
    sentence: (details) =>
      details.key === 'autoHuntBacklogHours'
        ? `value: must be a whole number from 0 to ${details.max}.`
        : 'value: must be the ids of a region and of one of its hunting grounds, joined by two underscores.',
  },
  // payments
  unknownPackage: { sentence: 'There is no such package.' },
  notSoldNow: { sentence: 'This package is not sold this month.' },
  levelNotHigher: { sentence: 'There is an active subscription of this level or a higher one.' },
  needsSubscription: {
    values: ({ requiredSubscription }) => ({ level: requiredSubscription }),
    sentence: ({ requiredSubscription }) =>
      `This package requires ${subscriptionNames[requiredSubscription] ?? 'a higher'} subscription.`,
  },
  alreadyBought: { sentence: 'This can be bought only once, and the player already has it.' },
  unknownRecipient: { sentence: 'There is no such player.' },
  recipientSubscribes: { sentence: 'This player already pays for a subscription, which a gift must not end.' },
  paymentsClosed: { sentence: 'Nothing can be bought on this site.' },
  unknownPayment: { sentence: 'There is no such payment.' },
  notCancellable: { sentence: 'This is not a subscription that can be cancelled.' },
  notRefundable: { sentence: 'This charge cannot be refunded.' },
}

type Where = Pick<Context, 'app' | 'language'>

/** A table's row belongs to the refusal's code, which the compiler cannot see through a union. */
const wordingOf = ({ code }: OperationRefusal): Wording<object> => wordings[code] as Wording<object>

function valuesIn(refusal: OperationRefusal, names: Names): RefusalValues {
  return wordingOf(refusal).values?.(refusal.details, names) ?? {}
}

/** What a translation of the refusal needs; names are in the language of the call. */
export const refusalValues = (refusal: OperationRefusal, context: Where): RefusalValues =>
  valuesIn(refusal, namesIn(releaseFor(context)))

/** The refusal in English, with names in the language of the call. */
export function refusalSentence(refusal: OperationRefusal, context: Where): string {
  const { sentence } = wordingOf(refusal)
  if (typeof sentence === 'string') return sentence
  const names = namesIn(releaseFor(context))
  return sentence(refusal.details, valuesIn(refusal, names), names)
}

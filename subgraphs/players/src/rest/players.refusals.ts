import { releaseFor } from '@sanguine/catalogue'
import type { Context, Sentence } from '@sanguine/kernel'
import { inBerlinTime, type RefusalSentences, restRefusals } from '@sanguine/kernel/rest'
import type { Id } from '@sanguine/rules'
import type { PlayerRefusal } from '../change/change-player'

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

const inSeconds = (seconds: number): Sentence => ({
  en: `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  de: `in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`,
})

const subscriptionNames: readonly Sentence[] = [
  { en: 'no', de: 'kein Abonnement' },
  { en: 'a silver', de: 'ein Silber-Abonnement' },
  { en: 'a gold', de: 'ein Gold-Abonnement' },
  { en: 'a platinum', de: 'ein Platin-Abonnement' },
]

/** A level with its article, such as `a gold`; in German with its noun, since the two are one word. */
export const subscriptionName = (level: number): Sentence =>
  subscriptionNames[level] ?? { en: 'a higher', de: 'ein höheres Abonnement' }

const inGerman = (value: number): string => value.toLocaleString('de-DE')

/** The sentences of the refusals of a player's actions. */
export const playerRefusals: RefusalSentences<PlayerRefusal> = {
  huntTooEarly: ({ seconds }) => ({
    en: `You can hunt again ${inSeconds(seconds).en}.`,
    de: `Du kannst ${inSeconds(seconds).de} wieder jagen.`,
  }),
  noBait: { en: 'No bait equipped!', de: 'Kein Köder angelegt!' },
  noEnemy: {
    en: 'There is nothing to hunt here. Travel to another hunting ground.',
    de: 'Hier gibt es nichts zu jagen. Reise zu einem anderen Jagdgrund.',
  },
  roundTooHigh: ({ next }) => ({ en: `The next round is ${next}.`, de: `Die nächste Runde ist die ${next}.` }),
  noOpenCombat: ({ round }) =>
    round === undefined
      ? { en: 'There is no fight to continue.', de: 'Es gibt keinen Kampf, den du fortsetzen kannst.' }
      : { en: 'This hunt is over.', de: 'Diese Jagd ist vorbei.' },
  coffinMissing: { en: 'No coffin equipped!', de: 'Du hast keinen Sarg angelegt.' },
  coffinEmpty: ({ seconds }) => ({
    en: `Your coffin is ready ${inSeconds(seconds).en}.`,
    de: `Dein Sarg ist ${inSeconds(seconds).de} bereit.`,
  }),
  unknownItem: { en: 'There is no such item.', de: 'Diesen Gegenstand gibt es nicht.' },
  unknownCurrency: ({ currency }) => ({
    en: `currencies: there is no currency ${currency}.`,
    de: `currencies: Die Währung ${currency} gibt es nicht.`,
  }),
  notForSale: ({ itemId }, context) => {
    const name = itemName(context, itemId)
    return { en: `${name} is not for sale.`, de: `„${name}“ steht nicht zum Verkauf.` }
  },
  notSellable: ({ itemId }, context) => {
    const name = itemName(context, itemId)
    return { en: `Nobody buys ${name}.`, de: `Niemand kauft „${name}“.` }
  },
  amountInvalid: (details) =>
    'limit' in details
      ? {
          en: `The amount must be a whole number from 1 to ${details.limit}.`,
          de: `Die Menge muss eine ganze Zahl von 1 bis ${inGerman(details.limit)} sein.`,
        }
      : { en: 'That is more than can be counted.', de: 'Das ist mehr, als sich zählen lässt.' },
  cannotAfford: ({ currency }, context) => {
    const name = currencyName(context, currency)
    return { en: `You do not have enough ${name}.`, de: `Dafür reicht es nicht: Dir fehlt ${name}.` }
  },
  missingMaterials: ({ itemId }, context) => {
    const name = itemName(context, itemId)
    return { en: `You do not have enough ${name}.`, de: `Dir fehlt Material: ${name}.` }
  },
  alreadyOwned: ({ itemId }, context) => {
    const name = itemName(context, itemId)
    return releaseFor(context).items.get(itemId)?.type === 'collection'
      ? { en: `${name} is already claimed.`, de: `„${name}“ hast du schon eingefordert.` }
      : {
          en: `You already own ${name}, and there is only one.`,
          de: `„${name}“ besitzt du schon, und davon gibt es nur eins.`,
        }
  },
  xpTooLow: ({ requiredXp, ...thing }, context) => {
    const name = 'itemId' in thing ? itemName(context, thing.itemId) : placeName(context, thing)
    return { en: `${name} requires ${requiredXp} XP.`, de: `„${name}“ verlangt ${inGerman(requiredXp)} EP.` }
  },
  subscriptionTooLow: ({ itemId, requiredSubscription }, context) => {
    const [name, subscription] = [itemName(context, itemId), subscriptionName(requiredSubscription)]
    return { en: `${name} requires ${subscription.en} subscription.`, de: `„${name}“ verlangt ${subscription.de}.` }
  },
  notOwned: ({ itemId, amount }, context) => {
    const name = itemName(context, itemId)
    return amount === undefined
      ? { en: `You do not own ${name}.`, de: `„${name}“ besitzt du nicht.` }
      : { en: `You do not own that many ${name}.`, de: `So viele besitzt du nicht: ${name}.` }
  },
  isEquipped: ({ itemId, action }, context) => {
    const name = itemName(context, itemId)
    return action === 'equip'
      ? { en: `${name} is already equipped.`, de: `„${name}“ ist schon angelegt.` }
      : {
          en: `${name} is equipped. Unequip it in every setup before you ${action} it.`,
          de: `„${name}“ ist angelegt. Lege es erst in jedem Satz ab.`,
        }
  },
  itemLocked: ({ itemId }, context) => {
    const name = itemName(context, itemId)
    return {
      en: `${name} is locked. Unlock it before you sell it.`,
      de: `„${name}“ ist gesperrt. Entsperre es, bevor du es verkaufst.`,
    }
  },
  tooManyLocks: ({ limit }) => ({
    en: `At most ${limit} items can be locked.`,
    de: `Höchstens ${limit} Gegenstände lassen sich sperren.`,
  }),
  unknownRank: { en: 'There is no such rank.', de: 'Diesen Rang gibt es nicht.' },
  tooManyPins: ({ limit }) => ({
    en: `At most ${limit} items and ranks can be pinned.`,
    de: `Höchstens ${limit} Gegenstände und Ränge lassen sich anheften.`,
  }),
  notBait: ({ itemId }, context) => {
    const name = itemName(context, itemId)
    return { en: `${name} is not a bait.`, de: `„${name}“ ist kein Köder.` }
  },
  notEquipment: ({ itemId }, context) => {
    const name = itemName(context, itemId)
    return { en: `${name} cannot be equipped.`, de: `„${name}“ lässt sich nicht anlegen.` }
  },
  notEquipped: ({ itemId }, context) => ({
    en: `${itemName(context, itemId, 'This item')} is not equipped.`,
    de: `„${itemName(context, itemId, 'Dieser Gegenstand')}“ ist nicht angelegt.`,
  }),
  slotLocked: ({ slotType, stat, value }, context) => {
    const name = statName(context, stat)
    return {
      en: `This ${slotType} slot is locked: it needs ${name} ${value}.`,
      de: `Dieser Platz ist verschlossen: Er braucht ${name} ${inGerman(value)}.`,
    }
  },
  setupLocked: { en: 'This equipment setup is locked.', de: 'Dieser Ausrüstungssatz ist noch verschlossen.' },
  unknownGround: { en: 'There is no such hunting ground.', de: 'Diesen Jagdgrund gibt es nicht.' },
  alreadyThere: (place, context) => {
    const name = placeName(context, place)
    return { en: `You are already at ${name}.`, de: `Du bist schon hier: ${name}.` }
  },
  keyMissing: ({ keyId, ...place }, context) => {
    const name = placeName(context, place)
    return {
      en: `You need ${itemName(context, keyId, 'a key')} to enter ${name}.`,
      de: `Verschlossen: ${name}. Dir fehlt: ${itemName(context, keyId, 'ein Schlüssel')}.`,
    }
  },
  combatOpen: { en: 'Finish your fight first.', de: 'Beende erst deinen Kampf.' },
  unknownMission: { en: 'This mission is not offered any more.', de: 'Diesen Auftrag gibt es nicht mehr.' },
  missionCompleted: {
    en: 'You have completed a mission already; the next ones come with the new night.',
    de: 'Du hast schon einen Auftrag erfüllt; die nächsten kommen mit der neuen Nacht.',
  },
  missionsRerolled: {
    en: 'You have already drawn new missions; the next ones come with the new night.',
    de: 'Du hast schon neue Aufträge gezogen; die nächsten kommen mit der neuen Nacht.',
  },
  noOtherMission: { en: 'There is no other mission for you.', de: 'Für dich gibt es keinen anderen Auftrag.' },
  notACollection: { en: 'There is no such collection.', de: 'Diese Sammlung gibt es nicht.' },
  trophiesMissing: ({ collectionId, owned, needed }, context) => {
    const name = itemName(context, collectionId)
    return {
      en: `${name} is not complete: you own ${owned} of ${needed} trophies.`,
      de: `„${name}“ ist nicht vollständig: Du besitzt ${owned} von ${needed} Trophäen.`,
    }
  },
  autoHuntNotDue: { en: 'No auto-hunt is due yet.', de: 'Noch ist keine Auto-Jagd fällig.' },
  unknownNews: { en: 'There is no such news.', de: 'Diese Neuigkeit gibt es nicht.' },
  noGift: { en: 'No gift came with this news.', de: 'Zu dieser Neuigkeit gibt es kein Geschenk.' },
  giftTaken: ({ itemId }, context) => {
    const name = itemName(context, itemId)
    return { en: `You already took ${name}.`, de: `„${name}“ hast du schon angenommen.` }
  },
  gameClosed: ({ opensAt }) => ({
    en: `The game opens on ${inBerlinTime(opensAt).en}.`,
    de: `Das Spiel öffnet am ${inBerlinTime(opensAt).de}.`,
  }),
}

export const refusals = restRefusals(playerRefusals)

export const { refusalSentence, toWireRefusal, toWireResult } = refusals

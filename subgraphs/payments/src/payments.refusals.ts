import { restRefusals } from '@sanguine/kernel/rest'
import { subscriptionName } from '@sanguine/players/rest'
import type { PaymentRefusal } from './payment-refusal'

export const refusals = restRefusals<PaymentRefusal>({
  unknownPackage: { en: 'There is no such package.', de: 'Dieses Paket gibt es nicht.' },
  notSoldNow: { en: 'This package is not sold this month.', de: 'Dieses Paket gibt es in diesem Monat nicht.' },
  levelNotHigher: {
    en: 'There is an active subscription of this level or a higher one.',
    de: 'Es läuft schon ein Abonnement dieser oder einer höheren Stufe.',
  },
  needsSubscription: ({ requiredSubscription }) => ({
    en: `This package requires ${subscriptionName(requiredSubscription).en} subscription.`,
    de: `Dieses Paket verlangt ${subscriptionName(requiredSubscription).de}.`,
  }),
  alreadyBought: {
    en: 'This can be bought only once, and the player already has it.',
    de: 'Das kann man nur einmal kaufen, und der Spieler hat es schon.',
  },
  unknownRecipient: { en: 'There is no such player.', de: 'Diesen Spieler gibt es nicht.' },
  recipientSubscribes: {
    en: 'This player already pays for a subscription, which a gift must not end.',
    de: 'Dieser Spieler bezahlt schon selbst ein Abonnement, das ein Geschenk nicht beenden darf.',
  },
  paymentsClosed: { en: 'Nothing can be bought on this site.', de: 'Auf dieser Seite kann nichts gekauft werden.' },
  unknownPayment: { en: 'There is no such payment.', de: 'Diese Zahlung gibt es nicht.' },
  adminRequired: {
    en: 'Only an admin may change roles, and accounts of staff.',
    de: 'Rollen und Konten des Teams kann nur die Administration ändern.',
  },
  notCancellable: {
    en: 'This is not a subscription that can be cancelled.',
    de: 'Das ist kein Abonnement, das gekündigt werden kann.',
  },
  notRefundable: { en: 'This charge cannot be refunded.', de: 'Diese Abbuchung kann nicht erstattet werden.' },
})

export const { refusalSentence } = refusals

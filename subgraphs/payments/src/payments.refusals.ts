import { restRefusals } from '@sanguine/kernel/rest'
import { subscriptionName } from '@sanguine/players/rest'
import type { PaymentRefusal } from './payment-refusal'

export const { refusalSentence } = restRefusals<PaymentRefusal>({
  unknownPackage: 'There is no such package.',
  notSoldNow: 'This package is not sold this month.',
  levelNotHigher: 'There is an active subscription of this level or a higher one.',
  needsSubscription: ({ requiredSubscription }) =>
    `This package requires ${subscriptionName(requiredSubscription)} subscription.`,
  alreadyBought: 'This can be bought only once, and the player already has it.',
  unknownRecipient: 'There is no such player.',
  recipientSubscribes: 'This player already pays for a subscription, which a gift must not end.',
  paymentsClosed: 'Nothing can be bought on this site.',
  unknownPayment: 'There is no such payment.',
  adminRequired: 'Only an admin may change roles, and accounts of staff.',
  notCancellable: 'This is not a subscription that can be cancelled.',
  notRefundable: 'This charge cannot be refunded.',
})

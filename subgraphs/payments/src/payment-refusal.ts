import type { RefusalsOf, Result } from '@sanguine/kernel'

type NoDetails = Readonly<Record<never, never>>

/** Why nothing was bought, cancelled or refunded. */
export type PaymentRefusal = RefusalsOf<{
  unknownPackage: NoDetails
  notSoldNow: NoDetails
  levelNotHigher: NoDetails
  /** 1 silver, 2 gold, 3 platinum */
  needsSubscription: { readonly requiredSubscription: number }
  alreadyBought: NoDetails
  unknownRecipient: NoDetails
  recipientSubscribes: NoDetails
  paymentsClosed: NoDetails
  unknownPayment: NoDetails
  adminRequired: NoDetails
  notCancellable: NoDetails
  notRefundable: NoDetails
}>

export type PaymentResult<Value> = Result<Value, PaymentRefusal>

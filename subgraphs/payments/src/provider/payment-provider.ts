import { unavailable } from '@sanguine/kernel'

/** Amounts are whole US cents, times milliseconds since the epoch. */
export interface ProviderCapture {
  readonly captureId: string
  readonly cents: number
  readonly currency: string
  readonly refundedCents: number
  readonly status: 'pending' | 'completed' | 'partiallyRefunded' | 'refunded' | 'reversed' | 'failed'
  readonly at: number
}

interface ProviderRecord {
  readonly providerId: string
  /** the payment that it was created for; null if it was not created here */
  readonly paymentId: string | null
  /** address at which the buyer approves it; null if that is not possible any more */
  readonly approveUrl: string | null
  readonly captures: readonly ProviderCapture[]
}

export interface ProviderOrder extends ProviderRecord {
  readonly status: 'created' | 'approved' | 'declined' | 'completed' | 'voided'
}

export interface ProviderSubscription extends ProviderRecord {
  readonly status: 'approvalPending' | 'active' | 'suspended' | 'cancelled' | 'expired'
}

export interface NewOrder {
  /** also the idempotency key: a repeat returns the same order */
  readonly paymentId: string
  /** the purchase, in the language of the buyer */
  readonly description: string
  readonly cents: number
  readonly returnUrl: string
  readonly cancelUrl: string
}

export interface NewSubscription extends NewOrder {
  readonly packageId: string
  /** the package, with the same name for all its buyers */
  readonly packageName: string
  /** `cents` is the first charge, at the approval; 0 for none */
  readonly monthlyCents: number
  /** time of the first monthly charge */
  readonly startsAt: number
}

/** A charge that the provider booked for the site and that was not given back in full. */
export interface ProviderCharge extends Pick<ProviderCapture, 'captureId' | 'cents'> {
  readonly paymentId: string
}

/** A time that the provider did not search, both ends included. */
export interface UnsearchedTime {
  readonly from: number
  readonly to: number
  /** a sentence that says why, and what to do */
  readonly reason: string
}

/** The result of a search for charges. */
export interface ProviderCharges {
  readonly charges: readonly ProviderCharge[]
  /** the earliest first; empty if the provider searched all */
  readonly unsearched: readonly UnsearchedTime[]
}

/** A call of the payment provider over HTTP, as its signature covers it. */
export interface WebhookCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/**
 * The service that takes the money. Calls may be repeated: nothing is created, charged or refunded twice. They throw
 * `ProviderProblem`.
 */
export interface PaymentProvider {
  readonly name: 'paypal' | 'sandbox'
  createOrder(order: NewOrder): Promise<ProviderOrder>
  /** Charges an order that was approved. */
  captureOrder(providerId: string, paymentId: string): Promise<ProviderOrder>
  /** Null if there is none. */
  readOrder(providerId: string): Promise<ProviderOrder | null>
  createSubscription(subscription: NewSubscription): Promise<ProviderSubscription>
  /** The subscription with its charges since a moment. Null if there is none. */
  readSubscription(providerId: string, since: number): Promise<ProviderSubscription | null>
  /** Does nothing if it has ended already. */
  cancelSubscription(providerId: string): Promise<void>
  /** Refunds a charge in full. */
  refund(captureId: string): Promise<void>
  /** The state of a charge of an order. Null if there is no such charge. */
  readCapture(captureId: string): Promise<ProviderCapture['status'] | null>
  /**
   * The charges since a moment. A charge may belong to a payment that is not in the books. A failure throws nothing: the
   * times that were not searched are named.
   */
  listCharges(since: number): Promise<ProviderCharges>
  /** Whether the call was made by the provider. */
  verifyWebhook(call: WebhookCall): Promise<boolean>
}

/** The payment provider could not be called, or refused the call. */
export class ProviderProblem extends Error {
  override name = 'ProviderProblem'
}

/** A call cannot be served, since the payment provider failed with a `ProviderProblem`. */
export const providerUnavailable = () =>
  unavailable({
    en: 'The payment provider cannot be reached. Please try again in a few minutes.',
    de: 'Der Zahlungsdienst ist nicht erreichbar. Bitte versuche es in ein paar Minuten noch einmal.',
  })

/** Fields by type that have a resolver and no `@cost`: they only use data that is loaded. See `Domain.freeFields`. */
export const freeFields: Readonly<Record<string, string>> = {
  ActiveSubscription: 'level',
  PackageOffer: 'notGiven',
  Payment: 'items',
  PaymentCharge: 'missing',
  Player: 'subscription',
  PurchaseEntry: 'happenedAt isGift items',
}

import type { GamePackageFragment, GamePaymentFragment } from '../generated/documents'
import { anImage, anItem } from './builders'

type Offer = NonNullable<GamePackageFragment['offer']>
type Refusal = NonNullable<Offer['refusal']>

/** The offer of a package that can be bought for three dollars. */
export const anOffer = (overrides: Partial<Offer> = {}): Offer => ({
  recipient: null,
  firstCharge: { cents: 300 },
  startsAt: null,
  isPlayMoney: false,
  notGiven: [],
  refusal: null,
  ...overrides,
})

/** The offer of a package that cannot be bought. */
export const refusedOffer = (code: Refusal['code'], requiredSubscription: Refusal['requiredSubscription'] = null) =>
  anOffer({ firstCharge: null, refusal: { __typename: 'BuyPackageUserError', code, requiredSubscription } })

/** A diamond deal of three dollars. */
export const aPackage = (overrides: Partial<GamePackageFragment> = {}): GamePackageFragment => ({
  id: 'tear',
  name: 'A Single Tear',
  flavorText: 'It was an accident.',
  category: 'DIAMOND_DEAL_1',
  subscriptionLevel: null,
  price: { cents: 300 },
  month: null,
  image: anImage,
  items: [{ amount: 2, item: anItem({ id: 'diamond', name: 'Sanguine Diamond' }) }],
  offer: anOffer(),
  ...overrides,
})

/** A payment that was made and not approved. */
export const aPayment = (overrides: Partial<GamePaymentFragment> = {}): GamePaymentFragment => ({
  id: 'payment-1',
  packageId: 'tear',
  packageName: 'A Single Tear',
  subscriptionLevel: null,
  status: 'CREATED',
  createdAt: '2025-04-16T10:00:00.000Z',
  approveUrl: 'https://pay.example/1',
  isCancellable: false,
  firstCharge: { cents: 300 },
  monthlyCharge: null,
  renewsAt: null,
  isGift: false,
  recipient: null,
  charges: [],
  ...overrides,
})

/** A silver subscription that was paid until the end of April. */
export const aSubscriptionPayment = (overrides: Partial<GamePaymentFragment> = {}): GamePaymentFragment =>
  aPayment({
    id: 'payment-2',
    packageId: 'silver',
    packageName: 'Silver Circle',
    subscriptionLevel: 'SILVER',
    status: 'ACTIVE',
    approveUrl: null,
    isCancellable: true,
    monthlyCharge: { cents: 500 },
    renewsAt: '2025-04-30T22:00:00.000Z',
    charges: [
      {
        id: 'charge-1',
        amount: { cents: 250 },
        refunded: { cents: 0 },
        status: 'COMPLETED',
        paidAt: '2025-04-16T10:01:00.000Z',
        periodEndsAt: '2025-04-30T22:00:00.000Z',
      },
    ],
    ...overrides,
  })

/** A page with all of a player's payments. */
export const paymentsOf = (...nodes: readonly GamePaymentFragment[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
})

import type { AdminPaymentFragment } from '../../generated/documents'

export type Charge = AdminPaymentFragment['charges'][number]

/** Whether money of the charge can still be given back. */
export const isRefundable = ({ status }: Charge): boolean => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED'

/** The items that were already gone when the purchase was taken back. */
export const missingText = ({ missing }: Charge): string =>
  missing.map(({ item, amount }) => `${item.name} ×${amount}`).join(', ')

/** An amount of US cents as the language writes it. */
export const usd = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
    cents / 100,
  )

import type { AdminPaymentFragment } from '../../generated/documents'

export type Charge = AdminPaymentFragment['charges'][number]

/** Whether money of the charge can still be given back. */
export const isRefundable = ({ status }: Charge): boolean => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED'

/** The items that were already gone when the purchase was taken back. */
export const missingText = ({ missing }: Charge): string =>
  missing.map(({ item, amount }) => `${item.name} ×${amount}`).join(', ')

import type { VisitorCheckPaymentMutation } from '../../generated/documents'

type CheckedPayment = NonNullable<VisitorCheckPaymentMutation['checkPayment']>

/** Where a payment stands for its buyer. */
export interface PaymentState {
  readonly step: 'waiting' | 'done' | 'declined' | 'over' | 'refunded' | 'unknown' | 'failed'
  /** for whom it was bought; null where that is the buyer */
  readonly recipientName: string | null
  /** where it is approved; null unless that is possible now */
  readonly approveUrl: string | null
}

const nothing = { recipientName: null, approveUrl: null }

export const waiting: PaymentState = { step: 'waiting', ...nothing }
export const failed: PaymentState = { step: 'failed', ...nothing }

const steps: Partial<Record<NonNullable<CheckedPayment['status']>, PaymentState['step']>> = {
  CANCELLED: 'over',
  DECLINED: 'declined',
  EXPIRED: 'over',
  REFUNDED: 'refunded',
  REVERSED: 'refunded',
}

export function paymentStateOf({
  isCompleted,
  status,
  recipientName,
  approveUrl,
  userErrors,
}: CheckedPayment): PaymentState {
  if (userErrors.length > 0) return { step: 'unknown', ...nothing }
  const step = isCompleted ? 'done' : ((status && steps[status]) ?? 'waiting')
  return { step, recipientName, approveUrl }
}

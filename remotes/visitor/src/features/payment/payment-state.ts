import type { VisitorCheckPaymentMutation } from '../../generated/documents'

type CheckedPayment = NonNullable<VisitorCheckPaymentMutation['checkPayment']>

/** The state of a payment as its buyer sees it. */
export interface PaymentState {
  readonly step: 'waiting' | 'done' | 'declined' | 'over' | 'duplicate' | 'refunded' | 'unknown' | 'failed'
  /** for whom it was bought; null where that is the buyer */
  readonly recipientName: string | null
  /** when a subscription is charged first that goes on after one that was cancelled; null of everything else */
  readonly firstChargeAt: string | null
  /** where it is approved; null unless that is possible now */
  readonly approveUrl: string | null
}

const nothing = { recipientName: null, firstChargeAt: null, approveUrl: null }

export const waiting: PaymentState = { step: 'waiting', ...nothing }
export const failed: PaymentState = { step: 'failed', ...nothing }
export const unknown: PaymentState = { step: 'unknown', ...nothing }

/** Whether an address can name a payment at all: of one that was cut off or mistyped nothing needs to be asked. */
export const isPaymentId = (id: string): boolean => /^[0-9a-f]{24}$/i.test(id)

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
  isDuplicate,
  recipient,
  firstChargeAt,
  approveUrl,
  userErrors,
}: CheckedPayment): PaymentState {
  if (userErrors.length > 0) return unknown
  const open = isDuplicate ? 'duplicate' : ((status && steps[status]) ?? 'waiting')
  const step = isCompleted ? 'done' : open
  return { step, recipientName: recipient?.name ?? null, firstChargeAt, approveUrl }
}

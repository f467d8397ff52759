import type { Capture, PaymentDocument, PaymentStatus } from './payments.model'
import type { ProviderCapture } from './provider/payment-provider'

/** The statuses of a payment that can still be approved or charged. */
export const open: readonly PaymentStatus[] = ['created', 'approvalPending', 'declined']
/** The statuses of a subscription that is charged. */
export const running: readonly PaymentStatus[] = ['active', 'suspended']
const all: readonly PaymentStatus[] = [...open, ...running, 'completed', 'cancelled', 'expired', 'refunded', 'reversed']

/**
 * The statuses that each status may follow. One gateway's read at the provider may be older than another's write, so no
 * status leads back. Money that was paid counts even after the approval has expired here.
 */
const former: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['created'],
  approvalPending: ['approvalPending'],
  declined: ['created', 'declined'],
  active: ['approvalPending', 'expired', ...running],
  suspended: ['approvalPending', ...running],
  completed: [...open, 'expired', 'cancelled', 'completed'],
  cancelled: [...open, ...running, 'cancelled', 'expired'],
  expired: [...open, ...running, 'expired'],
  refunded: all.filter((status) => status !== 'reversed'),
  reversed: all,
}

export const formerStatuses = (status: PaymentStatus): readonly PaymentStatus[] => former[status]

/** Whether the money was given back. */
export const isGone = ({ status }: Pick<ProviderCapture, 'status'>): boolean =>
  status === 'refunded' || status === 'reversed'

/** Whether the buyer can approve the payment now. */
export const isApprovable = (
  { status, approveBy, approveUrl }: Pick<PaymentDocument, 'status' | 'approveBy' | 'approveUrl'>,
  now: number,
): boolean => open.includes(status) && approveUrl !== null && now < approveBy

/** Whether the payment is a subscription that is charged. */
export const isRunning = ({ status }: Pick<PaymentDocument, 'status'>): boolean => running.includes(status)

/** Whether the player who gets it pays it, so that it is no gift. */
export const isOwn = ({ buyerId, recipientId }: Pick<PaymentDocument, 'buyerId' | 'recipientId'>): boolean =>
  buyerId === recipientId

/**
 * The ends of the paid periods of a subscription, in milliseconds since the epoch, without charges that were given
 * back.
 */
export const paidTimes = ({ captures }: Pick<PaymentDocument, 'captures'>): number[] =>
  captures.flatMap((capture) => (isGone(capture) || capture.paidUntil === null ? [] : [capture.paidUntil]))

/** Whether a subscription continues a cancelled one, so that nothing is charged when it is approved. */
export const isContinuation = ({ continuedCharge }: Pick<PaymentDocument, 'continuedCharge'>): boolean =>
  continuedCharge !== undefined

/** The end of the paid period of a subscription, its own or that of the one that it continues; 0 if none is paid. */
export const paidUntilEnd = (payment: Pick<PaymentDocument, 'captures' | 'continuedCharge' | 'startsAt'>): number =>
  Math.max(0, isContinuation(payment) ? (payment.startsAt ?? 0) : 0, ...paidTimes(payment))

/** Whether the player got the items, or the subscription continues a cancelled one. */
export const isCompleted = (payment: Pick<PaymentDocument, 'captures' | 'continuedCharge' | 'status'>): boolean =>
  payment.captures.some((capture) => capture.grantedAt !== null && !isGone(capture)) ||
  (isContinuation(payment) && isRunning(payment))

const statusOrder: readonly Capture['status'][] = ['completed', 'partiallyRefunded', 'refunded', 'reversed']

/** The statuses of a charge that may precede one: a later reading never leads back. */
export const earlierCaptureStatuses = (status: Capture['status']): readonly Capture['status'][] =>
  statusOrder.slice(0, statusOrder.indexOf(status) + 1)

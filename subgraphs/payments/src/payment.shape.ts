import { z } from 'zod'
import type { Payment } from './payment-repository'
import { isApprovable } from './payment-status'

const statusNames = {
  created: 'CREATED',
  approvalPending: 'APPROVAL_PENDING',
  active: 'ACTIVE',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  suspended: 'SUSPENDED',
  declined: 'DECLINED',
  refunded: 'REFUNDED',
  reversed: 'REVERSED',
} as const satisfies Record<Payment['status'], string>

export const paymentShape = z
  .object({
    id: z.string(),
    paymentId: z.string().describe('The same as `id`.'),
    packageId: z.string(),
    createdTimestamp: z.int().describe('A time in whole Unix seconds.'),
    paypalOrder: z
      .object({
        status: z.enum(Object.values(statusNames)).meta({ id: 'PaymentStatus' }),
        links: z
          .array(
            z
              .object({ rel: z.string(), href: z.string() })
              .meta({ id: 'PaymentLink', description: 'A link of a payment.' }),
          )
          .describe('The links of the payment. `approve` is present for 24 hours, while the payment can be approved.'),
      })
      .meta({ id: 'PaymentOrder', description: 'The state of the payment at the payment provider.' }),
    additionalInfo: z.string().describe("`buyForUser:` and the recipient's name for a gift; otherwise empty."),
  })
  .meta({ id: 'Payment', description: 'A purchase of a premium package with real money.' })

export const toWirePayment = (payment: Payment, now: number): z.input<typeof paymentShape> => ({
  id: payment.paymentId,
  paymentId: payment.paymentId,
  packageId: payment.purchased.packageId,
  createdTimestamp: Math.floor(payment.createdAt / 1000),
  paypalOrder: {
    status: statusNames[payment.status],
    links:
      isApprovable(payment, now) && payment.approveUrl !== null ? [{ rel: 'approve', href: payment.approveUrl }] : [],
  },
  additionalInfo: payment.additionalInfo,
})

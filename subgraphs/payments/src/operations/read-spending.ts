import { type Context, requirePermission } from '@sanguine/kernel'
import { listChargesOf } from '../payment-repository'

/** The money that an account has paid, in US cents. */
export interface Spending {
  /** all charges that were paid, without what was refunded or reversed */
  readonly total: number
  readonly refunded: number
  /** charges that the bank or the payment provider took back */
  readonly reversedChargeCount: number
}

/** Sums up the charges of an account's payments, gifts to others included. For staff who manage users. */
export async function readSpending(context: Context, accountId: string): Promise<Spending> {
  requirePermission(context, 'manageUsers')
  const charges = await listChargesOf(context.app, accountId)
  const kept = charges.filter(({ status }) => status !== 'reversed')
  const refunded = kept.reduce((sum, { refundedCents }) => sum + refundedCents, 0)
  return {
    total: kept.reduce((sum, { cents }) => sum + cents, 0) - refunded,
    refunded,
    reversedChargeCount: charges.length - kept.length,
  }
}

import { findAccount } from '@sanguine/accounts'
import { changesBetween, originOf, writeAuditEntry } from '@sanguine/audit'
import { connectionService } from '@sanguine/db'
import type { Context } from '@sanguine/kernel'
import type { Payment } from '../payment-repository'

type Fields = Parameters<typeof changesBetween>[0]

/** Writes an action of staff on a payment to the audit log, as a change of the buyer's account. */
export async function auditPayment(
  context: Context,
  { buyerId }: Payment,
  before: Fields,
  after: Fields,
  reason?: string,
): Promise<void> {
  const { app } = context
  const title = (await findAccount(app, buyerId))?.name ?? buyerId
  const entry = {
    origin: originOf(context),
    action: 'update',
    subject: { type: 'user', id: buyerId, title },
    changes: changesBetween(before, after),
    ...(reason !== undefined && { reason }),
  } as const
  await app.get(connectionService).transaction((session) => writeAuditEntry(app, entry, session))
}

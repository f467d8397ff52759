import type { AccountDetails } from '@sanguine/accounts'
import { type AuditSubject, changesBetween, type NewAuditEntry, originOf, writeAuditEntry } from '@sanguine/audit'
import type { Context } from '@sanguine/kernel'
import type { ClientSession } from 'mongoose'
import { patreonTypeOf } from './patreon-types'

const subjectOf = ({ accountId, name }: Pick<AccountDetails, 'accountId' | 'name'>): AuditSubject => ({
  type: 'user',
  id: accountId,
  title: name,
})

/** The fields of an account that are compared, by the names of the GraphQL API. */
const valuesOf = ({ name, email, role, patreonType }: AccountDetails) => ({
  name,
  email,
  role,
  patreonType: patreonTypeOf(patreonType),
})

/** Writes the differences to the audit log, in the transaction of an account's change. The reason is that of a ban. */
export async function auditAccountChange(
  context: Context,
  before: AccountDetails,
  after: AccountDetails,
  session: ClientSession,
): Promise<void> {
  const changes = changesBetween(valuesOf(before), valuesOf(after))
  const entry = { origin: originOf(context), action: 'update', subject: subjectOf(after), changes } as const
  await writeAuditEntry(context.app, { ...entry, reason: after.ban?.reason || null }, session)
}

/** Writes in the transaction of a deletion that the account was deleted; its address is not kept. */
export async function auditDeletion(context: Context, account: AccountDetails, session: ClientSession): Promise<void> {
  const entry = { origin: originOf(context), action: 'delete', subject: subjectOf(account), changes: [] } as const
  await writeAuditEntry(context.app, entry, session)
}

/** Writes in the transaction that ends sessions how many there were. */
export async function auditEndedSessions(
  context: Context,
  account: AccountDetails,
  endedCount: number,
  session: ClientSession,
): Promise<void> {
  await writeAuditEntry(context.app, auditOf(context, account, 'sessions', endedCount, 0), session)
}

/** Writes in the transaction that removes the second factors of an account that they are gone. */
export async function auditRemovedSecondFactors(
  context: Context,
  account: AccountDetails,
  session: ClientSession,
): Promise<void> {
  await writeAuditEntry(context.app, auditOf(context, account, 'hasSecondFactor', true, false), session)
}

/** An entry of one field. */
export const auditOf = (
  context: Context,
  account: Pick<AccountDetails, 'accountId' | 'name'>,
  field: string,
  before: unknown,
  after: unknown,
): NewAuditEntry => ({
  origin: originOf(context),
  action: 'update',
  subject: subjectOf(account),
  changes: changesBetween({ [field]: before }, { [field]: after }),
})

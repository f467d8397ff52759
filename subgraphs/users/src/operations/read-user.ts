import { type AccountDetails, findAccount, findAccountByName, listSessions, type OpenSession } from '@sanguine/accounts'
import { auditLogService } from '@sanguine/audit'
import { type Context, idSchema, parse, type Role, requirePermission } from '@sanguine/kernel'
import { readStates } from '@sanguine/players'
import type { PlayerState } from '@sanguine/rules'

/** An account, or null. For staff who manage users. Throws `invalidInput`. */
export async function readUser(context: Context, id: unknown): Promise<AccountDetails | null> {
  requirePermission(context, 'manageUsers')
  return findAccount(context.app, parse(idSchema, id, 'id'))
}

/** The account of exactly that name, in any case, or null. For staff who manage users. */
export async function readUserByName(context: Context, name: string): Promise<AccountDetails | null> {
  requirePermission(context, 'manageUsers')
  return findAccountByName(context.app, name)
}

/** The player of an account as it stands, or null before its first call. For staff who manage users. */
export async function readUserPlayer(context: Context, accountId: string): Promise<PlayerState | null> {
  requirePermission(context, 'manageUsers')
  return (await readStates(context.app, [accountId])).get(accountId) ?? null
}

/** The open sessions of an account, latest first. For staff who manage users. */
export async function listUserSessions(context: Context, accountId: string): Promise<readonly OpenSession[]> {
  requirePermission(context, 'manageUsers')
  return listSessions(context.app, accountId)
}

/** How often an account was banned, by the audit log. For staff who manage users. */
export async function countBans(context: Context, accountId: string): Promise<number> {
  requirePermission(context, 'manageUsers')
  return context.app.get(auditLogService).count({
    subjectTypes: ['user'],
    subjectId: accountId,
    changedTo: { field: 'role', after: JSON.stringify('banned' satisfies Role) },
  })
}

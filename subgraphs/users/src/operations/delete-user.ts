import { canChangeAccount } from '@sanguine/accounts'
import { type Context, err, idSchema, logSecurityEvent, ok, parse, requirePermission } from '@sanguine/kernel'
import { z } from 'zod'
import { beginDeletion } from '../deletion/begin-deletion'
import { refuseForAdmins } from '../user-access'
import { auditDeletion } from '../user-audit'
import type { UserResult } from '../user-refusal'

const inputSchema = z.object({ id: idSchema, revision: z.int('must be a whole number').nullish() })

export type DeleteUserInput = z.input<typeof inputSchema>

/**
 * Deletes an account with its sessions, mailed links, player and journal; its name and address are free at once. The
 * ledger and payments stay under the id only, the audit log under a pseudonym, and the counts of all players unchanged.
 * For staff who manage users. Throws `invalidInput`.
 */
export async function deleteUser(context: Context, input: DeleteUserInput): Promise<UserResult<string>> {
  const viewer = requirePermission(context, 'manageUsers')
  const { id, revision } = parse(inputSchema, input)
  const result = await beginDeletion(context.app, {
    accountId: id,
    decide: (account): UserResult<null> => {
      if (!canChangeAccount(viewer, account)) return refuseForAdmins(context)
      return revision != null && revision !== account.revision ? err('userChanged') : ok(null)
    },
    alongside: (account, session) => auditDeletion(context, account, session),
  })
  if (result.ok) logSecurityEvent(context, 'security.account.deleted', { accountId: id })
  return result
}

import { deleteAccount } from '@sanguine/accounts'
import { type Context, err, idSchema, logSecurityEvent, ok, parse, requirePermission } from '@sanguine/kernel'
import { endPlayer } from '@sanguine/players'
import { z } from 'zod'
import { userDeletionsService } from '../deletion/user-deletions.model'
import { mayChange, refuseForAdmins } from '../user-access'
import { auditDeletion } from '../user-audit'
import type { UserResult } from '../user-refusal'

const inputSchema = z.object({ id: idSchema, revision: z.int('must be a whole number').nullish() })

export type DeleteUserInput = z.input<typeof inputSchema>

/**
 * Deletes an account, and with it its sessions, mailed links, player and journal; its name and address are free at once.
 * What stays is the ledger, under the id alone, and what was counted of all players. The account goes in one transaction;
 * where the rest is interrupted, any gateway goes on with it. For staff who manage users. Throws `invalidInput`.
 */
export async function deleteUser(context: Context, input: DeleteUserInput): Promise<UserResult<string>> {
  const viewer = requirePermission(context, 'manageUsers')
  const { id, revision } = parse(inputSchema, input)
  const { app } = context
  const result = await deleteAccount(app, {
    accountId: id,
    decide: (account): UserResult<null> => {
      if (!mayChange(viewer, account)) return refuseForAdmins(context)
      return revision != null && revision !== account.revision ? err('userChanged') : ok(null)
    },
    alongside: async (account, session) => {
      await auditDeletion(context, account, session)
      const deletion = { _id: id, deletedAt: new Date(app.clock.now()) }
      await app.get(userDeletionsService).create([deletion], { session })
    },
  })
  if (!result.ok) return result
  logSecurityEvent(context, 'security.account.deleted', { accountId: id })
  try {
    await endPlayer(app, id)
  } catch (error) {
    app.log.error({ err: error, accountId: id }, 'The player of a deleted account is ended later.')
  }
  return ok(id)
}

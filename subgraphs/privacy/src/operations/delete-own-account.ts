import { type AccountChangeRefusal, type AccountRefusal, accountFields, confirmPassword } from '@sanguine/accounts'
import { type Context, logSecurityEvent, ok, parse, type Result, requireViewer } from '@sanguine/kernel'
import { beginDeletion } from '@sanguine/users'
import { z } from 'zod'

const inputSchema = z.object({ password: accountFields.password })

/**
 * Deletes the caller's account, as staff would. Its sessions end, its name and address are free, and its player and
 * journal are deleted. Running subscriptions end at the payment provider. The ledger and payments stay under the id
 * only, the audit log under a pseudonym. For any session. The only admin is refused. Throws `invalidInput`.
 */
export async function deleteOwnAccount(
  context: Context,
  input: unknown,
): Promise<Result<string, AccountRefusal | AccountChangeRefusal>> {
  const viewer = requireViewer(context)
  const { password } = parse(inputSchema, input)
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  const { accountId } = viewer
  const result = await beginDeletion(context.app, { accountId, decide: (): Result<null, never> => ok(null) })
  if (result.ok) logSecurityEvent(context, 'security.account.deleted', { reason: 'byOwner' })
  return result
}

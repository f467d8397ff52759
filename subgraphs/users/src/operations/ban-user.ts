import { type AccountDetails, type AccountFields, canChangeAccount, textSchema } from '@sanguine/accounts'
import { type Context, err, idSchema, ok, parse, requirePermission } from '@sanguine/kernel'
import { z } from 'zod'
import { refuseForAdmins } from '../user-access'
import { changeUser } from '../user-change'
import type { UserResult } from '../user-refusal'

const maxReasonLength = 500

const banSchema = z.object({
  id: idSchema,
  reason: textSchema(maxReasonLength).transform((reason) => reason.trim()),
})

export type BanUserInput = z.input<typeof banSchema>

/**
 * Bans an account: its owner sees the reason and can do nothing, on any gateway within a second. If the account is
 * banned already, the reason is replaced. For staff who manage users. Throws `invalidInput`.
 */
export async function banUser(context: Context, input: BanUserInput): Promise<UserResult<AccountDetails>> {
  const viewer = requirePermission(context, 'manageUsers')
  const { id, reason } = parse(banSchema, input)
  if (reason === '') return err('reasonRequired', {}, 'reason')
  const bannedAt = context.app.clock.now()
  return changeUser(context, {
    accountId: id,
    decide: (account): UserResult<AccountFields> => {
      const { role, ban } = account
      if (!canChangeAccount(viewer, account)) return refuseForAdmins(context)
      if (ban?.reason === reason) return ok({})
      if (ban) return ok({ ban: { ...ban, reason } })
      return role === 'banned' ? ok({}) : ok({ role: 'banned', ban: { reason, bannedAt, roleBefore: role } })
    },
  })
}

/** Lifts a ban: the account has the role from before. For staff who manage users. Throws `invalidInput`. */
export async function unbanUser(context: Context, input: { readonly id: string }): Promise<UserResult<AccountDetails>> {
  const viewer = requirePermission(context, 'manageUsers')
  const id = parse(idSchema, input.id, 'id')
  return changeUser(context, {
    accountId: id,
    decide: (account): UserResult<AccountFields> => {
      if (!canChangeAccount(viewer, account)) return refuseForAdmins(context)
      return account.ban ? ok({ role: account.ban.roleBefore, ban: null }) : err('notBanned')
    },
  })
}

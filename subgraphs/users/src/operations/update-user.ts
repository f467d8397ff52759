import {
  type AccountDetails,
  type AccountFields,
  canChangeAccount,
  checkEmail,
  checkName,
  isReservedName,
  mailActivation,
  textSchema,
} from '@sanguine/accounts'
import { type Context, err, idSchema, isStaff, ok, parse, requirePermission, type Viewer } from '@sanguine/kernel'
import { z } from 'zod'
import { refuseForAdmins } from '../user-access'
import { changeUser } from '../user-change'
import type { UserResult } from '../user-refusal'

const inputSchema = z.object({
  id: idSchema,
  revision: z.int('must be a whole number').nullish(),
  name: textSchema(200).nullish(),
  email: textSchema(400).nullish(),
  role: z.enum(['user', 'betaUser', 'support', 'editor', 'admin', 'notActivated', 'banned']).nullish(),
  patreonType: z.int('must be a whole number').min(0, 'must be from 0 to 5').max(5, 'must be from 0 to 5').nullish(),
})

/**
 * The changes of an account; fields that are left out or null stay unchanged. With `revision`, an account that was
 * changed since is refused.
 */
export type UpdateUserInput = z.input<typeof inputSchema>

/**
 * Changes an account's name, address, role or Patreon type. Only admins may change roles, except by a ban and its end.
 * Links mailed to a former address end; an account that is not active gets a new one. For staff who manage users.
 * Throws `invalidInput`.
 */
export async function updateUser(context: Context, input: UpdateUserInput): Promise<UserResult<AccountDetails>> {
  const viewer = requirePermission(context, 'manageUsers')
  const change = parse(inputSchema, input)
  let isEmailNew = false
  const result = await changeUser(context, {
    accountId: change.id,
    decide: (account) => decide(context, viewer, account, change),
    onChanged: (before, after) => {
      isEmailNew = before.email !== after.email
    },
  })
  if (result.ok && isEmailNew && result.value.role === 'notActivated') await mailActivation(context, change.id)
  return result
}

type Change = z.output<typeof inputSchema>

function decide(
  context: Context,
  viewer: Viewer,
  account: AccountDetails,
  { revision, name, email, role, patreonType }: Change,
): UserResult<AccountFields> {
  if (!canChangeAccount(viewer, account)) return refuseForAdmins(context)
  if (revision != null && revision !== account.revision) return err('userChanged')
  const checkedName = name == null || name === account.name ? ok(account.name) : checkName(name)
  if (!checkedName.ok) return err('nameInvalid', {}, 'name')
  if (checkedName.value !== account.name && !isStaff(role ?? account.role) && isReservedName(checkedName.value))
    return err('nameReserved', {}, 'name')
  const checkedEmail = email == null || email === account.email ? ok(account.email) : checkEmail(email)
  if (!checkedEmail.ok) return err('emailInvalid', {}, 'email')
  if (!mayGiveRole(viewer, account, role ?? account.role)) return refuseForAdmins(context, 'role')
  return ok({
    name: checkedName.value,
    email: checkedEmail.value,
    patreonType: patreonType ?? account.patreonType,
    ...roleFields(account, role ?? account.role, context.app.clock.now()),
  })
}

/** A ban, and its end with the role from before, are for all who manage users. */
const mayGiveRole = (viewer: Viewer, { role: before, ban }: AccountDetails, role: AccountDetails['role']): boolean =>
  viewer.role === 'admin' || role === before || role === 'banned' || role === ban?.roleBefore

function roleFields({ role: before }: AccountDetails, role: AccountDetails['role'], now: number): AccountFields {
  if (role === before) return {}
  if (role !== 'banned') return { role, ...(before === 'banned' && { ban: null }) }
  return before === 'banned' ? {} : { role, ban: { reason: '', bannedAt: now, roleBefore: before } }
}

import type { Language } from '@sanguine/kernel'
import type { AccountRecord } from '../accounts.model'
import { hasSecondFactor } from '../second-factors/second-factors'

/**
 * The details of an account for the administration: everything except its password. Times are milliseconds since the
 * epoch.
 */
export interface AccountDetails extends Pick<AccountRecord, 'name' | 'email' | 'role' | 'patreonType'> {
  readonly accountId: string
  /** language of the last login or purchase; null if unknown */
  readonly language: Language | null
  /** null unless the account is banned */
  readonly ban: AccountBan | null
  readonly registeredAt: number
  /** null before the mailed link was followed */
  readonly activatedAt: number | null
  /** time until which a mailed or printed password is valid; null for one that the owner chose */
  readonly passwordExpiresAt: number | null
  /** rises with every change of name, e-mail, role, ban or Patreon type */
  readonly revision: number
  /** whether a login needs more than the password */
  readonly hasSecondFactor: boolean
}

export interface AccountBan {
  /** shown to the account's owner; empty if none was given */
  readonly reason: string
  readonly bannedAt: number
  /** the role that the account has again after the ban */
  readonly roleBefore: Exclude<AccountRecord['role'], 'banned'>
}

/** An account that was banned by other means has no reason, and becomes a user after the ban. */
function banOf({ role, ban, registeredAt }: AccountRecord): AccountBan | null {
  if (role !== 'banned') return null
  if (!ban) return { reason: '', bannedAt: registeredAt.getTime(), roleBefore: 'user' }
  return { reason: ban.reason, bannedAt: ban.bannedAt.getTime(), roleBefore: ban.roleBefore }
}

export const detailsOf = (account: AccountRecord): AccountDetails => ({
  accountId: account._id.toHexString(),
  name: account.name,
  email: account.email,
  language: account.language ?? null,
  role: account.role,
  patreonType: account.patreonType,
  ban: banOf(account),
  registeredAt: account.registeredAt.getTime(),
  activatedAt: account.activatedAt?.getTime() ?? null,
  passwordExpiresAt: account.passwordExpiresAt?.getTime() ?? null,
  revision: account.revision ?? 0,
  hasSecondFactor: hasSecondFactor(account),
})

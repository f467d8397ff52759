import {
  type App,
  type Context,
  err,
  ok,
  originalLanguage,
  type Refusal,
  type RefusalsOf,
  type Result,
} from '@sanguine/kernel'
import { commitWithMails, deleteAccessMails, deleteMails } from '@sanguine/mail'
import type { ClientSession } from 'mongoose'
import { accountMail } from '../account-mails'
import {
  type AccountRecord,
  accountsService,
  emailFields,
  nameFields,
  ownsAddress,
  takenField,
} from '../accounts.model'
import { endPrograms, endRegisteredApps } from '../oauth/end-programs'
import { endOldSessions, logOldSessions } from '../sessions/end-old-sessions'
import { mailTokensService } from '../sessions/mail-tokens'
import { sessionsService } from '../sessions/sessions.model'
import { viewersService } from '../sessions/viewers'
import { type AccountBan, type AccountDetails, detailsOf } from './account-details'
import { accountDirectoryService } from './account-directory'
import { claimRemainingAdmin } from './remaining-admin'

/** The fields of an account that the administration can change. Fields that are left out stay unchanged. */
export interface AccountFields extends Partial<Pick<AccountRecord, 'name' | 'email' | 'role' | 'patreonType'>> {
  /** null if the account is not banned after the change */
  readonly ban?: AccountBan | null
}

type NoDetails = Readonly<Record<never, never>>

/** Why the administration could not change or delete an account. */
export type AccountChangeRefusal = RefusalsOf<{
  unknownUser: NoDetails
  /** the account is the only admin */
  lastAdmin: NoDetails
  nameTaken: NoDetails
  emailTaken: NoDetails
}>

export interface AccountChange<Refused extends Refusal> {
  readonly accountId: string
  /** Decides from the present account. Runs again if others changed the account in the meantime. */
  readonly decide: (account: AccountDetails) => Result<AccountFields, Refused>
  /** Writes what belongs to the change, in its transaction: both or neither. Not called if nothing changes. */
  readonly alongside: (before: AccountDetails, after: AccountDetails, session: ClientSession) => Promise<void>
}

/**
 * Changes an account for the administration. Every gateway knows the change within a second. After a change of the
 * address, links mailed to the former one and all sessions except that of the call end. A mail notifies the former
 * address, unless the account was never activated. An account that was registered with the address of another one is
 * only activated with an address of its own. For operations that have checked the permission.
 */
export async function changeAccount<Refused extends Refusal>(
  context: Context,
  { accountId, decide, alongside }: AccountChange<Refused>,
): Promise<Result<AccountDetails, Refused | AccountChangeRefusal>> {
  const { app } = context
  const accounts = app.get(accountsService)
  let endedCount = 0
  try {
    const result = await commitWithMails(app, async (session, queueMail) => {
      const stored = await accounts.findById(accountId).session(session).lean()
      if (!stored) return err('unknownUser')
      const before = detailsOf(stored)
      const decided = decide(before)
      if (!decided.ok) return decided
      const set = storedFields(app, stored, decided.value)
      if (Object.keys(set).length === 0) return ok(before)
      if (isActive(set.role) && !ownsAddress({ ...stored, ...set })) return err('emailTaken', {}, 'email')
      const losesAdmin = stored.role === 'admin' && (set.role ?? 'admin') !== 'admin'
      if (losesAdmin && !(await claimRemainingAdmin(app, accountId, session))) return err('lastAdmin')
      const changed = { ...set, changedAt: new Date(app.clock.now()), revision: before.revision + 1 }
      await accounts.updateOne({ _id: accountId }, { $set: changed }, { session })
      endedCount = set.emailKey ? await endAccess(context, stored, session) : 0
      if (set.role === 'banned') await endPrograms(app, accountId, session)
      if (set.email !== undefined && isMailed(stored)) {
        const language = stored.language ?? originalLanguage
        await queueMail(
          accountMail(app, { template: 'emailChangedByStaff', account: stored, language, value: set.email }),
        )
      }
      const after = detailsOf({ ...stored, ...changed })
      await alongside(before, after, session)
      return ok(after)
    })
    logOldSessions(context, accountId, endedCount)
    return result
  } catch (error) {
    const field = takenField(error)
    if (!field) throw error
    return field === 'name' ? err('nameTaken', {}, 'name') : err('emailTaken', {}, 'email')
  } finally {
    app.get(viewersService).forgetAccount(accountId)
  }
}

const isActive = (role: AccountRecord['role'] | undefined): boolean =>
  role !== undefined && role !== 'notActivated' && role !== 'banned'

/**
 * Whether the account gets mails about the change. An account that was never active gets none, because its address may
 * be a stranger's.
 */
const isMailed = (account: AccountRecord): boolean =>
  account.role !== 'notActivated' && account.email !== '' && ownsAddress(account)

/**
 * Ends links, waiting mails and sessions from before a new address, except the session of the call. Returns the number
 * of sessions.
 */
async function endAccess({ app, viewer }: Context, account: AccountRecord, session: ClientSession): Promise<number> {
  const accountId = account._id.toHexString()
  await app.get(mailTokensService).deleteMany({ accountId }, { session })
  await deleteAccessMails(app, accountId, session)
  return endOldSessions(app, account, viewer?.accountId === accountId ? viewer.sessionId : null, session)
}

/** The stored fields that differ from the wanted ones. */
function storedFields(app: App, stored: AccountRecord, fields: AccountFields): Partial<AccountRecord> {
  const { name, email, role, patreonType, ban } = fields
  const becomesActive = stored.role === 'notActivated' && role !== undefined && role !== 'banned'
  return {
    ...(name !== undefined && name !== stored.name && nameFields(name)),
    ...(email !== undefined &&
      email !== stored.email && {
        ...emailFields(email),
        credentialVersion: (stored.credentialVersion ?? 0) + 1,
      }),
    ...(role !== undefined && role !== stored.role && { role }),
    ...(patreonType !== undefined && patreonType !== stored.patreonType && { patreonType }),
    ...(ban !== undefined && { ban: ban && { ...ban, bannedAt: new Date(ban.bannedAt) } }),
    ...(becomesActive && role !== stored.role && { activatedAt: new Date(app.clock.now()) }),
  }
}

export interface AccountDeletion<Refused extends Refusal> {
  readonly accountId: string
  /** Decides from the present account. Runs again if others changed the account in the meantime. */
  readonly decide: (account: AccountDetails) => Result<null, Refused>
  /** Writes what belongs to the deletion, in its transaction: both or neither. */
  readonly alongside: (account: AccountDetails, session: ClientSession) => Promise<void>
}

/**
 * Deletes an account with its sessions, mails and mailed links in one transaction. From then on it cannot log in, and
 * its name and address are free. The owner gets a mail, unless the account was never activated. Other domains delete
 * their own data of the account. For operations that have checked the permission.
 */
export async function deleteAccount<Refused extends Refusal>(
  app: App,
  { accountId, decide, alongside }: AccountDeletion<Refused>,
): Promise<Result<AccountDetails, Refused | AccountChangeRefusal>> {
  const accounts = app.get(accountsService)
  const result = await commitWithMails(app, async (session, queueMail) => {
    const stored = await accounts.findById(accountId).session(session).lean()
    if (!stored) return err('unknownUser')
    const account = detailsOf(stored)
    const decided = decide(account)
    if (!decided.ok) return decided
    if (stored.role === 'admin' && !(await claimRemainingAdmin(app, accountId, session))) return err('lastAdmin')
    await accounts.deleteOne({ _id: accountId }, { session })
    await app.get(sessionsService).deleteMany({ accountId }, { session })
    await endPrograms(app, accountId, session)
    await endRegisteredApps(app, accountId, session)
    await app.get(mailTokensService).deleteMany({ accountId }, { session })
    await deleteMails(app, accountId, session)
    await alongside(account, session)
    if (isMailed(stored)) {
      const language = stored.language ?? originalLanguage
      await queueMail({
        ...accountMail(app, { template: 'accountDeleted', account: stored, language }),
        accountId: null,
      })
    }
    return ok(account)
  })
  app.get(viewersService).forgetAccount(accountId)
  if (result.ok) app.get(accountDirectoryService).forget(accountId)
  return result
}

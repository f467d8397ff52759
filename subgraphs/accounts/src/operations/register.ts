import {
  type App,
  addressKey,
  type Context,
  err,
  errOfAll,
  isStaff,
  ok,
  parse,
  type Result,
  type Role,
  roleNumbers,
} from '@sanguine/kernel'
import { Types, trusted } from 'mongoose'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { accountFields, checkEmail, checkName } from '../account-rules'
import {
  accountsService,
  borrowedEmailFields,
  emailFields,
  emailKeyOf,
  nameFields,
  takenField,
} from '../accounts.model'
import { limits, requireAttempt } from '../limits/attempts'
import { commitWithLinkMail } from '../link-mails'
import { isCommonDigest, isOwnDigest } from '../passwords/common-passwords'
import { passwordsService } from '../passwords/passwords'
import { isLookAlike, isReservedName } from '../reserved-names'

const inputSchema = z.object({
  username: accountFields.username,
  password: accountFields.password,
  email: accountFields.email,
})

/**
 * Creates an account that is not active yet and mails its activation link. Refuses with a reason for each field at
 * fault. The result is the same if the address belongs to another account: its owner gets a notice, and the new account
 * cannot be activated.
 */
export async function register(context: Context, input: unknown): Promise<Result<null, AccountRefusal>> {
  const { username, password, email } = parse(inputSchema, input)
  const { app } = context
  await requireAttempt(context, limits.registration, addressKey(context.address), {
    en: 'Too many registrations. Please try again later.',
    de: 'Zu viele Registrierungen. Bitte versuche es später noch einmal.',
  })
  const closed = registrationClosed(app)
  if (closed) return closed

  const [name, address] = [checkName(username), checkEmail(email)]
  const [validName, validEmail] = [name.ok ? name.value : null, address.ok ? address.value : null]
  const words = [validName, validEmail].filter((word) => word !== null)
  const isGuessable = isCommonDigest(password) || isOwnDigest(password, ...words)
  const reasons = [
    ...(await nameReasons(app, name)),
    ...(isGuessable ? [refusals.password.refusal] : []),
    ...(address.ok ? [] : [address.refusal]),
  ]
  if (name.ok && address.ok && reasons.length === 0) return createAccount(context, name.value, address.value, password)
  return errOfAll(reasons)
}

async function nameReasons(app: App, name: Result<string, AccountRefusal>): Promise<readonly AccountRefusal[]> {
  if (!name.ok) return [name.refusal]
  if (isReservedName(name.value)) return [refusals.reservedName.refusal]
  const isTaken = (await isNameTaken(app, name.value)) || (await isLikeStaff(app, name.value))
  return isTaken ? [refusals.name.refusal] : []
}

function registrationClosed(app: App): Result<never, AccountRefusal> | null {
  const opensAt = app.settings.registrationOpensAt
  return app.clock.now() >= opensAt ? null : err('registrationClosed', { opensAt })
}

const refusals = {
  password: err('passwordTooCommon', {}, 'password'),
  name: err('nameTaken', {}, 'username'),
  reservedName: err('nameReserved', {}, 'username'),
}

async function isNameTaken(app: App, name: string): Promise<boolean> {
  const { nameKey, nameSkeleton } = nameFields(name)
  return (await app.get(accountsService).exists({ $or: [{ nameKey }, { nameSkeleton }] })) !== null
}

const staffRoles = (Object.keys(roleNumbers) as Exclude<Role, 'guest'>[]).filter(isStaff)

/** Whether players would take the name for that of an account of the staff. */
async function isLikeStaff(app: App, name: string): Promise<boolean> {
  const staff = await app
    .get(accountsService)
    .find({ role: trusted({ $in: staffRoles }) }, { name: 1 })
    .lean()
  return staff.some((account) => isLookAlike(name, account.name))
}

async function createAccount(
  context: Context,
  name: string,
  email: string,
  digest: string,
): Promise<Result<null, AccountRefusal>> {
  const { app, language } = context
  const accounts = app.get(accountsService)
  const passwordHash = await app.get(passwordsService).hash(digest)
  const now = new Date(app.clock.now())
  const _id = new Types.ObjectId()
  const isEmailTaken = await accounts.exists({ emailKey: emailKeyOf(email) })
  const create = (address: ReturnType<typeof emailFields>) => {
    const record = {
      _id,
      ...nameFields(name),
      ...address,
      passwordHash,
      language,
      role: 'notActivated' as const,
      registeredAt: now,
      changedAt: now,
    }
    return commitWithLinkMail(context, 'activation', record, (session) => accounts.create([record], { session }))
  }
  const borrowed = borrowedEmailFields(email, _id)
  try {
    await create(isEmailTaken ? borrowed : emailFields(email)).catch((error: unknown) => {
      // The error names only one of the violated indexes. If the name is taken too, the second attempt fails with it.
      if (takenField(error) !== 'email') throw error
      return create(borrowed)
    })
    return ok(null)
  } catch (error) {
    if (takenField(error) !== 'name') throw error
    return refusals.name
  }
}

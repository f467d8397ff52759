import { type App, addressKey, type Context, err, errOfAll, ok, parse, type Result } from '@sanguine/kernel'
import { commitWithMails } from '@sanguine/mail'
import { Types } from 'mongoose'
import { z } from 'zod'
import { queueActivationMail } from '../account-mails'
import type { AccountRefusal } from '../account-refusal'
import { checkEmail, checkName, digestSchema, textSchema } from '../account-rules'
import { accountsService, emailFields, nameFields, takenField } from '../accounts.model'
import { limits, requireAttempt } from '../limits/attempts'
import { isCommonDigest, isOwnDigest } from '../passwords/common-passwords'
import { passwordsService } from '../passwords/passwords'
import { isReservedName } from '../reserved-names'

const inputSchema = z.object({ username: textSchema(200), password: digestSchema, email: textSchema(400) })

/** Creates an account that is not active yet and mails its activation link, or refuses with a reason for each field that is at fault. */
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
  const taken = await takenBy(app, validName, validEmail)
  const reasons = [
    ...nameReasons(name, taken),
    ...(isGuessable ? [refusals.password.refusal] : []),
    ...(address.ok ? taken.filter(({ field }) => field === 'email') : [address.refusal]),
  ]
  if (name.ok && address.ok && reasons.length === 0) return createAccount(context, name.value, address.value, password)
  return errOfAll(reasons)
}

function nameReasons(
  name: Result<string, AccountRefusal>,
  taken: readonly AccountRefusal[],
): readonly AccountRefusal[] {
  if (!name.ok) return [name.refusal]
  if (isReservedName(name.value)) return [refusals.reservedName.refusal]
  return taken.filter(({ field }) => field === 'username')
}

function registrationClosed(app: App): Result<never, AccountRefusal> | null {
  const opensAt = app.settings.registrationOpensAt
  return app.clock.now() >= opensAt ? null : err('registrationClosed', { opensAt })
}

const refusals = {
  password: err('passwordTooCommon', {}, 'password'),
  name: err('nameTaken', {}, 'username'),
  reservedName: err('nameReserved', {}, 'username'),
  email: err('emailTaken', {}, 'email'),
}

/** Which of them is taken. One read, so that an account that is made meanwhile is not seen by its address alone. */
async function takenBy(app: App, name: string | null, email: string | null): Promise<readonly AccountRefusal[]> {
  const names = name === null ? null : nameFields(name)
  const emailKey = email === null ? null : emailFields(email).emailKey
  const wanted = [
    ...(names ? [{ nameKey: names.nameKey }, { nameSkeleton: names.nameSkeleton }] : []),
    ...(emailKey === null ? [] : [{ emailKey }]),
  ]
  if (wanted.length === 0) return []
  const found = await app
    .get(accountsService)
    .find({ $or: wanted }, { nameKey: 1, nameSkeleton: 1, emailKey: 1 })
    .lean()
  const isNameTaken = found.some(
    ({ nameKey, nameSkeleton }) => nameKey === names?.nameKey || nameSkeleton === names?.nameSkeleton,
  )
  const isEmailTaken = found.some((account) => account.emailKey === emailKey)
  return [...(isNameTaken ? [refusals.name.refusal] : []), ...(isEmailTaken ? [refusals.email.refusal] : [])]
}

async function createAccount(
  { app, language }: Context,
  name: string,
  email: string,
  digest: string,
): Promise<Result<null, AccountRefusal>> {
  const passwordHash = await app.get(passwordsService).hash(digest)
  const now = new Date(app.clock.now())
  const record = {
    _id: new Types.ObjectId(),
    ...nameFields(name),
    ...emailFields(email),
    passwordHash,
    language,
    role: 'notActivated' as const,
    registeredAt: now,
    changedAt: now,
  }
  try {
    await commitWithMails(app, async (session, queueMail) => {
      await app.get(accountsService).create([record], { session })
      await queueActivationMail(app, record, session, queueMail)
    })
    return ok(null)
  } catch (error) {
    const field = takenField(error)
    if (!field) throw error
    // the database names one index of those that refuse, whichever it meets first
    const taken = await takenBy(app, name, email)
    return taken.length > 0 ? errOfAll(taken) : refusals[field]
  }
}

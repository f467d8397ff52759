import { type App, addressKey, type Context, err, ok, parse, type Result } from '@sanguine/kernel'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { checkEmail, checkName, digestSchema, textSchema } from '../account-rules'
import { type AccountRecord, accountsService, emailFields, nameFields, takenField } from '../accounts.model'
import { limits, requireAttempt } from '../limits/attempts'
import { isCommonDigest, isOwnDigest } from '../passwords/common-passwords'
import { passwordsService } from '../passwords/passwords'
import { sendActivationMail } from './send-activation-mail'

const inputSchema = z.object({ username: textSchema(200), password: digestSchema, email: textSchema(400) })

export interface Registration {
  /** False when the mail could not be sent; the account can ask for it again. */
  readonly isActivationMailSent: boolean
}

/** Creates an account that is not active yet and mails its activation link. */
export async function register(context: Context, input: unknown): Promise<Result<Registration, AccountRefusal>> {
  const { username, password, email } = parse(inputSchema, input)
  const { app } = context
  await requireAttempt(
    context,
    limits.registration,
    addressKey(context.address),
    'Too many registrations. Please try again later.',
  )
  const closed = registrationClosed(app)
  if (closed) return closed

  const name = checkName(username)
  if (!name.ok) return name
  const address = checkEmail(email)
  if (!address.ok) return address
  if (isCommonDigest(password) || isOwnDigest(password, name.value, address.value)) {
    return err('passwordTooCommon', {}, 'password')
  }
  const taken = await takenBy(app, name.value, address.value)
  if (taken) return taken

  const created = await createAccount(app, name.value, address.value, password)
  if (!created.ok) return created
  return ok({ isActivationMailSent: await sendActivationMail(app, created.value) })
}

function registrationClosed(app: App): Result<never, AccountRefusal> | null {
  const opensAt = app.settings.registrationOpensAt
  return app.clock.now() >= opensAt ? null : err('registrationClosed', { opensAt })
}

const refusals = {
  name: err('nameTaken', {}, 'username'),
  email: err('emailTaken', {}, 'email'),
}

/** One read, so that an account that is made meanwhile is not seen by its address alone. */
async function takenBy(app: App, name: string, email: string): Promise<Result<never, AccountRefusal> | null> {
  const [{ nameKey, nameSkeleton }, { emailKey }] = [nameFields(name), emailFields(email)]
  const found = await app
    .get(accountsService)
    .find({ $or: [{ nameKey }, { nameSkeleton }, { emailKey }] }, { nameKey: 1, nameSkeleton: 1 })
    .lean()
  const isNameTaken = found.some((account) => account.nameKey === nameKey || account.nameSkeleton === nameSkeleton)
  if (isNameTaken) return refusals.name
  return found.length > 0 ? refusals.email : null
}

async function createAccount(
  app: App,
  name: string,
  email: string,
  digest: string,
): Promise<Result<AccountRecord, AccountRefusal>> {
  const passwordHash = await app.get(passwordsService).hash(digest)
  const now = new Date(app.clock.now())
  try {
    const account = await app.get(accountsService).create({
      ...nameFields(name),
      ...emailFields(email),
      passwordHash,
      role: 'notActivated',
      registeredAt: now,
      changedAt: now,
    })
    return ok(account.toObject())
  } catch (error) {
    const field = takenField(error)
    if (!field) throw error
    return refusals[field]
  }
}

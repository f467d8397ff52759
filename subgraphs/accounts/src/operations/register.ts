import { type App, addressKey, type Context, err, ok, parse, type Result } from '@sanguine/kernel'
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

const inputSchema = z.object({ username: textSchema(200), password: digestSchema, email: textSchema(400) })

/** Creates an account that is not active yet and mails its activation link. */
export async function register(context: Context, input: unknown): Promise<Result<null, AccountRefusal>> {
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

  return createAccount(context, name.value, address.value, password)
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
    return refusals[field]
  }
}

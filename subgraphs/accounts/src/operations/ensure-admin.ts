import { isDuplicateKey } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { checkName } from '../account-rules'
import { accountsService, emailFields, nameFields } from '../accounts.model'
import { firstPasswordEnd } from '../passwords/first-password'
import { digestOf, passwordsService } from '../passwords/passwords'

export interface FirstAdmin {
  readonly username: string
  /** null to generate a random one */
  readonly password: string | null
  /** whether the pepper is lost, so that no password can be checked: the admin of that name gets a new password */
  readonly isPepperLost?: boolean
}

/**
 * Creates the admin of an empty database, and gives an admin whose generated password has expired a new one. A
 * generated password is valid for a week. Returns a generated password, to be shown once; null if there was an admin
 * already or the operator chose the password.
 */
export async function ensureAdmin(app: App, { username, password, isPepperLost }: FirstAdmin): Promise<string | null> {
  const accounts = app.get(accountsService)
  if (await accounts.exists({}))
    return isPepperLost ? replacePassword(app, { username, password }) : renewPassword(app, username)
  const name = checkName(username)
  if (!name.ok) {
    throw new Error(
      'ADMIN_USERNAME: A username has 3 to 32 characters: letters, digits, single spaces, "_", "-" and ".".',
    )
  }
  const chosen = password ?? app.random.hex(12)
  const email = `admin@${new URL(app.settings.publicUrl).hostname}`
  const now = new Date(app.clock.now())
  try {
    await accounts.create({
      ...nameFields(name.value),
      ...emailFields(email),
      passwordHash: await app.get(passwordsService).hash(digestOf(chosen)),
      ...(password === null && { passwordExpiresAt: firstPasswordEnd(app) }),
      role: 'admin',
      registeredAt: now,
      activatedAt: now,
      changedAt: now,
    })
  } catch (error) {
    // Another gateway, which started at the same moment, was faster.
    if (isDuplicateKey(error)) return null
    throw error
  }
  return password === null ? chosen : null
}

/**
 * A new password for the first admin if the generated one has expired, so that nobody is locked out; otherwise null.
 */
async function renewPassword(app: App, username: string): Promise<string | null> {
  const password = app.random.hex(12)
  const expired = {
    nameKey: nameFields(username).nameKey,
    role: 'admin' as const,
    passwordExpiresAt: trusted({ $lte: new Date(app.clock.now()) }),
  }
  const accounts = app.get(accountsService)
  if (!(await accounts.exists(expired))) return null
  const passwordHash = await app.get(passwordsService).hash(digestOf(password))
  // of several gateways that start at the same moment, one creates it
  const { modifiedCount } = await accounts.updateOne(expired, {
    $set: { passwordHash, passwordExpiresAt: firstPasswordEnd(app) },
    $inc: { credentialVersion: 1 },
  })
  return modifiedCount === 1 ? password : null
}

/**
 * Gives the admin of that name a password of the new pepper. The secret of an authenticator app and the recovery codes are
 * removed, since both needed the lost pepper. Passkeys stay.
 */
async function replacePassword(app: App, { username, password }: FirstAdmin): Promise<string | null> {
  const chosen = password ?? app.random.hex(12)
  const passwordHash = await app.get(passwordsService).hash(digestOf(chosen))
  const expiry = password === null ? { passwordExpiresAt: firstPasswordEnd(app) } : {}
  const { matchedCount } = await app.get(accountsService).updateOne(
    { nameKey: nameFields(username).nameKey, role: 'admin' },
    {
      $set: { passwordHash, ...expiry },
      $unset: { totp: 1, recoveryCodes: 1, ...(password !== null && { passwordExpiresAt: 1 }) },
      $inc: { credentialVersion: 1 },
    },
  )
  if (matchedCount === 0)
    throw new Error(
      `ADMIN_USERNAME must name an admin of this site, who gets a new password: there is no admin "${username}".`,
    )
  return password === null ? chosen : null
}

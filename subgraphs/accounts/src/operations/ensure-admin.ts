import { isDuplicateKey } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import { checkName } from '../account-rules'
import { accountsService, emailFields, nameFields } from '../accounts.model'
import { digestOf, passwordsService } from '../passwords/passwords'

export interface FirstAdmin {
  readonly username: string
  /** null: a random one is made */
  readonly password: string | null
}

/**
 * Gives an empty database its admin. Answers the password it made up, to be shown this once; null when there was one
 * already or the operator chose the password.
 */
export async function ensureAdmin(app: App, { username, password }: FirstAdmin): Promise<string | null> {
  const accounts = app.get(accountsService)
  if (await accounts.exists({})) return null
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
      role: 'admin',
      registeredAt: now,
      activatedAt: now,
      changedAt: now,
    })
  } catch (error) {
    // Another gateway, started at the same moment, was faster.
    if (isDuplicateKey(error)) return null
    throw error
  }
  return password === null ? chosen : null
}

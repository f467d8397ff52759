import type { App } from '@sanguine/kernel'
import { Types } from 'mongoose'
import { type AccountRecord, accountsService, emailFields, nameFields } from '../accounts.model'
import type { Passwords } from '../passwords/passwords'
import { digestOf } from '../passwords/passwords'

/** The stored form of a password with `quickPasswords`. */
const storedOf = (digest: string): string => `stored ${digest}`

/** Replaces the real hash, which is slow by design, in tests of other behaviour. */
export const quickPasswords: Passwords = {
  hash: async (digest) => storedOf(digest),
  matches: async (digest, stored) => stored === storedOf(digest),
  renewed: async () => null,
}

/** Writes an activated account without a mail; its password is `<name>'s`. */
export async function anAccount(app: App, name = 'Mina', changes: Partial<AccountRecord> = {}): Promise<AccountRecord> {
  const account = await app.get(accountsService).create({
    _id: new Types.ObjectId(),
    ...nameFields(name),
    ...emailFields(`${name.toLowerCase()}@example.org`),
    passwordHash: storedOf(digestOf(`${name}'s`)),
    role: 'user',
    patreonType: 2,
    hasSeenWelcome: true,
    registeredAt: new Date(app.clock.now()),
    activatedAt: new Date(app.clock.now()),
    language: 'en',
    ...changes,
  })
  return account.toObject()
}

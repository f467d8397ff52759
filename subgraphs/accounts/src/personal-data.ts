import type { App, CollectionDescription } from '@sanguine/kernel'
import { accountsService } from './accounts.model'
import { personalTokensService } from './personal-tokens/personal-tokens.model'
import { loginTicketsService } from './second-factors/login-tickets'
import { mailTokensService } from './sessions/mail-tokens'
import { sessionsService } from './sessions/sessions.model'
import { sweep } from './sweeper'

/** Secrets are left out: hashes of passwords and recovery codes, keys of second factors. */
async function* readAccount(app: App, accountId: string) {
  const account = await app.get(accountsService).findById(accountId).lean()
  if (!account) return
  const { name, email, role, patreonType, hasSeenWelcome, registeredAt, activatedAt, changedAt, ban } = account
  const { language, totp, passkeys = [], recoveryCodes = [], origins = [] } = account
  yield {
    id: accountId,
    name,
    email,
    language: language ?? null,
    role,
    patreonType,
    hasSeenWelcome,
    registeredAt,
    activatedAt,
    changedAt: changedAt ?? null,
    passwordExpiresAt: account.passwordExpiresAt ?? null,
    ban: ban ? { reason: ban.reason, bannedAt: ban.bannedAt } : null,
    authenticatorApp: totp ? { addedAt: totp.addedAt } : null,
    passkeys: passkeys.map((passkey) => ({ id: passkey.id, name: passkey.name, addedAt: passkey.addedAt })),
    recoveryCodesLeft: recoveryCodes.length,
    addressesSeen: origins.map(({ hash, seenAt }) => ({ keyedHash: hash, seenAt })),
  }
}

async function* readSessions(app: App, accountId: string) {
  for await (const session of app.get(sessionsService).find({ accountId }).lean().cursor())
    yield {
      openedAt: session.createdAt,
      lastUsedAt: session.lastUsedAt ?? null,
      expiresAt: session.expiresAt,
      browser: session.device?.browser ?? null,
      system: session.device?.system ?? null,
    }
}

async function* readMailTokens(app: App, accountId: string) {
  for await (const token of app.get(mailTokensService).find({ accountId }).lean().cursor())
    yield {
      purpose: token.purpose,
      email: token.email ?? null,
      expiresAt: token.expiresAt,
      removedAt: token.removeAt,
    }
}

async function* readPersonalTokens(app: App, accountId: string) {
  for await (const token of app.get(personalTokensService).find({ accountId }).lean().cursor())
    yield {
      id: token._id,
      name: token.name,
      scopes: token.scopes,
      createdAt: token.createdAt,
      expiresAt: token.expiresAt,
      lastUsedAt: token.lastUsedAt ?? null,
      lastProgram: token.lastProgram ?? null,
      lastSystem: token.lastSystem ?? null,
      keyedHashOfLastNetwork: token.originHash ?? null,
    }
}

async function* readLoginTickets(app: App, accountId: string) {
  for await (const { purpose, expiresAt } of app.get(loginTicketsService).find({ accountId }).lean().cursor())
    yield { purpose, expiresAt }
}

/** Accounts, sessions and mailed links end with the deletion itself. A login in progress may leave new ones. */
export const accountCollections: readonly CollectionDescription[] = [
  { name: 'accounts', removeOld: sweep, read: readAccount },
  {
    name: 'sessions',
    removeOld: sweep,
    read: readSessions,
    erase: async (app, accountId) => void (await app.get(sessionsService).deleteMany({ accountId })),
  },
  {
    name: 'mailTokens',
    removeOld: sweep,
    read: readMailTokens,
    erase: async (app, accountId) => void (await app.get(mailTokensService).deleteMany({ accountId })),
  },
  {
    name: 'personalTokens',
    removeOld: sweep,
    read: readPersonalTokens,
    erase: async (app, accountId) => void (await app.get(personalTokensService).deleteMany({ accountId })),
  },
  {
    name: 'loginTickets',
    removeOld: sweep,
    read: readLoginTickets,
    erase: async (app, accountId) => void (await app.get(loginTicketsService).deleteMany({ accountId })),
  },
  {
    name: 'attempts',
    removeOld: sweep,
    isNotPersonal:
      'Counts of attempts under a keyed hash of name or address, which cannot be read back; gone within two days.',
  },
]

import type { App, CollectionDescription } from '@sanguine/kernel'
import { accountsService } from './accounts.model'
import { accountCallsService } from './keyed-calls/account-calls.model'
import { deviceRequestsService } from './oauth/device-requests.model'
import { oauthClientsService } from './oauth/oauth-clients.model'
import { oauthGrantsService } from './oauth/oauth-grants.model'
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

async function* readOauthClients(app: App, ownerId: string) {
  for await (const client of app.get(oauthClientsService).find({ ownerId }).lean().cursor())
    yield {
      id: client._id,
      name: client.name,
      description: client.description,
      website: client.website,
      redirectUris: client.redirectUris,
      scopes: client.scopes,
      isConfidential: client.secretHash !== null,
      state: client.state,
      reason: client.reason,
      createdAt: client.createdAt,
      reviewedAt: client.reviewedAt,
      revision: client.revision,
    }
}

async function* readOauthGrants(app: App, accountId: string) {
  for await (const grant of app.get(oauthGrantsService).find({ accountId }).lean().cursor())
    yield {
      id: grant._id,
      appId: grant.clientId,
      scopes: grant.scopes,
      code: grant.code
        ? { redirectUri: grant.code.redirectUri, expiresAt: grant.code.expiresAt, isUsed: grant.code.isUsed }
        : null,
      accessTokens: grant.accessTokens.map(({ scopes, issuedAt, expiresAt }) => ({ scopes, issuedAt, expiresAt })),
      createdAt: grant.createdAt,
      expiresAt: grant.expiresAt,
      lastUsedAt: grant.lastUsedAt ?? null,
      lastProgram: grant.lastProgram ?? null,
      lastSystem: grant.lastSystem ?? null,
      keyedHashOfLastNetwork: grant.originHash ?? null,
    }
}

async function* readDeviceRequests(app: App, accountId: string) {
  for await (const request of app.get(deviceRequestsService).find({ accountId }).lean().cursor())
    yield {
      appId: request.clientId,
      scopes: request.scopes,
      state: request.state,
      lastPolledAt: request.lastPolledAt,
      expiresAt: request.expiresAt,
    }
}

async function* readLoginTickets(app: App, accountId: string) {
  for await (const { purpose, expiresAt } of app.get(loginTicketsService).find({ accountId }).lean().cursor())
    yield { purpose, expiresAt }
}

/** Calls with an idempotency key, of the last day. Other collections have what they made. */
async function* readCalls(app: App, accountId: string) {
  for await (const { subjectId, removeAt } of app.get(accountCallsService).find({ accountId }).lean().cursor())
    yield { subjectId, removedAt: removeAt }
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
    name: 'oauthClients',
    read: readOauthClients,
    erase: async (app, ownerId) => void (await app.get(oauthClientsService).deleteMany({ ownerId })),
  },
  {
    name: 'oauthGrants',
    removeOld: sweep,
    read: readOauthGrants,
    erase: async (app, accountId) => void (await app.get(oauthGrantsService).deleteMany({ accountId })),
  },
  {
    name: 'oauthDeviceRequests',
    removeOld: sweep,
    read: readDeviceRequests,
    erase: async (app, accountId) => void (await app.get(deviceRequestsService).deleteMany({ accountId })),
  },
  {
    name: 'loginTickets',
    removeOld: sweep,
    read: readLoginTickets,
    erase: async (app, accountId) => void (await app.get(loginTicketsService).deleteMany({ accountId })),
  },
  {
    name: 'accountCalls',
    removeOld: sweep,
    read: readCalls,
    erase: async (app, accountId) => void (await app.get(accountCallsService).deleteMany({ accountId })),
  },
  {
    name: 'attempts',
    removeOld: sweep,
    isNotPersonal:
      'Counts of attempts under a keyed hash of name or address, which cannot be read back; gone within two days.',
  },
]

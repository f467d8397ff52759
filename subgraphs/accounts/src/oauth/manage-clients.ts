import { connectionService } from '@sanguine/db'
import {
  type App,
  type Context,
  coversScope,
  err,
  isStaff,
  logSecurityEvent,
  needStaff,
  ok,
  parse,
  type Result,
  requirePlayerSession,
  requireSession,
  tokenScopesSchema,
  type Viewer,
} from '@sanguine/kernel'
import { Types, trusted } from 'mongoose'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { accountFields, textSchema } from '../account-rules'
import { type AccountRecord, accountsService } from '../accounts.model'
import type { AccountCallRecord } from '../keyed-calls/account-calls.model'
import { type AccountCall, accountCall, newSecret, rememberCall, runOnce, secretOfFirst } from '../keyed-calls/run-once'
import { clientSecretPrefix, hashOfToken } from '../personal-tokens/token-text'
import { endGrants, narrowGrants } from './grants'
import { type OauthClientRecord, oauthClientsService } from './oauth-clients.model'
import { isRedirectUri } from './redirect-uris'

/** The most apps that an account has registered. */
export const maxClients = 10

/** An app with its secret, which is shown once; null for a public one. */
export interface ClientWithSecret {
  readonly client: OauthClientRecord
  readonly secret: string | null
}

/** The apps that the caller's account registered, newest first. */
export const listOwnClients = (context: Context): Promise<OauthClientRecord[]> =>
  context.app
    .get(oauthClientsService)
    .find({ ownerId: requireSession(context).accountId })
    .sort({ createdAt: -1, _id: 1 })
    .limit(maxClients)
    .lean()
    .exec()

/** An address of a page with `https`, or nothing. */
const websiteSchema = textSchema(200)
  .trim()
  .regex(/^(https:\/\/[\w.-]+(:\d+)?(\/\S*)?)?$/)

/** A line of text that shows as it is stored: without control characters and marks that turn the direction of text. */
const lineSchema = (maxLength: number) =>
  textSchema(maxLength)
    .trim()
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)

const clientFields = {
  name: lineSchema(40).min(1),
  description: lineSchema(300),
  website: websiteSchema,
  redirectUris: z.array(textSchema(500).trim()).max(10),
  scopes: tokenScopesSchema,
}

const registrationSchema = z.object({ ...clientFields, isConfidential: z.boolean() })

type ClientFields = Pick<OauthClientRecord, 'name' | 'description' | 'website' | 'redirectUris' | 'scopes'>

/** The fields as they are stored, or why they are refused. */
function checkFields(viewer: Viewer, { redirectUris, ...fields }: ClientFields): Result<ClientFields, AccountRefusal> {
  const wrong = redirectUris.find((uri) => !isRedirectUri(uri))
  if (wrong !== undefined) return err('redirectInvalid', { address: wrong }, 'redirectUris')
  if (!isStaff(viewer.role) && needStaff(fields.scopes)) return err('scopeNotAllowed', {}, 'scopes')
  return ok({ ...fields, redirectUris: [...new Set(redirectUris)] })
}

/** The app that the first call under a key registered or changed; null if it is gone or has another secret. */
async function readFirst(
  app: App,
  call: AccountCall,
  first: AccountCallRecord,
): Promise<Result<ClientWithSecret, never> | null> {
  const client = await app.get(oauthClientsService).findById(first.subjectId).lean()
  if (!client) return null
  if (client.secretHash === null) return ok({ client, secret: null })
  const secret = secretOfFirst(app, { call, first, prefix: clientSecretPrefix }, client.secretHash)
  return secret === null ? null : ok({ client, secret })
}

/**
 * Registers an app of the caller's account, which its owner can connect at once, and others when the staff have
 * approved it; once under an `Idempotency-Key`. A confidential app gets a secret.
 */
export async function registerClient(
  context: Context,
  input: unknown,
): Promise<Result<ClientWithSecret, AccountRefusal>> {
  const viewer = requirePlayerSession(context)
  const given = parse(registrationSchema, input)
  const { isConfidential, ...fields } = given
  const { app } = context
  const checked = checkFields(viewer, fields)
  if (!checked.ok) return checked
  const call = accountCall(context, 'registerApp', given)
  return runOnce<Result<ClientWithSecret, AccountRefusal>>(app, call, {
    repeat: (first, keyed) => readFirst(app, keyed, first),
    act: () => insertClient(context, viewer, { fields: checked.value, isConfidential, call }),
  })
}

interface ClientToRegister {
  readonly fields: ClientFields
  readonly isConfidential: boolean
  readonly call: AccountCall | null
}

async function insertClient(
  context: Context,
  viewer: Viewer,
  { fields, isConfidential, call }: ClientToRegister,
): Promise<Result<ClientWithSecret, AccountRefusal>> {
  const { app } = context
  const clients = app.get(oauthClientsService)
  const secret = isConfidential ? newSecret(app, call, clientSecretPrefix) : null
  const client: OauthClientRecord = {
    _id: app.random.hex(16),
    ownerId: new Types.ObjectId(viewer.accountId),
    ...fields,
    secretHash: secret === null ? null : hashOfToken(secret),
    state: 'waiting',
    reason: '',
    createdAt: new Date(app.clock.now()),
    reviewedAt: null,
    revision: 0,
  }
  const isRegistered = await app.get(connectionService).transaction(async (session) => {
    // This write meets simultaneous registrations, so that one counts what the other has added, and a ban.
    const account = await app
      .get(accountsService)
      .findOneAndUpdate(
        { _id: viewer.accountId, role: trusted({ $nin: ['banned', 'notActivated'] as AccountRecord['role'][] }) },
        { $inc: { tokenChanges: 1 } },
        { session },
      )
      .lean()
    if (!account) return false
    return rememberCall(app, call, { subjectId: client._id, session }, async () => {
      if ((await clients.countDocuments({ ownerId: account._id }).session(session)) >= maxClients) return false
      await clients.create([client], { session })
      return true
    })
  })
  if (!isRegistered) return err('tooManyApps', { limit: maxClients })
  logSecurityEvent(context, 'security.app.registered', { method: 'created' })
  return ok({ client, secret })
}

const changeSchema = z.object({
  id: accountFields.sessionId,
  name: clientFields.name.nullish(),
  description: clientFields.description.nullish(),
  website: clientFields.website.nullish(),
  redirectUris: clientFields.redirectUris.nullish(),
  scopes: clientFields.scopes.nullish(),
})

const stateAfter = (before: OauthClientRecord, after: ClientFields): Pick<OauthClientRecord, 'state' | 'reason'> => {
  const isSame =
    before.name === after.name &&
    before.website === after.website &&
    before.description === after.description &&
    before.redirectUris.join(' ') === after.redirectUris.join(' ') &&
    after.scopes.every((scope) => coversScope(before.scopes, scope))
  return isSame ? { state: before.state, reason: before.reason } : { state: 'waiting', reason: '' }
}

/**
 * Changes an app of the caller's account. Any change but fewer scopes needs a new approval. Scopes that it gives up are
 * taken from all its connections, and do not come back to them.
 */
export async function changeClient(
  context: Context,
  input: unknown,
): Promise<Result<OauthClientRecord, AccountRefusal>> {
  const viewer = requirePlayerSession(context)
  const { id: _id, ...given } = parse(changeSchema, input)
  const clients = context.app.get(oauthClientsService)
  for (;;) {
    const before = await clients.findOne({ _id, ownerId: viewer.accountId }).lean()
    if (!before) return err('unknownApp', {}, 'id')
    const { revision } = before
    const checked = checkFields(viewer, {
      name: given.name ?? before.name,
      description: given.description ?? before.description,
      website: given.website ?? before.website,
      redirectUris: given.redirectUris ?? before.redirectUris,
      scopes: given.scopes ?? before.scopes,
    })
    if (!checked.ok) return checked
    const set = { ...checked.value, ...stateAfter(before, checked.value), revision: revision + 1 }
    const isNarrower = !before.scopes.every((scope) => coversScope(set.scopes, scope))
    const isChanged = await context.app.get(connectionService).transaction(async (session) => {
      const { matchedCount } = await clients.updateOne({ _id, revision }, { $set: set }, { session })
      if (matchedCount > 0 && isNarrower)
        await narrowGrants(context.app, { clientId: _id, scopes: set.scopes }, session)
      return matchedCount > 0
    })
    if (isChanged) return ok({ ...before, ...set })
  }
}

const ownClient = async (app: App, { accountId }: Viewer, id: unknown): Promise<OauthClientRecord | null> =>
  app
    .get(oauthClientsService)
    .findOne({ _id: parse(accountFields.sessionId, id, 'id'), ownerId: accountId })
    .lean()

/**
 * Replaces the secret of a confidential app of the caller's account; once under an `Idempotency-Key`. The former one ends
 * at once.
 */
export async function rotateClientSecret(
  context: Context,
  id: unknown,
): Promise<Result<ClientWithSecret, AccountRefusal>> {
  const viewer = requirePlayerSession(context)
  const { app } = context
  const client = await ownClient(app, viewer, id)
  if (!client || client.secretHash === null) return err('unknownApp', {}, 'id')
  const call = accountCall(context, 'rotateAppSecret', [client._id])
  return runOnce<Result<ClientWithSecret, AccountRefusal>>(app, call, {
    repeat: (first, keyed) => readFirst(app, keyed, first),
    act: () => replaceSecret(context, client, call),
  })
}

async function replaceSecret(
  context: Context,
  client: OauthClientRecord,
  call: AccountCall | null,
): Promise<Result<ClientWithSecret, AccountRefusal>> {
  const { app } = context
  const { _id, secretHash: before } = client
  const secret = newSecret(app, call, clientSecretPrefix)
  const secretHash = hashOfToken(secret)
  const isReplaced = await app.get(connectionService).transaction((session) =>
    rememberCall(app, call, { subjectId: _id, session }, async () => {
      const change = { $set: { secretHash } }
      const { matchedCount } = await app
        .get(oauthClientsService)
        .updateOne({ _id, secretHash: before }, change, { session })
      return matchedCount > 0
    }),
  )
  if (!isReplaced) return err('unknownApp', {}, 'id')
  logSecurityEvent(context, 'security.app.registered', { method: 'rotated' })
  return ok({ client: { ...client, secretHash }, secret })
}

/** Deletes an app of the caller's account, and ends every connection of it. */
export async function deleteClient(context: Context, id: unknown): Promise<Result<null, AccountRefusal>> {
  const viewer = requireSession(context)
  const { app } = context
  const client = await ownClient(app, viewer, id)
  if (!client) return err('unknownApp', {}, 'id')
  await app.get(oauthClientsService).deleteOne({ _id: client._id, ownerId: client.ownerId })
  await endGrants(app, { clientId: client._id })
  return ok(null)
}

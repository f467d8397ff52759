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
import { trusted } from 'mongoose'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { accountFields, textSchema } from '../account-rules'
import { type AccountRecord, accountsService } from '../accounts.model'
import { clientSecretPrefix, createTokenText, hashOfToken } from '../personal-tokens/token-text'
import { endGrants } from './grants'
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

/**
 * Registers an app of the caller's account, which its owner can connect at once, and others when the staff have
 * approved it. A confidential app gets a secret.
 */
export async function registerClient(
  context: Context,
  input: unknown,
): Promise<Result<ClientWithSecret, AccountRefusal>> {
  const viewer = requirePlayerSession(context)
  const { isConfidential, ...given } = parse(registrationSchema, input)
  const { app } = context
  const checked = checkFields(viewer, given)
  if (!checked.ok) return checked
  const secret = isConfidential ? createTokenText(app.random, clientSecretPrefix) : null
  const stored = await app.get(connectionService).transaction(async (session) => {
    // This write meets simultaneous registrations, so that one counts what the other has added, and a ban.
    const account = await app
      .get(accountsService)
      .findOneAndUpdate(
        { _id: viewer.accountId, role: trusted({ $nin: ['banned', 'notActivated'] as AccountRecord['role'][] }) },
        { $inc: { tokenChanges: 1 } },
        { session },
      )
      .lean()
    if (!account) return null
    const clients = app.get(oauthClientsService)
    if ((await clients.countDocuments({ ownerId: account._id }).session(session)) >= maxClients) return null
    const client: OauthClientRecord = {
      _id: app.random.hex(16),
      ownerId: account._id,
      ...checked.value,
      secretHash: secret === null ? null : hashOfToken(secret),
      state: 'waiting',
      reason: '',
      createdAt: new Date(app.clock.now()),
      reviewedAt: null,
      revision: 0,
    }
    await clients.create([client], { session })
    return client
  })
  if (!stored) return err('tooManyApps', { limit: maxClients })
  logSecurityEvent(context, 'security.app.registered', { method: 'created' })
  return ok({ client: stored, secret })
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

/** Changes an app of the caller's account. Any change but fewer scopes needs a new approval. */
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
    const { matchedCount } = await clients.updateOne({ _id, revision }, { $set: set })
    if (matchedCount > 0) return ok({ ...before, ...set })
  }
}

const ownClient = async (app: App, { accountId }: Viewer, id: unknown): Promise<OauthClientRecord | null> =>
  app
    .get(oauthClientsService)
    .findOne({ _id: parse(accountFields.sessionId, id, 'id'), ownerId: accountId })
    .lean()

/** Replaces the secret of a confidential app of the caller's account. The former one ends at once. */
export async function rotateClientSecret(
  context: Context,
  id: unknown,
): Promise<Result<ClientWithSecret, AccountRefusal>> {
  const viewer = requirePlayerSession(context)
  const { app } = context
  const client = await ownClient(app, viewer, id)
  if (!client || client.secretHash === null) return err('unknownApp', {}, 'id')
  const secret = createTokenText(app.random, clientSecretPrefix)
  const { _id, secretHash: before } = client
  const secretHash = hashOfToken(secret)
  const filter = { _id, secretHash: before }
  const { matchedCount } = await app.get(oauthClientsService).updateOne(filter, { $set: { secretHash } })
  if (matchedCount === 0) return err('unknownApp', {}, 'id')
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

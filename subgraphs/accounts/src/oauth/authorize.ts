import {
  type App,
  type Context,
  err,
  isStaff,
  logSecurityEvent,
  needStaff,
  ok,
  parse,
  type Result,
  requirePlayerSession,
  type TokenScope,
  type Viewer,
} from '@sanguine/kernel'
import { commitWithMails } from '@sanguine/mail'
import { type ClientSession, Types, trusted } from 'mongoose'
import { z } from 'zod'
import { accountMail } from '../account-mails'
import type { AccountRefusal } from '../account-refusal'
import { accountFields, textSchema } from '../account-rules'
import { type AccountRecord, accountsService } from '../accounts.model'
import { countAttempt, forgetAttempts, limits } from '../limits/attempts'
import { codePrefix, createTokenText, hashOfToken } from '../personal-tokens/token-text'
import { issueTicket, spendTicket } from '../second-factors/login-tickets'
import { sessionsService } from '../sessions/sessions.model'
import { findClient, mayAskFor, mayConnect, readScopes } from './clients'
import { plainUserCode } from './device-flow'
import { deviceRequestsService, hashOfUserCode } from './device-requests.model'
import type { OauthClientRecord } from './oauth-clients.model'
import { type OauthGrantRecord, oauthGrantsService } from './oauth-grants.model'
import { isRegistered, withParameters } from './redirect-uris'

/** Milliseconds for which an authorization code is valid. */
const codeMs = 60_000

/** Milliseconds within which the client must get its first tokens. */
const firstTokensMs = 600_000

/** The most grants that an account has with one client. A further one ends the oldest. */
const maxGrants = 10

/** The request of an app, as the player sees it before the decision. */
export interface PendingAuthorization {
  /** proves at the decision that the account has seen this; valid for five minutes */
  readonly ticket: string
  readonly client: OauthClientRecord
  readonly scopes: readonly TokenScope[]
  /** where the browser goes afterwards; null for a device */
  readonly returnsTo: string | null
}

/** The request that a ticket carries from the question to the decision. */
interface PendingRequest {
  readonly clientId: string
  readonly scopes: readonly TokenScope[]
  /** null for a device */
  readonly redirect: { readonly uri: string; readonly state: string | undefined; readonly challenge: string } | null
  /** id of the request of a device; null for a browser */
  readonly deviceId: string | null
}

const ticketFor = (app: App, { accountId }: Viewer, request: PendingRequest): Promise<string> =>
  issueTicket(app, {
    purpose: 'authorization',
    accountId: new Types.ObjectId(accountId),
    credentialVersion: 0,
    request: JSON.stringify(request),
  })

/** Each parameter once; null if one is repeated (RFC 6749, section 3.1). */
function readParameters(query: string): ReadonlyMap<string, string> | null {
  const entries = [...new URLSearchParams(query)]
  const parameters = new Map(entries)
  return parameters.size === entries.length ? parameters : null
}

/** The error of RFC 6749, section 4.1.2.1, that a request to a valid redirect address has; null for none. */
function errorOf(
  parameters: ReadonlyMap<string, string>,
  client: OauthClientRecord,
  viewer: Viewer,
): readonly [error: string, description: string] | null {
  if (parameters.has('request') || parameters.has('request_uri'))
    return ['request_not_supported', 'Requests as objects are not supported.']
  if (parameters.get('response_type') !== 'code')
    return ['unsupported_response_type', 'The parameter response_type must be code.']
  if ((parameters.get('response_mode') ?? 'query') !== 'query')
    return ['invalid_request', 'The parameter response_mode must be query.']
  if (parameters.get('code_challenge_method') !== 'S256')
    return ['invalid_request', 'The parameter code_challenge_method must be S256.']
  if (!/^[\w-]{43}$/.test(parameters.get('code_challenge') ?? ''))
    return ['invalid_request', 'The parameter code_challenge must be the SHA-256 of the verifier in base64url.']
  if (!/^[ -~]{0,1000}$/.test(parameters.get('state') ?? ''))
    return ['invalid_request', 'The parameter state must have at most 1000 characters of ASCII.']
  const scopes = readScopes(parameters.get('scope'))
  if (!scopes || !mayAskFor(client, scopes))
    return ['invalid_scope', 'The scope is missing, unknown or not registered for this client.']
  return hasScopes(viewer, scopes) ? null : ['invalid_scope', 'A scope needs an account of the staff.']
}

const hasScopes = ({ role }: Pick<Viewer, 'role'>, scopes: readonly TokenScope[]): boolean =>
  isStaff(role) || !needStaff(scopes)

/** The address to which an answer goes, with the issuer (RFC 9207). */
const answerAt = (
  app: App,
  { uri, state }: { readonly uri: string; readonly state: string | undefined },
  answer: Readonly<Record<string, string>>,
): string => withParameters(uri, { ...answer, state, iss: app.settings.publicUrl })

/** Either what to ask the player, or the address that gets the error of the request. */
export interface StartedAuthorization {
  readonly authorization: PendingAuthorization | null
  readonly redirectUri: string | null
}

const querySchema = z.object({ query: textSchema(8_000) })

/**
 * Reads the request of an app to the authorization endpoint: `query` is the query string of its address. An error that
 * may go to the app is returned as an address. One that may not, such as an unknown redirect address, is a refusal.
 */
export async function startAuthorization(
  context: Context,
  input: unknown,
): Promise<Result<StartedAuthorization, AccountRefusal>> {
  const viewer = requirePlayerSession(context)
  const { app } = context
  const parameters = readParameters(parse(querySchema, input).query)
  const [clientId, uri] = [parameters?.get('client_id'), parameters?.get('redirect_uri')]
  if (!parameters || !clientId || !uri) return err('authorizationInvalid')
  const client = await findClient(app, clientId)
  if (!client) return err('unknownApp')
  if (!isRegistered(uri, client.redirectUris)) return err('redirectNotRegistered')
  // A stranger's app may not even send a browser anywhere before the staff have seen it.
  if (!mayConnect(client, viewer.accountId)) return err('appNotApproved')
  const state = parameters.get('state')
  const error = errorOf(parameters, client, viewer)
  if (error) {
    const [code, description] = error
    const answer = { error: code, error_description: description }
    const shownState = /^[ -~]{1,1000}$/.test(state ?? '') ? state : undefined
    return ok({ authorization: null, redirectUri: answerAt(app, { uri, state: shownState }, answer) })
  }
  const scopes = readScopes(parameters.get('scope')) ?? []
  const redirect = { uri, state, challenge: parameters.get('code_challenge') ?? '' }
  const ticket = await ticketFor(app, viewer, { clientId, scopes, redirect, deviceId: null })
  return ok({ authorization: { ticket, client, scopes, returnsTo: placeOf(uri) }, redirectUri: null })
}

/** The host of an address, or its scheme if it is that of an app on this device. */
function placeOf(uri: string): string {
  const { protocol, host } = new URL(uri)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.slice(0, -1)
}

const userCodeSchema = z.object({ userCode: textSchema(40) })

/** Finds the device that shows a code. Wrong codes are limited for each account. */
export async function startDeviceAuthorization(
  context: Context,
  input: unknown,
): Promise<Result<PendingAuthorization, AccountRefusal>> {
  const viewer = requirePlayerSession(context)
  const { app } = context
  const code = plainUserCode(parse(userCodeSchema, input).userCode)
  const seconds = await countAttempt(context, limits.deviceCode, viewer.accountId)
  if (seconds !== null) return err('tooManyAttempts', { retryAfterSeconds: seconds })
  const expiresAt = trusted({ $gt: new Date(app.clock.now()) })
  const filter = { userCodeHash: hashOfUserCode(app, code), state: 'waiting', expiresAt } as const
  const request = await app.get(deviceRequestsService).findOne(filter).lean()
  const client = request && (await findClient(app, request.clientId))
  // The app may have given up a scope since the device began.
  if (!client || !mayAskFor(client, request.scopes)) return err('userCodeInvalid', {}, 'userCode')
  await forgetAttempts(app, limits.deviceCode, viewer.accountId)
  if (!mayConnect(client, viewer.accountId)) return err('appNotApproved')
  if (!hasScopes(viewer, request.scopes)) return err('scopeNotAllowed', {}, 'userCode')
  const { _id: deviceId, clientId, scopes } = request
  const ticket = await ticketFor(app, viewer, { clientId, scopes, redirect: null, deviceId })
  return ok({ ticket, client, scopes, returnsTo: null })
}

const decisionSchema = z.object({ ticket: accountFields.loginTicket, isAllowed: z.boolean() })

/** The address to which the browser goes after the decision; null for a device. */
export interface Decision {
  readonly redirectUri: string | null
}

/**
 * Writes the decision of the player on the request of a ticket. Permission creates a grant, and a mail where the app had
 * no such permission before. Refused with `ticketInvalid` if the ticket is used, too old or of another account. The same
 * holds if app or account have lost a scope that it would give.
 */
export async function finishAuthorization(context: Context, input: unknown): Promise<Result<Decision, AccountRefusal>> {
  const viewer = requirePlayerSession(context)
  const { ticket, isAllowed } = parse(decisionSchema, input)
  const { app } = context
  const { accountId, sessionId } = viewer
  const code = createTokenText(app.random, codePrefix)
  const decided = await commitWithMails(app, async (session, queueMail) => {
    // This write meets a ban, a deletion or a new password that happens at the same time, so that no grant outlives it.
    const account = await app
      .get(accountsService)
      .findOneAndUpdate(
        { _id: accountId, role: trusted({ $nin: ['banned', 'notActivated'] as AccountRecord['role'][] }) },
        { $inc: { tokenChanges: 1 } },
        { session },
      )
      .lean()
    const isOpen = await app.get(sessionsService).exists({ _id: sessionId, accountId }).session(session)
    const spent = account && isOpen ? await spendTicket(app, 'authorization', ticket, { accountId, session }) : null
    if (!account || !spent?.request) return err('ticketInvalid')
    const request = JSON.parse(spent.request) as PendingRequest
    const client = await findClient(app, request.clientId)
    if (!client || !mayConnect(client, accountId)) return err('appNotApproved')
    // App and account may have lost a scope since the question, and the staff approve an app for its present ones.
    const mayHave = mayAskFor(client, request.scopes) && hasScopes(account, request.scopes)
    if (isAllowed && !mayHave) return err('ticketInvalid')
    const { redirect, deviceId } = request
    if (redirect && !isRegistered(redirect.uri, client.redirectUris)) return err('redirectNotRegistered')
    const grant = isAllowed ? grantOf(app, account, request, code) : null
    if (deviceId !== null && !(await decideDevice(app, deviceId, { account, grant, session })))
      return err('userCodeInvalid')
    if (grant && !(await hasGrant(app, grant, session)))
      await queueMail(
        accountMail(app, { template: 'appConnected', account, language: context.language, value: client.name }),
      )
    if (grant) await addGrant(app, grant, session)
    return ok({ request, isNew: grant !== null })
  })
  if (!decided.ok) return decided
  if (isAllowed)
    logSecurityEvent(context, 'security.app.connected', {
      method: decided.value.request.redirect ? 'browser' : 'device',
    })
  const { redirect } = decided.value.request
  if (!redirect) return ok({ redirectUri: null })
  const answer = isAllowed
    ? { code }
    : { error: 'access_denied', error_description: 'The player refused the connection.' }
  return ok({ redirectUri: answerAt(app, redirect, answer) })
}

function grantOf(
  app: App,
  { _id: accountId }: AccountRecord,
  { clientId, scopes, redirect }: PendingRequest,
  code: string,
): OauthGrantRecord {
  const now = app.clock.now()
  return {
    _id: app.random.hex(16),
    accountId,
    clientId,
    scopes,
    ...(redirect && {
      code: {
        hash: hashOfToken(code),
        challenge: redirect.challenge,
        redirectUri: redirect.uri,
        expiresAt: new Date(now + codeMs),
        isUsed: false,
      },
    }),
    refreshHash: null,
    accessTokens: [],
    createdAt: new Date(now),
    expiresAt: new Date(now + firstTokensMs),
  }
}

/** Whether the client already has these scopes of the account. */
async function hasGrant(app: App, { accountId, clientId, scopes }: OauthGrantRecord, session: ClientSession) {
  const isCurrent = trusted({ $gt: new Date(app.clock.now()) })
  const filter = { accountId, clientId, scopes: trusted({ $all: [...scopes] }), expiresAt: isCurrent }
  return (await app.get(oauthGrantsService).exists(filter).session(session)) !== null
}

async function addGrant(app: App, grant: OauthGrantRecord, session: ClientSession): Promise<void> {
  const grants = app.get(oauthGrantsService)
  const { accountId, clientId } = grant
  const former = await grants.find({ accountId, clientId }).sort({ createdAt: -1, _id: 1 }).session(session).lean()
  const ended = former.slice(maxGrants - 1).map(({ _id }) => _id)
  if (ended.length > 0) await grants.deleteMany({ _id: trusted({ $in: ended }) }, { session })
  await grants.create([grant], { session })
}

interface DeviceDecision {
  readonly account: AccountRecord
  readonly grant: OauthGrantRecord | null
  readonly session: ClientSession
}

/** Writes the decision on a device. Returns false if it no longer waits. */
async function decideDevice(app: App, _id: string, { account, grant, session }: DeviceDecision): Promise<boolean> {
  const expiresAt = trusted({ $gt: new Date(app.clock.now()) })
  const set = { state: grant ? 'allowed' : 'denied', accountId: account._id, grantId: grant?._id ?? null } as const
  const { matchedCount } = await app
    .get(deviceRequestsService)
    .updateOne({ _id, state: 'waiting', expiresAt }, { $set: set }, { session })
  return matchedCount > 0
}

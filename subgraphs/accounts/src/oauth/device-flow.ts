import { isDuplicateKey } from '@sanguine/db'
import { type App, addressKey, type Random, tooMany } from '@sanguine/kernel'
import { countAttempt, limits } from '../limits/attempts'
import { createTokenText, devicePrefix, hashOfToken, isWellFormed } from '../personal-tokens/token-text'
import { mayAskFor, readScopes } from './clients'
import { type DeviceRequestRecord, deviceRequestsService, hashOfUserCode } from './device-requests.model'
import { findLiveGrant, type IssuedTokens, issueTokens } from './grants'
import {
  type ProtocolContext,
  ProtocolError,
  type ProtocolRequest,
  type ProtocolResponse,
  requireClient,
  respond,
} from './protocol'

/** The name of the grant of RFC 8628. */
export const deviceGrantName = 'urn:ietf:params:oauth:grant-type:device_code'

/** The page on which a player enters the code of a device. */
export const devicePage = '/oauth/device'

const lifeSeconds = 600
const firstIntervalSeconds = 5

/** Consonants without those that look like digits, so that no code is a word or misread. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const codeLength = 8

/** A code such as `WDJB-MJHT`: 34 bits, which are enough as guesses are limited. */
function createUserCode(random: Random): string {
  let rest = BigInt(`0x${random.hex(20)}`)
  let code = ''
  for (; code.length < codeLength; rest /= BigInt(letters.length))
    code += letters[Number(rest % BigInt(letters.length))]
  return code
}

/** A code as a player may write it, as it is compared. */
export const plainUserCode = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '')

const shownUserCode = (code: string): string => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`

/** Starts the connection of a device (RFC 8628, section 3.1). */
export const authorizeDevice = (context: ProtocolContext, request: ProtocolRequest): Promise<ProtocolResponse> =>
  respond(request, async () => {
    const { app, address } = context
    const client = await requireClient(context, request)
    const scopes = readScopes(request.form.scope)
    if (!scopes || !mayAskFor(client, scopes))
      throw new ProtocolError('invalid_scope', 'The scope is missing, unknown or not registered for this client.')
    const wait = await countAttempt(context, limits.deviceRequest, `${client._id}:${addressKey(address)}`)
    if (wait !== null)
      throw tooMany(
        {
          en: 'Too many devices were connected from here. Please wait.',
          de: 'Von hier wurden zu viele Geräte verbunden. Bitte warte.',
        },
        wait,
      )
    const deviceCode = createTokenText(app.random, devicePrefix)
    const userCode = shownUserCode(await storeRequest(app, client._id, { deviceCode, scopes }))
    const verification = `${app.settings.publicUrl}${devicePage}`
    return {
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: verification,
      verification_uri_complete: `${verification}?code=${userCode}`,
      expires_in: lifeSeconds,
      interval: firstIntervalSeconds,
    }
  })

/** Stores the request of a device under a code that no other one has. Returns the code. */
async function storeRequest(
  app: App,
  clientId: string,
  { deviceCode, scopes }: { readonly deviceCode: string } & Pick<DeviceRequestRecord, 'scopes'>,
): Promise<string> {
  for (;;) {
    const userCode = createUserCode(app.random)
    try {
      await app.get(deviceRequestsService).create({
        _id: hashOfToken(deviceCode),
        userCodeHash: hashOfUserCode(app, userCode),
        clientId,
        scopes,
        state: 'waiting',
        intervalSeconds: firstIntervalSeconds,
        expiresAt: new Date(app.clock.now() + lifeSeconds * 1000),
      })
      return userCode
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }
}

/**
 * The tokens of a device whose code a player has allowed. Throws `authorization_pending` before, `slow_down` for a poll
 * before the interval is over, which then rises by five seconds, and `access_denied`, `expired_token` or `invalid_grant`.
 */
export async function pollDevice(app: App, deviceCode: unknown, clientId: string): Promise<IssuedTokens> {
  if (typeof deviceCode !== 'string' || deviceCode === '')
    throw new ProtocolError('invalid_request', 'The parameter device_code is missing.')
  const requests = app.get(deviceRequestsService)
  const _id = hashOfToken(deviceCode)
  const found = isWellFormed(deviceCode, devicePrefix) ? await requests.findOne({ _id, clientId }).lean() : null
  if (!found) throw new ProtocolError('invalid_grant', 'The device code is unknown, or was used before.')
  const now = app.clock.now()
  if (found.expiresAt.getTime() <= now) throw new ProtocolError('expired_token', 'The device code has expired.')
  const { lastPolledAt, intervalSeconds, state } = found
  const isEarly = lastPolledAt !== null && now - lastPolledAt.getTime() < intervalSeconds * 1000
  const { matchedCount } = await requests.updateOne(
    { _id, lastPolledAt },
    { $set: { lastPolledAt: new Date(now) }, $inc: { intervalSeconds: isEarly ? 5 : 0 } },
  )
  if (isEarly || matchedCount === 0)
    throw new ProtocolError('slow_down', 'The device must wait five seconds longer between two calls.')
  if (state === 'waiting') throw new ProtocolError('authorization_pending', 'The player has not decided yet.')
  if (state === 'denied') {
    await requests.deleteOne({ _id })
    throw new ProtocolError('access_denied', 'The player refused the connection.')
  }
  const live = await findLiveGrant(app, { _id: found.grantId, refreshHash: null })
  const tokens = live && (await issueTokens(app, live.grant, { scopes: live.grant.scopes, presented: null }))
  await requests.deleteOne({ _id })
  if (!tokens) throw new ProtocolError('invalid_grant', 'The connection has ended.')
  return tokens
}

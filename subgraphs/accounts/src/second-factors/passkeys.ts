import type { App } from '@sanguine/kernel'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { AccountRecord } from '../accounts.model'
import type { PasskeyRecord } from './second-factors'

/** Loaded for the first passkey: it takes a twentieth of a start, and many sites never use one. */
const webAuthn = () => import('@simplewebauthn/server')

/**
 * The host that passkeys belong to; they work on pages of the site only. Browsers accept no IP address as a host, so on
 * a developer's machine they belong to `localhost`.
 */
const siteOf = (app: App) => {
  const url = new URL(app.settings.publicUrl)
  if (/^(127(\.\d+){3}|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost'
  return { rpID: url.hostname, origin: url.origin }
}

const descriptorOf = ({ id, transports }: PasskeyRecord) => ({
  id,
  transports: [...transports] as AuthenticatorTransport[],
})

/** The argument of `navigator.credentials.create` as JSON, and the challenge in it. */
export async function enrolmentOptions(app: App, account: AccountRecord) {
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Sanguine',
    rpID: siteOf(app).rpID,
    userID: new Uint8Array(account._id.id),
    userName: account.name,
    attestationType: 'none',
    excludeCredentials: (account.passkeys ?? []).map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { options: JSON.stringify(options), challenge: options.challenge }
}

/** The argument of `navigator.credentials.get` as JSON, for one account or for any that the person chooses. */
export async function loginOptions(app: App, account: AccountRecord | null) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(app).rpID,
    allowCredentials: (account?.passkeys ?? []).map(descriptorOf),
    userVerification: account ? 'preferred' : 'required',
  })
  return { options: JSON.stringify(options), challenge: options.challenge }
}

/** An authenticator's response for the library to check, unchecked; an empty object if it is not JSON. */
function readResponse<Response extends { readonly id: string }>(text: string): Response {
  try {
    return Object(JSON.parse(text))
  } catch {
    // no authenticator sent it
    return Object({})
  }
}

/** The id of the credential of a response; empty if it is not a response. */
export function credentialIdOf(text: string): string {
  const { id }: { readonly id: unknown } = readResponse(text)
  return typeof id === 'string' ? id : ''
}

/** The passkey of a response to `enrolmentOptions`, or null if the response is not valid. */
export async function verifyEnrolment(
  app: App,
  text: string,
  challenge: string,
): Promise<Pick<PasskeyRecord, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { rpID, origin } = siteOf(app)
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response: readResponse<RegistrationResponseJSON>(text),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    app.log.info({ err: error }, 'The response of an authenticator was not valid.')
    return null
  })
  if (!verified?.verified) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

export interface PasskeyLogin {
  readonly passkey: PasskeyRecord
  readonly response: string
  readonly challenge: string
  /**
   * whether the person must have been verified by fingerprint, face or PIN, because the passkey replaces the password
   * too
   */
  readonly requiresVerification: boolean
}

/** The signature counter of a response to `loginOptions`, or null if the response is not valid. */
export async function verifyLogin(app: App, login: PasskeyLogin): Promise<number | null> {
  const { rpID, origin } = siteOf(app)
  const { passkey } = login
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response: readResponse<AuthenticationResponseJSON>(login.response),
    expectedChallenge: login.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      ...descriptorOf(passkey),
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: login.requiresVerification,
  }).catch((error: unknown) => {
    app.log.info({ err: error }, 'The response of an authenticator was not valid.')
    return null
  })
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

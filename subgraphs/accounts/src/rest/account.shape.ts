import { resultShapeWith } from '@sanguine/kernel/rest'
import { z } from 'zod'
import type { PasskeyChallenge } from '../operations/confirm-login'
import { successSentences } from './success-sentences'

/** Any input: the operation checks it, with sentences of its own. */
export const text = (description: string, json: Readonly<Record<string, unknown>> = {}) =>
  z.unknown().meta({ description, documentedAs: { type: 'string', ...json } })

export const username = text('The username, in any case.')
export const password = text('SHA-256 of the password, 64 hex digits in lower case.', { pattern: '^[0-9a-f]{64}$' })
export const passwordBody = z.object({ password }).meta({ id: 'PasswordRequest' })
export const authenticatorResponse = text('The response of the authenticator, as JSON.')

export const accessToken = z.string().describe('The bearer token of the session, a JWT.')

export const exampleTicket = '0b7d2d1c9e64a3f85b1e7c2a9d4f6038a1c5e97b2d8f4a60'
export const exampleChallenge = {
  success: true,
  message: successSentences.passkeyChallenge,
  ticket: exampleTicket,
  options: '{"challenge":"Zm9yIGFuIGF1dGhlbnRpY2F0b3I"}',
}

export const challengeShape = resultShapeWith({
  ticket: z.string().describe('Under which the response is sent, within five minutes.'),
  options: z.string().describe('JSON for `navigator.credentials`.'),
}).meta({ id: 'PasskeyChallenge' })
export const toChallenge = ({ ticket, options }: PasskeyChallenge) => ({ ticket, options })

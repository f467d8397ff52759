import { resultShapeWith } from '@sanguine/kernel/rest'
import { emailLimits, userNameLimits } from '@sanguine/rules'
import { z } from 'zod'
import { accountFields } from '../account-rules'
import type { PasskeyChallenge } from '../operations/confirm-login'
import { successSentences } from './success-sentences'

export const username = accountFields.username.describe('The username, in upper or lower case.')
export const password = accountFields.password.describe(
  'The SHA-256 of the password, 64 hexadecimal digits in lower case.',
)

/** A field that a rule checks further, refusing it with a reason. It is documented as what the rule accepts. */
const checkedByRule = (field: z.ZodString, description: string, limits: Readonly<Record<string, unknown>>) =>
  field.meta({ description, documentedAs: { type: 'string', ...limits } })

export const newUsername = checkedByRule(
  accountFields.username,
  'The new username: Latin letters, digits, single spaces, `_`, `-` and `.`.',
  userNameLimits,
)

export const newEmail = (description: string) =>
  checkedByRule(accountFields.email, description, { format: 'email', ...emailLimits })

export const passwordBody = z.object({ password }).meta({ id: 'PasswordRequest' })
export const assertion = accountFields.assertion.describe('The response of the authenticator, as JSON.')
export const attestation = accountFields.attestation.describe('The response of the authenticator, as JSON.')

export const accessToken = z.string().describe('The bearer token of the session, a JWT.')

export const exampleTicket = '0b7d2d1c9e64a3f85b1e7c2a9d4f6038a1c5e97b2d8f4a60'
export const exampleChallenge = {
  success: true,
  message: successSentences.passkeyChallenge,
  ticket: exampleTicket,
  options: '{"challenge":"Zm9yIGFuIGF1dGhlbnRpY2F0b3I"}',
}

export const challengeShape = resultShapeWith({
  ticket: z.string().describe('The ticket to send with the response, within five minutes.'),
  options: z.string().describe('The options for `navigator.credentials`, as JSON.'),
}).meta({ id: 'PasskeyChallenge' })
export const toChallenge = ({ ticket, options }: PasskeyChallenge) => ({ ticket, options })

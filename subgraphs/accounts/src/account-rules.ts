import { err, ok, type Result } from '@sanguine/kernel'
import { readEmail, readUserName } from '@sanguine/rules'
import { z } from 'zod'
import type { AccountRefusal } from './account-refusal'

/** SHA-256 of a password in hex, as clients send it. */
const digestSchema = z
  .string('must be the SHA-256 of the password as 64 hex digits')
  .regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of the password as 64 hex digits in lower case')

/** A text that is stored or looked up. The schema keeps out query operators. */
export const textSchema = (maxLength: number) => z.string('must be text').max(maxLength, 'is too long')

/** The fields of calls, for operations and the documentation of REST. Rules check a new name or address further. */
export const accountFields = {
  username: textSchema(200),
  password: digestSchema,
  email: textSchema(400),
  accountId: textSchema(64),
  sessionId: textSchema(64),
  exportTicket: textSchema(200),
  mailToken: textSchema(200),
  loginTicket: textSchema(100),
  enrolmentTicket: textSchema(1_000),
  /** of an authenticator app, or a recovery code */
  code: textSchema(40),
  /** an authenticator's response, as JSON */
  assertion: textSchema(10_000),
  attestation: textSchema(20_000),
  passkeyId: textSchema(1_500),
  passkeyName: textSchema(50),
} as const

/** The name as it is stored, or a refusal if it is not valid. */
export function checkName(given: string): Result<string, AccountRefusal> {
  const name = readUserName(given)
  return name === null ? err('nameInvalid', {}, 'username') : ok(name)
}

/** The address as it is stored, or a refusal if it is not valid. */
export function checkEmail(given: string): Result<string, AccountRefusal> {
  const email = readEmail(given)
  return email === null ? err('emailInvalid', {}, 'email') : ok(email)
}

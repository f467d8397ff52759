import { err, ok, type Result } from '@sanguine/kernel'
import { z } from 'zod'
import type { AccountRefusal } from './account-refusal'

/** SHA-256 of a password in hex, as clients send it. */
export const digestSchema = z
  .string('must be the SHA-256 of the password as 64 hex digits')
  .regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of the password as 64 hex digits in lower case')

/** A text that is stored or looked up, never an operator. */
export const textSchema = (maxLength: number) => z.string('must be text').max(maxLength, 'is too long')

/**
 * The letters of the languages that are written in Latin script. Other Latin characters of Unicode, such as phonetic signs and
 * small capitals, are used in names only to look like another name.
 */
const namePattern =
  /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e00-\u1eff0-9 _.-]{3,32}$/
/** The domain's letters are listed in both cases: by the flag `i` the sign of Kelvin would be a k, and the mail go elsewhere. */
const emailPattern = /^[^\s\p{C}@<>()[\],;:"\\]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,4}$/u

/** The name as it is kept, or why it cannot be one. */
export function checkName(given: string): Result<string, AccountRefusal> {
  const name = given.normalize('NFC').trim()
  if (namePattern.test(name) && /[^ _.-]/.test(name) && !/ {2}/.test(name)) return ok(name)
  return err('nameInvalid', {}, 'username')
}

/** The address as it is kept, or why it cannot be one. */
export function checkEmail(given: string): Result<string, AccountRefusal> {
  const email = given.trim()
  if (email.length <= 254 && emailPattern.test(email)) return ok(email)
  return err('emailInvalid', {}, 'email')
}

import { expect, test } from '@jest/globals'
import { hasSecondFactor, methodsOf, type SecondFactorFields } from './second-factors'

const addedAt = new Date(0)
const totp = { secret: 'x', lastStep: 0, addedAt }
const passkeys = [{ id: 'key', publicKey: 'x', counter: 0, transports: [], name: 'Key', addedAt }]
const recoveryCodes = ['x']

test.each<[string, SecondFactorFields, readonly string[]]>([
  ['nothing', {}, []],
  ['no factor any more', { passkeys: [], recoveryCodes }, []],
  ['an authenticator app', { totp }, ['totp']],
  ['an authenticator app whose recovery codes are used up', { totp, recoveryCodes: [] }, ['totp']],
  ['a passkey', { passkeys, recoveryCodes }, ['passkey', 'recoveryCode']],
  ['all of them', { totp, passkeys, recoveryCodes }, ['totp', 'passkey', 'recoveryCode']],
])('an account with %s can confirm a login by its methods', (_what, account, methods) => {
  expect(methodsOf(account)).toEqual(methods)
  expect(hasSecondFactor(account)).toBe(methods.length > 0)
})

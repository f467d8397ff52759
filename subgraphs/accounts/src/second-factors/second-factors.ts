import type { SealPurpose } from '@sanguine/kernel'

/** An authenticator app: six digits that change every 30 seconds (RFC 6238). */
export interface TotpRecord {
  /** encrypted by `sealSecret` */
  readonly secret: string
  /** the 30-second step of the last accepted code: no code of this or an earlier step is accepted again */
  readonly lastStep: number
  readonly addedAt: Date
}

/** A passkey or security key (WebAuthn). */
export interface PasskeyRecord {
  /** credential id, base64url */
  readonly id: string
  /** COSE key, base64url */
  readonly publicKey: string
  /** signature counter; 0 if the authenticator has none */
  readonly counter: number
  readonly transports: readonly string[]
  /** name that the owner gave it */
  readonly name: string
  readonly addedAt: Date
}

/** The second factors of an account. A field is absent if the account has no such factor. */
export interface SecondFactorFields {
  readonly totp?: TotpRecord
  readonly passkeys?: readonly PasskeyRecord[]
  /** hashes of the unused recovery codes: slow ones like those of passwords, older ones by HMAC */
  readonly recoveryCodes?: readonly string[]
}

export type SecondFactorMethod = 'totp' | 'passkey' | 'recoveryCode'

/** The purpose for which the secrets of an account are sealed. */
export const sealOf = (accountId: string): SealPurpose => ({ kind: 'second factors', ownerId: accountId })

/** The methods with which an account can confirm a login after its password; empty if the password is enough. */
export function methodsOf({ totp, passkeys = [], recoveryCodes = [] }: SecondFactorFields): SecondFactorMethod[] {
  const methods: SecondFactorMethod[] = []
  if (totp) methods.push('totp')
  if (passkeys.length > 0) methods.push('passkey')
  if (methods.length > 0 && recoveryCodes.length > 0) methods.push('recoveryCode')
  return methods
}

export const hasSecondFactor = (account: SecondFactorFields): boolean => methodsOf(account).length > 0

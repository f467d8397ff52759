import type { SealPurpose } from '@sanguine/kernel'

/** An authenticator app: six digits that change every 30 seconds (RFC 6238). */
export interface TotpRecord {
  /** encrypted by `sealSecret` */
  readonly secret: string
  /** the 30-second step of the last code that was accepted: it and those before it are not accepted again */
  readonly lastStep: number
  readonly addedAt: Date
}

/** A passkey or security key (WebAuthn). */
export interface PasskeyRecord {
  /** credential id, base64url */
  readonly id: string
  /** COSE key, base64url */
  readonly publicKey: string
  /** signature counter; 0 where the authenticator has none */
  readonly counter: number
  readonly transports: readonly string[]
  /** what its owner calls it */
  readonly name: string
  readonly addedAt: Date
}

/** What an account has beside its password. Fields are absent where it has none of them. */
export interface SecondFactorFields {
  readonly totp?: TotpRecord
  readonly passkeys?: readonly PasskeyRecord[]
  /** of the recovery codes that were not used: hashed as passwords are, before that by HMAC */
  readonly recoveryCodes?: readonly string[]
}

export type SecondFactorMethod = 'totp' | 'passkey' | 'recoveryCode'

/** What the secrets of an account are sealed for. */
export const sealOf = (accountId: string): SealPurpose => ({ kind: 'second factors', ownerId: accountId })

/** How an account can confirm a login after its password; empty where the password suffices. */
export function methodsOf({ totp, passkeys = [], recoveryCodes = [] }: SecondFactorFields): SecondFactorMethod[] {
  const methods: SecondFactorMethod[] = []
  if (totp) methods.push('totp')
  if (passkeys.length > 0) methods.push('passkey')
  if (methods.length > 0 && recoveryCodes.length > 0) methods.push('recoveryCode')
  return methods
}

export const hasSecondFactor = (account: SecondFactorFields): boolean => methodsOf(account).length > 0

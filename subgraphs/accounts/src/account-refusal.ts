import type { RefusalsOf } from '@sanguine/kernel'

type NoDetails = Readonly<Record<never, never>>

/** Why a call that concerns an account was refused. */
export type AccountRefusal = RefusalsOf<{
  alreadyActivated: NoDetails
  emailInvalid: NoDetails
  emailTaken: NoDetails
  loginFailed: NoDetails
  loginTooOld: NoDetails
  nameInvalid: NoDetails
  nameReserved: NoDetails
  nameTaken: NoDetails
  nameUnknown: NoDetails
  noSecondFactor: NoDetails
  otherAccountLoggedIn: NoDetails
  passwordExpired: NoDetails
  passwordTooCommon: NoDetails
  passwordWrong: NoDetails
  /** milliseconds since the epoch */
  registrationClosed: { readonly opensAt: number }
  codeInvalid: NoDetails
  passkeyInvalid: NoDetails
  ticketInvalid: NoDetails
  scopeNotAllowed: NoDetails
  tooManyTokens: { readonly limit: number }
  unknownToken: NoDetails
  unknownApp: NoDetails
  appNotApproved: NoDetails
  tooManyApps: { readonly limit: number }
  redirectInvalid: { readonly address: string }
  redirectNotRegistered: NoDetails
  authorizationInvalid: NoDetails
  userCodeInvalid: NoDetails
  tooManyPasskeys: { readonly limit: number }
  unknownPasskey: NoDetails
  unknownSession: NoDetails
  tokenExpired: NoDetails
  tokenInvalid: { readonly mail: 'activation' | 'password' | 'email' }
  tooManyAttempts: { readonly retryAfterSeconds: number }
}>

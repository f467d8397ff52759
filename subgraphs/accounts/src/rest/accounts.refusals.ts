import type { Refusal } from '@sanguine/kernel'
import { inBerlinTime, type RefusalSentences, restRefusals } from '@sanguine/kernel/rest'
import type { AccountRefusal } from '../account-refusal'
import type { AccountChangeRefusal } from '../administration/change-account'
import type { MailActivationRefusal } from '../administration/mail-activation'
import type { SecondFactorRemovalRefusal } from '../administration/remove-second-factors'

/** A call that changes the caller's own account named another one. */
type ForeignAccountRefusal = Refusal<'notYours', Readonly<Record<never, never>>>

/** Every refusal that concerns an account. */
export type AnyAccountRefusal =
  | AccountRefusal
  | AccountChangeRefusal
  | MailActivationRefusal
  | SecondFactorRemovalRefusal
  | ForeignAccountRefusal

const invalidLinks = {
  email: 'This link is no longer valid. Please enter your new address again.',
  activation: 'This activation link is not valid, or was used before.',
  password: 'This link is no longer valid. Please ask for a new password again.',
}

/** The sentences of refusals that concern an account. */
export const accountRefusals: RefusalSentences<AnyAccountRefusal> = {
  alreadyActivated: 'Your account is already activated.',
  emailInvalid: 'Please enter a valid email address',
  emailTaken: 'There is already an account with this email address.',
  loginFailed: 'The username or the password is wrong.',
  loginTooOld: 'Your account has a second factor. Please log out and in again, and repeat this within 15 minutes.',
  nameInvalid: 'A username has 3 to 32 characters: letters, digits, single spaces, "_", "-" and ".".',
  nameReserved: 'This username is reserved for the staff of the site. Please choose another.',
  nameTaken: 'This username is already taken.',
  nameUnknown: 'Username not found',
  notYours: 'You can change only your own account.',
  passwordExpired: 'This password has expired. Please ask for a new one.',
  passwordTooCommon: 'This password is too easy to guess. Please choose another.',
  passwordWrong: 'The password is wrong.',
  registrationClosed: ({ opensAt }) => `Registration opens on ${inBerlinTime(opensAt)}.`,
  codeInvalid: 'The code is wrong, or was used before.',
  passkeyInvalid: 'This passkey does not belong to the account.',
  ticketInvalid: 'That took too long. Please start again.',
  tooManyPasskeys: ({ limit }) => `An account has at most ${limit} passkeys.`,
  unknownPasskey: 'There is no such passkey.',
  unknownSession: 'There is no such session.',
  otherAccountLoggedIn: 'You are logged in with another account.',
  tokenExpired: 'This activation link has expired. Please log in and ask for a new one.',
  tokenInvalid: ({ mail }) => invalidLinks[mail],
  tooManyAttempts: 'Too many failed logins for this account. Please try again later.',
  unknownUser: 'There is no such user.',
  lastAdmin: 'This is the only admin: make another account an admin first.',
  noSecondFactor: 'The account has no second factor.',
  tooManyMails: 'Too many emails were sent to this account. Please try again in an hour.',
}

export const { refusalSentence, toWireResult } = restRefusals(accountRefusals)

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
  email: {
    en: 'This link has expired or is no longer valid. Please enter your new address again.',
    de: 'Dieser Link ist abgelaufen oder nicht mehr gültig. Gib deine neue Adresse noch einmal ein.',
  },
  activation: {
    en: 'This activation link is not valid, or was used before.',
    de: 'Dieser Aktivierungslink ist ungültig oder wurde schon benutzt.',
  },
  password: {
    en: 'This link has expired or is no longer valid. Please ask for a new password again.',
    de: 'Dieser Link ist abgelaufen oder nicht mehr gültig. Fordere noch einmal ein neues Passwort an.',
  },
}

/** The sentences of refusals that concern an account. */
export const accountRefusals: RefusalSentences<AnyAccountRefusal> = {
  alreadyActivated: { en: 'Your account is already activated.', de: 'Dieses Konto ist schon aktiviert.' },
  emailInvalid: { en: 'Please enter a valid email address', de: 'Bitte gib eine gültige E-Mail-Adresse an.' },
  emailTaken: {
    en: 'There is already an account with this email address.',
    de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  },
  loginFailed: { en: 'The username or the password is wrong.', de: 'Benutzername oder Passwort stimmt nicht.' },
  loginTooOld: {
    en: 'Your account has a second factor. Please log out and in again, and repeat this within 15 minutes.',
    de: 'Dein Konto hat einen zweiten Faktor. Bitte melde dich ab und neu an und wiederhole das innerhalb von 15 Minuten.',
  },
  nameInvalid: {
    en: 'A username has 3 to 32 characters: letters, digits, single spaces, "_", "-" and ".".',
    de: 'Ein Benutzername hat 3 bis 32 Zeichen: Buchstaben, Ziffern, einzelne Leerzeichen, „_“, „-“ und „.“.',
  },
  nameReserved: {
    en: 'This username is reserved for the staff of the site. Please choose another.',
    de: 'Dieser Benutzername ist dem Team der Seite vorbehalten. Bitte wähle einen anderen.',
  },
  nameTaken: { en: 'This username is already taken.', de: 'Dieser Benutzername ist schon vergeben.' },
  nameUnknown: { en: 'Username not found', de: 'Diesen Benutzernamen gibt es nicht.' },
  notYours: { en: 'You can change only your own account.', de: 'Du kannst nur dein eigenes Konto ändern.' },
  passwordExpired: {
    en: 'This password has expired. Please ask for a new one.',
    de: 'Dieses Passwort ist abgelaufen. Bitte fordere ein neues an.',
  },
  passwordTooCommon: {
    en: 'This password is too easy to guess. Please choose another.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
  },
  passwordWrong: { en: 'The password is wrong.', de: 'Das Passwort stimmt nicht.' },
  registrationClosed: ({ opensAt }) => ({
    en: `Registration opens on ${inBerlinTime(opensAt).en}.`,
    de: `Die Registrierung öffnet am ${inBerlinTime(opensAt).de}.`,
  }),
  codeInvalid: { en: 'The code is wrong, or was used before.', de: 'Der Code stimmt nicht oder wurde schon benutzt.' },
  passkeyInvalid: {
    en: 'This passkey does not belong to the account.',
    de: 'Dieser Passkey gehört nicht zu dem Konto.',
  },
  ticketInvalid: {
    en: 'That took too long. Please start again.',
    de: 'Das hat zu lange gedauert. Fang bitte noch einmal an.',
  },
  tooManyPasskeys: ({ limit }) => ({
    en: `An account has at most ${limit} passkeys.`,
    de: `Ein Konto hat höchstens ${limit} Passkeys.`,
  }),
  scopeNotAllowed: {
    en: 'This scope is for accounts of the staff only.',
    de: 'Dieser Bereich ist Konten des Teams vorbehalten.',
  },
  tooManyTokens: ({ limit }) => ({
    en: `An account has at most ${limit} personal access tokens. Please revoke one first.`,
    de: `Ein Konto hat höchstens ${limit} persönliche Zugriffstoken. Bitte widerrufe zuerst eines.`,
  }),
  unknownToken: {
    en: 'There is no such personal access token.',
    de: 'Dieses persönliche Zugriffstoken gibt es nicht.',
  },
  unknownApp: { en: 'There is no such app.', de: 'Diese App gibt es nicht.' },
  appNotApproved: {
    en: 'Our staff have not approved this app yet, so only its developer can connect it.',
    de: 'Unser Team hat diese App noch nicht freigegeben. Bis dahin kann nur verbinden, wer sie entwickelt.',
  },
  tooManyApps: ({ limit }) => ({
    en: `An account can register at most ${limit} apps. Please delete one first.`,
    de: `Ein Konto kann höchstens ${limit} Apps registrieren. Bitte lösche zuerst eine.`,
  }),
  redirectInvalid: ({ address }) => ({
    en: `"${address}" is no valid redirect address: it needs https, http to 127.0.0.1, or a scheme such as com.example.app.`,
    de: `„${address}“ ist keine gültige Rückkehradresse: Sie braucht https, http zu 127.0.0.1 oder ein Schema wie com.example.app.`,
  }),
  redirectNotRegistered: {
    en: 'This link leads to an address that its app has not registered. Nothing was connected. Tell the developer of the app.',
    de: 'Dieser Link führt zu einer Adresse, die seine App nicht registriert hat. Es wurde nichts verbunden. Sag denen Bescheid, die die App entwickeln.',
  },
  authorizationInvalid: {
    en: 'This link is incomplete. Nothing was connected. Start again in the app that sent you here.',
    de: 'Dieser Link ist unvollständig. Es wurde nichts verbunden. Fang in der App, die dich hergeschickt hat, noch einmal an.',
  },
  userCodeInvalid: {
    en: 'This code is wrong or has expired. Please look at the app again, which shows a code for ten minutes.',
    de: 'Dieser Code stimmt nicht oder ist abgelaufen. Sieh noch einmal in der App nach: Sie zeigt einen Code zehn Minuten lang.',
  },
  unknownPasskey: { en: 'There is no such passkey.', de: 'Diesen Passkey gibt es nicht.' },
  unknownSession: { en: 'There is no such session.', de: 'Diese Sitzung gibt es nicht.' },
  otherAccountLoggedIn: {
    en: 'You are logged in with another account.',
    de: 'Du bist mit einem anderen Konto angemeldet.',
  },
  tokenExpired: {
    en: 'This activation link has expired. Please log in and ask for a new one.',
    de: 'Dieser Aktivierungslink ist abgelaufen. Melde dich an und fordere einen neuen an.',
  },
  tokenInvalid: ({ mail }) => invalidLinks[mail],
  tooManyAttempts: {
    en: 'Too many failed logins for this account. Please try again later.',
    de: 'Zu viele fehlgeschlagene Anmeldungen bei diesem Konto. Bitte versuche es später noch einmal.',
  },
  unknownUser: { en: 'There is no such user.', de: 'Dieses Konto gibt es nicht.' },
  lastAdmin: {
    en: 'This is the only admin: make another account an admin first.',
    de: 'Das ist das einzige Konto der Administration: Gib erst einem anderen diese Rolle.',
  },
  noSecondFactor: { en: 'The account has no second factor.', de: 'Das Konto hat keinen zweiten Faktor.' },
  tooManyMails: {
    en: 'Too many emails were sent to this account. Please try again in an hour.',
    de: 'An dieses Konto gingen zu viele E-Mails. Bitte versuche es in einer Stunde noch einmal.',
  },
}

export const refusals = restRefusals(accountRefusals)

export const { refusalSentence, toWireResult } = refusals

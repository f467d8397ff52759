import type { App, Language, Settings } from '@sanguine/kernel'
import { composeMail, type MailBlock, type MailContent, type MailSample, type NewMail } from '@sanguine/mail'
import type { AccountRecord } from './accounts.model'

/** The variable parts of a mail: the token of its link, and a password or an address. Each is empty if unused. */
interface MailValues {
  readonly link: string
  readonly value: string
}

type Content = Omit<MailContent, 'name'>
type Texts = Readonly<Record<AccountMail, (values: MailValues) => Content>>

export type AccountMail =
  | 'activation'
  | 'passwordReset'
  | 'newPassword'
  | 'confirmEmail'
  | 'emailInUse'
  | 'addressRegistered'
  | 'emailChangeRequested'
  | 'emailChanged'
  | 'emailChangedByStaff'
  | 'secondFactorsRemoved'
  | 'tokenCreated'
  | 'appConnected'
  | 'accountDeleted'

const content = (subject: string, ...blocks: readonly (string | MailBlock)[]): Content => ({
  subject,
  heading: subject,
  blocks: blocks.map((block) => (typeof block === 'string' ? { paragraph: block } : block)),
})

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    activation: ({ link }) =>
      content(
        'Activate your Sanguine account',
        'Welcome to Sanguine. Open this link within 7 days to activate your account.',
        { button: 'Activate my account', link },
        'If you did not register, ignore this email: nothing happens without the link.',
      ),
    passwordReset: ({ link }) =>
      content(
        'Reset your Sanguine password',
        'Somebody requested a new password for your account. Open this link within an hour to get one.',
        { button: 'Send me a new password', link },
        'If that was not you, ignore this email: your password stays as it is.',
      ),
    newPassword: ({ link, value }) =>
      content(
        'Your new Sanguine password',
        'This is your new password. It is valid for 7 days: log in with it, then choose one of your own in your profile.',
        { value },
        { button: 'Log in', link },
        'You were logged out everywhere.',
      ),
    confirmEmail: ({ link }) =>
      content(
        'Confirm your new address for Sanguine',
        'This address was entered as the new one for your account. Open this link within a day to confirm it.',
        { button: 'Confirm this address', link },
        'If that was not you, ignore this email: nothing happens without the link.',
      ),
    emailInUse: () =>
      content(
        'Your address was entered for another Sanguine account',
        'Somebody entered this address for another account. It still belongs to your account, and nothing was changed.',
        'If that was you, use another address, or delete this account first.',
      ),
    addressRegistered: ({ link, value }) =>
      content(
        'You have a Sanguine account already',
        'Somebody tried to register with this address. It belongs to your account already, and nothing was changed.',
        ...(value ? ['If that was you, log in with the name of your account:', { value }] : []),
        { button: 'Log in', link },
        'If you have forgotten the password, enter the name there and choose “Forgot Password”. If that was not you, ignore this email.',
      ),
    emailChangeRequested: ({ link, value }) =>
      content(
        'A new address for your Sanguine account',
        'Somebody who knows your password entered a new address for your account. It is not confirmed yet:',
        { value },
        'If that was not you, change your password now: that also cancels the new address.',
        { button: 'Log in', link },
      ),
    emailChanged: ({ value }) =>
      content(
        'Your Sanguine account has a new address',
        'The new address of your account is confirmed:',
        { value },
        'Emails about your account go there from now on. If that was not you, write to the operator of the site.',
      ),
    emailChangedByStaff: ({ value }) =>
      content(
        'Your Sanguine account has a new address',
        'The staff of the site gave your account a new address:',
        { value },
        'Emails about your account go there from now on, and you were logged out everywhere. If you did not ask for that, write to the operator of the site.',
      ),
    secondFactorsRemoved: ({ link }) =>
      content(
        'The second factors of your Sanguine account were removed',
        'The staff of the site removed the authenticator app, passkeys and recovery codes of your account. You were logged out everywhere, and you log in with your password alone until you add a second factor again.',
        { button: 'Log in', link },
        'If you did not ask for that, change your password now, and write to the operator of the site.',
      ),
    tokenCreated: ({ link, value }) =>
      content(
        'A personal access token was created for your Sanguine account',
        'Somebody who is logged in and knows your password created a personal access token, or gave one a new secret. Programs act for your account with it. Its name is:',
        { value },
        'If that was not you, revoke the token under Security and change your password. A new password alone does not revoke it.',
        { button: 'Manage my tokens', link },
      ),
    appConnected: ({ link, value }) =>
      content(
        'An app was connected to your Sanguine account',
        'Somebody who is logged in connected an app, which can now act for your account within what was allowed. Its name is:',
        { value },
        'If that was not you, disconnect the app under Security and change your password. A new password disconnects every app.',
        { button: 'Manage my apps', link },
      ),
    accountDeleted: () =>
      content(
        'Your Sanguine account was deleted',
        'Your hunter, journal and possessions were deleted, and logging in is no longer possible. Subscriptions end with the account, and nothing more is charged for them. Payments stay in our books without your name.',
        'This is the last email about this account. If you did not delete it, write to the operator of the site.',
      ),
  },
  de: {
    activation: ({ link }) =>
      content(
        'Aktiviere dein Sanguine-Konto',
        'willkommen bei Sanguine. Öffne diesen Link innerhalb von 7 Tagen, um dein Konto zu aktivieren.',
        { button: 'Mein Konto aktivieren', link },
        'Falls du dich nicht registriert hast, ignoriere diese E-Mail: Ohne den Link geschieht nichts.',
      ),
    passwordReset: ({ link }) =>
      content(
        'Setze dein Sanguine-Passwort zurück',
        'jemand hat ein neues Passwort für dein Konto angefordert. Öffne diesen Link innerhalb einer Stunde, um eines zu bekommen.',
        { button: 'Neues Passwort zusenden', link },
        'Falls du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
      ),
    newPassword: ({ link, value }) =>
      content(
        'Dein neues Sanguine-Passwort',
        'das ist dein neues Passwort. Es gilt 7 Tage: Melde dich damit an und wähle dann in deinem Profil ein eigenes.',
        { value },
        { button: 'Anmelden', link },
        'Du wurdest überall abgemeldet.',
      ),
    confirmEmail: ({ link }) =>
      content(
        'Bestätige deine neue Adresse für Sanguine',
        'diese Adresse wurde als neue Adresse deines Kontos angegeben. Öffne diesen Link innerhalb eines Tages, um sie zu bestätigen.',
        { button: 'Diese Adresse bestätigen', link },
        'Falls du das nicht warst, ignoriere diese E-Mail: Ohne den Link geschieht nichts.',
      ),
    emailInUse: () =>
      content(
        'Deine Adresse wurde für ein anderes Sanguine-Konto angegeben',
        'jemand hat diese Adresse für ein anderes Konto angegeben. Sie gehört weiterhin zu deinem Konto, und nichts wurde geändert.',
        'Falls du das warst, verwende eine andere Adresse oder lösche zuerst dieses Konto.',
      ),
    addressRegistered: ({ link, value }) =>
      content(
        'Du hast schon ein Sanguine-Konto',
        'jemand wollte sich mit dieser Adresse registrieren. Sie gehört schon zu deinem Konto, und nichts wurde geändert.',
        ...(value ? ['Falls du das warst, melde dich mit dem Namen deines Kontos an:', { value }] : []),
        { button: 'Anmelden', link },
        'Wenn du das Passwort vergessen hast, gib dort den Namen ein und wähle „Passwort vergessen“. Falls du das nicht warst, ignoriere diese E-Mail.',
      ),
    emailChangeRequested: ({ link, value }) =>
      content(
        'Neue Adresse für dein Sanguine-Konto',
        'jemand, der dein Passwort kennt, hat für dein Konto eine neue Adresse angegeben. Sie ist noch nicht bestätigt:',
        { value },
        'Falls du das nicht warst, ändere jetzt dein Passwort: Das verwirft auch die neue Adresse.',
        { button: 'Anmelden', link },
      ),
    emailChanged: ({ value }) =>
      content(
        'Dein Sanguine-Konto hat eine neue Adresse',
        'die neue Adresse deines Kontos ist bestätigt:',
        { value },
        'E-Mails zu deinem Konto gehen von jetzt an dorthin. Falls du das nicht warst, schreibe dem Betreiber der Seite.',
      ),
    emailChangedByStaff: ({ value }) =>
      content(
        'Dein Sanguine-Konto hat eine neue Adresse',
        'das Team der Seite hat deinem Konto eine neue Adresse gegeben:',
        { value },
        'E-Mails zu deinem Konto gehen von jetzt an dorthin, und du wurdest überall abgemeldet. Falls du nicht darum gebeten hast, schreibe dem Betreiber der Seite.',
      ),
    secondFactorsRemoved: ({ link }) =>
      content(
        'Die zweiten Faktoren deines Sanguine-Kontos wurden entfernt',
        'das Team der Seite hat Authenticator-App, Passkeys und Wiederherstellungscodes deines Kontos entfernt. Du wurdest überall abgemeldet und meldest dich nur mit deinem Passwort an, bis du wieder einen zweiten Faktor hinzufügst.',
        { button: 'Anmelden', link },
        'Falls du nicht darum gebeten hast, ändere jetzt dein Passwort und schreibe dem Betreiber der Seite.',
      ),
    tokenCreated: ({ link, value }) =>
      content(
        'Für dein Sanguine-Konto wurde ein persönliches Zugriffstoken erstellt',
        'jemand, der angemeldet ist und dein Passwort kennt, hat ein persönliches Zugriffstoken erstellt oder erneuert. Damit handeln Programme im Namen deines Kontos. Es heißt:',
        { value },
        'Falls du das nicht warst, widerrufe das Token unter „Sicherheit“ und ändere dein Passwort. Ein neues Passwort allein widerruft es nicht.',
        { button: 'Meine Token verwalten', link },
      ),
    appConnected: ({ link, value }) =>
      content(
        'Mit deinem Sanguine-Konto wurde eine App verbunden',
        'jemand, der angemeldet ist, hat eine App verbunden. Sie handelt nun im Namen deines Kontos, soweit es ihr erlaubt wurde. Sie heißt:',
        { value },
        'Falls du das nicht warst, trenne die App unter „Sicherheit“ und ändere dein Passwort. Ein neues Passwort trennt alle Apps.',
        { button: 'Meine Apps verwalten', link },
      ),
    accountDeleted: () =>
      content(
        'Dein Sanguine-Konto wurde gelöscht',
        'dein Jäger, dein Tagebuch und dein Besitz wurden gelöscht, und eine Anmeldung ist nicht mehr möglich. Abonnements enden mit dem Konto; es wird nichts mehr dafür abgebucht. Zahlungen bleiben ohne deinen Namen in unseren Büchern.',
        'Das ist die letzte E-Mail zu diesem Konto. Falls du es nicht gelöscht hast, schreibe dem Betreiber der Seite.',
      ),
  },
}

/** The path that the link of a mail leads to. A token follows it. */
const pages: Readonly<Record<AccountMail, string>> = {
  activation: '/activateAccount/',
  passwordReset: '/forgotPasswordRetrieve/',
  newPassword: '/login',
  confirmEmail: '/confirmEmail/',
  emailInUse: '',
  addressRegistered: '/login',
  emailChangeRequested: '/login',
  emailChanged: '',
  emailChangedByStaff: '',
  secondFactorsRemoved: '/login',
  tokenCreated: '/account/security',
  appConnected: '/account/security',
  accountDeleted: '',
}

/** Mails with which their reader can enter the account. */
const accessMails: readonly AccountMail[] = ['activation', 'passwordReset', 'newPassword', 'confirmEmail']

/** Mails to an address that may be a stranger's. */
const mailsToUnconfirmed: readonly AccountMail[] = ['activation', 'confirmEmail', 'addressRegistered']

/**
 * The name in the greeting; null if a mail client would turn it into a link. Such a name could carry a stranger's link
 * to the reader.
 */
export const greeted = (template: AccountMail, name: string): string | null =>
  mailsToUnconfirmed.includes(template) && name.includes('.') ? null : name

const compose = (
  settings: Settings,
  language: Language,
  template: AccountMail,
  { name, token = '', value = '' }: { readonly name: string; readonly token?: string; readonly value?: string },
) =>
  composeMail(settings, language, {
    name: greeted(template, name),
    ...texts[language][template]({ link: `${settings.publicUrl}${pages[template]}${token}`, value }),
  })

export interface AccountMailInput {
  readonly template: AccountMail
  readonly account: Pick<AccountRecord, '_id' | 'name' | 'email' | 'role'>
  readonly language: Language
  /** of the link */
  readonly token?: string
  /** the password or address in the mail */
  readonly value?: string
  /** lifetime of the link in milliseconds; absent for a mail without a link */
  readonly usefulMs?: number
}

/** A mail to the address of an account. */
export function accountMail(app: App, { account, template, language, usefulMs, ...values }: AccountMailInput): NewMail {
  return {
    ...compose(app.settings, language, template, { name: account.name, ...values }),
    template,
    accountId: account._id.toHexString(),
    to: { name: account.name, address: account.email },
    grantsAccess: accessMails.includes(template),
    isToUnconfirmed: template === 'confirmEmail' || account.role === 'notActivated',
    ...(usefulMs !== undefined && { usefulMs }),
  }
}

const sampleValues: Readonly<Partial<Record<AccountMail, string>>> = {
  newPassword: '0123456789abcdef',
  addressRegistered: 'Mina',
  tokenCreated: 'Hunting script',
  appConnected: 'Crypt companion',
}

/** Every mail about an account, for the preview. */
export const accountMailSamples: readonly MailSample[] = Object.entries({
  activation: 'activation',
  'password-reset': 'passwordReset',
  'new-password': 'newPassword',
  'confirm-email': 'confirmEmail',
  'email-in-use': 'emailInUse',
  'address-registered': 'addressRegistered',
  'email-change-requested': 'emailChangeRequested',
  'email-changed': 'emailChanged',
  'email-changed-by-staff': 'emailChangedByStaff',
  'second-factors-removed': 'secondFactorsRemoved',
  'token-created': 'tokenCreated',
  'app-connected': 'appConnected',
  'account-deleted': 'accountDeleted',
} satisfies Record<string, AccountMail>).map(([name, template]) => ({
  name,
  compose: (settings, language) => {
    const token = /\/$/.test(pages[template]) ? '0123456789abcdef0123456789abcdef' : ''
    const value = sampleValues[template] ?? 'mina.new@example.org'
    return compose(settings, language, template, { name: 'Mina', token, value })
  },
}))

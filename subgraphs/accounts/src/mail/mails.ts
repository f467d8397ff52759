import type { AccountRecord } from '../accounts.model'
import type { Mail } from './mailer'

type Addressee = Pick<AccountRecord, 'name' | 'email'>

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Breaks a paragraph into lines that every mail transport leaves alone. */
const wrap = (paragraph: string): string => paragraph.replace(/(?=.{73})(.{1,72}) /g, '$1\n')

/** Both forms of a mail from the same paragraphs; a link stands in a line of its own. */
function compose(
  to: Addressee,
  subject: string,
  paragraphs: readonly (string | { link: string; label: string })[],
): Mail {
  const lines = [`Hello ${to.name},`, ...paragraphs, 'Sanguine']
  const html = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escapeHtml(line)}</p>`
      : `<p><a href="${escapeHtml(line.link)}">${escapeHtml(line.label)}</a></p>`,
  )
  return {
    to: { name: to.name, address: to.email },
    subject,
    text: `${lines.map((line) => (typeof line === 'string' ? wrap(line) : line.link)).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${html.join('\n')}</body></html>`,
  }
}

export const activationMail = (to: Addressee, publicUrl: string, token: string): Mail =>
  compose(to, 'Activate your Sanguine account', [
    'the night has your name. Open this link within 7 days to activate your account:',
    { link: `${publicUrl}/activateAccount/${token}`, label: 'Activate my account' },
    'If you did not register, ignore this mail: nothing happens without the link.',
  ])

export const passwordResetMail = (to: Addressee, publicUrl: string, token: string): Mail =>
  compose(to, 'Reset your Sanguine password', [
    'somebody asked for a new password for your account. Open this link within an hour to get one:',
    { link: `${publicUrl}/forgotPasswordRetrieve/${token}`, label: 'Send me a new password' },
    'If that was not you, ignore this mail: your password stays as it is.',
  ])

export const newPasswordMail = (to: Addressee, publicUrl: string, password: string): Mail =>
  compose(to, 'Your new Sanguine password', [
    'this is your new password. Log in with it, then choose one of your own on your profile:',
    password,
    { link: `${publicUrl}/login`, label: 'Log in' },
    'You were logged out everywhere.',
  ])

export const confirmEmailMail = (to: Addressee, publicUrl: string, token: string): Mail =>
  compose(to, 'Confirm your new address for Sanguine', [
    'this address was given as the new one of your account. Open this link within a day to confirm it:',
    { link: `${publicUrl}/confirmEmail/${token}`, label: 'Confirm this address' },
    'If that was not you, ignore this mail: nothing happens without the link.',
  ])

/** To the owner of an address that somebody else gave as their own. It does not tell who that was. */
export const emailInUseMail = (to: Addressee): Mail =>
  compose(to, 'Your address was given for another Sanguine account', [
    'somebody gave this address as that of another account. It stays with yours, and nothing was changed.',
    'If that was you, use another address, or delete this account first.',
  ])

export const emailChangeRequestedMail = (to: Addressee, publicUrl: string, email: string): Mail =>
  compose(to, 'Your Sanguine account is to have another address', [
    'somebody who knows your password gave your account a new address, which is not confirmed yet:',
    email,
    'If that was not you, change your password now: that also cancels the new address.',
    { link: `${publicUrl}/login`, label: 'Log in' },
  ])

export const secondFactorsRemovedMail = (to: Addressee, publicUrl: string): Mail =>
  compose(to, 'The second factors of your Sanguine account were removed', [
    'the staff of the site removed the authenticator app, passkeys and recovery codes of your account. You were logged out everywhere, and log in with your password alone until you add a second factor again:',
    { link: `${publicUrl}/login`, label: 'Log in' },
    'If you did not ask for that, change your password now, and reply to the staff of the site.',
  ])

export const emailChangedMail = (to: Addressee, email: string): Mail =>
  compose(to, 'Your Sanguine account has another address', [
    'your account has a new address, which was confirmed:',
    email,
    'Mails about your account go there from now on. If that was not you, reply to the staff of the site.',
  ])

import type { Settings } from '@sanguine/kernel'
import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail-transport'

/** The settings that determine the sender of mails. */
export type SenderSettings = Pick<Settings, 'publicUrl' | 'operator'>

/** A mail for nodemailer. Plain ASCII is sent unchanged (7bit), any other text as quoted-printable, never as base64. */
export function messageOf({ publicUrl, operator }: SenderSettings, mail: OutgoingMail): SendMailOptions {
  const { to, subject, text, html, messageId, createdAt } = mail
  const isAscii = /^[\t\n\r -~]*$/.test(text + html)
  return {
    from: { name: 'Sanguine', address: `no-reply@${new URL(publicUrl).hostname}` },
    ...(operator.email !== null && { replyTo: operator.email }),
    to,
    subject,
    text,
    html,
    messageId,
    date: createdAt,
    // prevents automatic replies, RFC 3834
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(!isAscii && { textEncoding: 'quoted-printable' as const }),
  }
}

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type App, defineService } from '@sanguine/kernel'
import { createTransport } from 'nodemailer'

/** A mail to one person, as text and as HTML. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Where mails lie while no SMTP server is configured. */
export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox')

/** Plain ASCII goes out as it is (7bit), anything else as quoted-printable; never as base64, which nobody can read. */
const encoded = (mail: Mail) =>
  /^[\t\n\r -~]*$/.test(mail.text + mail.html) ? mail : { ...mail, textEncoding: 'quoted-printable' as const }

/** `no-reply` at the site's own host. */
const senderOf = (publicUrl: string) => ({ name: 'Sanguine', address: `no-reply@${new URL(publicUrl).hostname}` })

/** Milliseconds for a whole mail, and for each step of it: the caller waits for it, and is told when it was not sent. */
const [mailTimeoutMs, stepTimeoutMs] = [4_000, 3_000]

function smtpMailer(app: App, smtpUrl: string): Mailer {
  const options = {
    url: smtpUrl,
    dnsTimeout: stepTimeoutMs,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
  }
  const transport = createTransport(options, { from: senderOf(app.settings.publicUrl) })
  return {
    async send(mail) {
      const timer = new AbortController()
      const sent = transport.sendMail(encoded(mail)).finally(() => timer.abort())
      const late = sleep(mailTimeoutMs, null, { signal: timer.signal }).then(() => {
        throw new Error(`The mail server did not take the mail within ${mailTimeoutMs} ms.`)
      })
      await Promise.race([sent, late])
    },
  }
}

/** One `.eml` file a mail, there at once and whole because it is renamed into place; names sort by time. */
function outboxMailer(app: App): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const [folder, from] = [outboxOf(app.settings.dataDir), senderOf(app.settings.publicUrl)]
  let written = 0
  return {
    async send(mail) {
      const now = app.clock.now()
      const { message } = await transport.sendMail({
        ...encoded(mail),
        from,
        date: new Date(now),
      })
      written += 1
      const stamp = new Date(now).toISOString().replace(/[:.]/g, '-')
      const name = `${stamp}-${String(written).padStart(6, '0')}-${app.random.hex(4)}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${name}.part`)
      await writeFile(draft, message as Buffer, { mode: 0o600 })
      await rename(draft, join(folder, name))
    },
  }
}

export const mailerService = defineService<Mailer>({
  name: 'mailer',
  create: (app) => (app.settings.smtpUrl === null ? outboxMailer(app) : smtpMailer(app, app.settings.smtpUrl)),
})

import { outgoingCalls, type Settings } from '@sanguine/kernel'
import { createTransport } from 'nodemailer'
import { messageOf, type SenderSettings } from './mail-message'
import type { MailTransport, OutgoingMail } from './mail-transport'

/** Milliseconds for a whole mail, and for each step of it. No call waits for them. */
const [mailTimeoutMs, stepTimeoutMs] = [30_000, 10_000]

/** Sends by the mail server of `SMTP_URL`. */
export class SmtpTransport implements MailTransport {
  readonly isLocal = false
  readonly #transport
  readonly #closed = new AbortController()

  constructor(
    smtpUrl: string,
    readonly settings: SenderSettings & Pick<Settings, 'requiresMailTls'>,
    readonly timeoutMs = mailTimeoutMs,
  ) {
    const stepMs = Math.min(stepTimeoutMs, timeoutMs)
    this.#transport = createTransport({
      url: smtpUrl,
      requireTLS: settings.requiresMailTls,
      dnsTimeout: stepMs,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
    })
  }

  async send(mail: OutgoingMail): Promise<void> {
    const signal = AbortSignal.any([this.#closed.signal, AbortSignal.timeout(this.timeoutMs)])
    const message = { ...messageOf(this.settings, mail), signal }
    await outgoingCalls.tracePromise(() => this.#transport.sendMail(message), { name: 'SMTP' })
  }

  close(): void {
    this.#closed.abort(new Error('The gateway stops.'))
    this.#transport.close()
  }
}

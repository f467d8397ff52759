import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { messageOf, type SenderSettings } from './mail-message'
import type { MailTransport, OutgoingMail } from './mail-transport'

/** The folder for mails as files, while no SMTP server is configured. */
export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox')

/**
 * One `.eml` file per mail. A file is complete when it appears, because it is renamed into place. Names sort by time; a
 * mail that is written again replaces its file.
 */
export class OutboxTransport implements MailTransport {
  readonly isLocal = true
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  readonly #folder: string

  constructor(
    dataDir: string,
    readonly settings: SenderSettings,
  ) {
    this.#folder = outboxOf(dataDir)
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { message } = await this.#transport.sendMail(messageOf(this.settings, mail))
    if (!Buffer.isBuffer(message)) throw new TypeError('The message is no buffer.')
    const name = `${mail.createdAt.toISOString().replace(/[:.]/g, '-')}-${mail.mailId}.eml`
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const draft = join(this.#folder, `.${name}.part`)
    await writeFile(draft, message, { mode: 0o600 })
    await rename(draft, join(this.#folder, name))
  }

  close(): void {
    this.#transport.close()
  }
}

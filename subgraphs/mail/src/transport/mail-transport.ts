import type { MailAddress } from '../mail-repository'

/** A mail as it goes out. */
export interface OutgoingMail {
  readonly mailId: string
  readonly messageId: string
  readonly createdAt: Date
  readonly to: MailAddress
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailTransport {
  /** whether sending only writes to this machine: calls wait for it, so that the mail exists when they return */
  readonly isLocal: boolean
  /** Throws if the mail was not accepted. A second copy of a mail may be sent. */
  send(mail: OutgoingMail): Promise<void>
  /** Ends the mails in progress. */
  close(): void
}

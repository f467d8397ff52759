import type { Domain } from '@sanguine/kernel'
import { mailQueue, mailStatus, sentMails } from './mail-metrics'
import { mailWorkersService } from './mail-sender.service'
import { prepareMails } from './mails.model'
import { mailCollections } from './personal-data'

export { commitWithMails, type QueueMail } from './commit-with-mails'
export { type ComposedMail, composeMail, type MailBlock, type MailContent } from './compose-mail'
export { deleteAccessMails, deleteMails, type NewMail } from './mail-repository'
export type { MailSample } from './mail-sample'
export { sendDueMails } from './mail-sender.service'
export { prepareMails } from './mails.model'
export type { MailTransport, OutgoingMail } from './transport/mail-transport'
export { mailTransportService } from './transport/mail-transport.service'
export { outboxOf } from './transport/outbox-transport'

/** Mails: their layout and the queue from which they are sent. Has no part of the schema. */
export const mail: Domain = {
  name: 'mail',
  schemaPath: [],
  collections: mailCollections,
  metrics: [sentMails],
  queues: [mailQueue],
  statusSources: [mailStatus],
  resolvers: {},
  async start(app) {
    await prepareMails(app)
    app.get(mailWorkersService)
  },
}

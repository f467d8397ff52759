import { defineService } from '@sanguine/kernel'
import type { MailTransport } from './mail-transport'
import { OutboxTransport } from './outbox-transport'
import { SmtpTransport } from './smtp-transport'

export const mailTransportService = defineService<MailTransport>({
  name: 'mail transport',
  create: (app) => {
    const { smtpUrl, dataDir } = app.settings
    return smtpUrl === null ? new OutboxTransport(dataDir, app.settings) : new SmtpTransport(smtpUrl, app.settings)
  },
  stop: (transport) => transport.close(),
})

import type { AccountDetails } from '@sanguine/accounts'
import type { App } from '@sanguine/kernel'
import { commitWithMails } from '@sanguine/mail'
import { type WebhookRecord, webhooksService } from '../store/webhooks.model'
import { giveUpDeliveries } from './delivery-queue'
import { webhookDisabledMail } from './webhook-mail'

/** Disables a webhook whose receiver fails, and tells its owner by mail, once. */
export async function disableWebhook(app: App, webhook: WebhookRecord, owner: AccountDetails): Promise<void> {
  const { _id, url, language } = webhook
  await commitWithMails(app, async (session, queueMail) => {
    const disabledAt = new Date(app.clock.now())
    const { modifiedCount } = await app
      .get(webhooksService)
      .updateOne({ _id, disabledAt: null }, { $set: { disabledAt } }, { session })
    if (modifiedCount === 1)
      await queueMail(webhookDisabledMail(app, { owner, url, language: owner.language ?? language }))
  })
  await giveUpDeliveries(app, _id, 'The webhook is disabled.')
}

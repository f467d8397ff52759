import { type AccountDetails, findAccount } from '@sanguine/accounts'
import { type App, type Context, isPlaying } from '@sanguine/kernel'
import type { WebhookRecord } from '../store/webhooks.model'

/** The account of a webhook, if it plays; null for one that is banned, not activated or gone. */
export async function findOwner(app: App, { accountId }: WebhookRecord): Promise<AccountDetails | null> {
  const account = await findAccount(app, accountId)
  return account && isPlaying(account.role) ? account : null
}

/** The context in which the events of a webhook are read: that of a token of its owner that may only read. */
export function contextOfOwner(app: App, webhook: WebhookRecord, account: AccountDetails): Context {
  const { accountId, name, email, role, patreonType } = account
  const token = { id: webhook._id, name: 'webhook', scopes: ['read'] } as const
  return {
    app,
    viewer: { accountId, sessionId: '', token, name, email, role, patreonType, hasSeenWelcome: true },
    requestId: `webhook-${webhook._id}`,
    address: '',
    userAgent: '',
    idempotencyKey: null,
    answerName: null,
    language: webhook.language,
    signal: new AbortController().signal,
  }
}

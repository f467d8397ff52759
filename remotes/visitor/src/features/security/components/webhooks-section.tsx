import {
  Button,
  ControlIcon,
  EmptyState,
  errorText,
  execute,
  refusalText,
  Section,
  toast,
  useMessages,
} from '@sanguine/ui'
import { useState } from 'react'
import {
  VisitorDeleteWebhookDocument,
  VisitorEnableWebhookDocument,
  VisitorPingWebhookDocument,
} from '../../../generated/documents'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import { useOnce } from '../../../shared/use-once'
import styles from '../security.module.css'
import { NewWebhookNotice, type ShownWebhook } from './new-webhook-notice'
import type { Security } from './sessions-section'
import { WebhookForm } from './webhook-form'
import { WebhookRow } from './webhook-row'

interface WebhooksSectionProps {
  readonly webhooks: Security['webhooks']
  readonly onChange: () => Promise<void>
}

type Payload = { readonly userErrors: readonly { readonly code: string }[] } | null

/** The addresses of the account's programs that get events as they happen. */
export function WebhooksSection({ webhooks, onChange }: WebhooksSectionProps) {
  const t = useMessages(securityMessages)
  const [isCreating, setIsCreating] = useState(false)
  const [shown, setShown] = useState<ShownWebhook | null>(null)
  const executeOnce = useOnce()

  async function act(done: string, send: () => Promise<Payload>): Promise<void> {
    try {
      const [refusal] = requirePayload(await send()).userErrors
      if (refusal) toast.error(refusalText(refusal))
      else toast.success(done)
    } catch (error) {
      toast.error(errorText(error))
    }
    await onChange()
  }

  const remove = (id: string) => {
    if (shown?.webhook.id === id) setShown(null)
    return act(
      t('webhooks.deleted'),
      async () => (await execute(VisitorDeleteWebhookDocument, { input: { id } })).deleteWebhook,
    )
  }
  const enable = (id: string) =>
    act(
      t('webhooks.enabled'),
      async () => (await execute(VisitorEnableWebhookDocument, { input: { id } })).enableWebhook,
    )
  const ping = (id: string) =>
    act(
      t('webhooks.pinged'),
      async () => (await executeOnce(VisitorPingWebhookDocument, { input: { id } })).pingWebhook,
    )

  return (
    <Section title={t('webhooks.title')}>
      <div className={styles.section}>
        <p>{t('webhooks.text')}</p>
        {shown && <NewWebhookNotice {...shown} onDone={() => setShown(null)} />}
        {webhooks.length === 0 && (
          <EmptyState isPart icon={<ControlIcon name="link" />} title={t('webhooks.none')}>
            <p>{t('webhooks.noneText')}</p>
          </EmptyState>
        )}
        {webhooks.length > 0 && (
          <ul className={styles.list}>
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onPing={() => ping(webhook.id)}
                onEnable={() => enable(webhook.id)}
                onDelete={() => remove(webhook.id)}
              />
            ))}
          </ul>
        )}
        {isCreating ? (
          <WebhookForm
            onCreated={(created) => {
              setShown(created)
              void onChange()
            }}
            onLost={() => void onChange()}
            onClose={() => setIsCreating(false)}
          />
        ) : (
          <div className={styles.buttons}>
            <Button onClick={() => setIsCreating(true)}>{t('webhooks.add')}</Button>
          </div>
        )}
      </div>
    </Section>
  )
}

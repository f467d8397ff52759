import {
  ActionButton,
  Button,
  ErrorNotice,
  errorText,
  execute,
  refusalText,
  Skeleton,
  toast,
  useMessages,
} from '@sanguine/ui'
import { useCallback } from 'react'
import {
  VisitorResendWebhookDeliveryDocument,
  VisitorWebhookDeliveriesDocument,
  type VisitorWebhookDeliveriesQuery,
} from '../../../generated/documents'
import { requirePayload } from '../../../shared/require-payload'
import { securityMessages } from '../../../shared/security/security-messages'
import { useOnce } from '../../../shared/use-once'
import styles from '../security.module.css'
import { useLatestReading } from '../use-latest-reading'
import { eventMessage } from '../webhook-events'

type Delivery = NonNullable<VisitorWebhookDeliveriesQuery['viewer']>['webhooks'][number]['deliveries'][number]

const statusMessages = {
  WAITING: 'webhooks.status.waiting',
  DELIVERED: 'webhooks.status.delivered',
  FAILED: 'webhooks.status.failed',
} as const

/** The deliveries to a webhook of the last seven days, newest first. */
export function DeliveryList({ webhookId, url }: { readonly webhookId: string; readonly url: string }) {
  const t = useMessages(securityMessages)
  const executeOnce = useOnce()
  const read = useCallback(async () => {
    const { viewer } = await execute(VisitorWebhookDeliveriesDocument, {})
    return viewer?.webhooks.find(({ id }) => id === webhookId)?.deliveries ?? []
  }, [webhookId])
  const { value: deliveries, failure, reload } = useLatestReading<readonly Delivery[]>(read)

  async function resend(id: string): Promise<void> {
    try {
      const { resendWebhookDelivery } = await executeOnce(VisitorResendWebhookDeliveryDocument, { input: { id } })
      const [refusal] = requirePayload(resendWebhookDelivery).userErrors
      if (refusal) toast.error(refusalText(refusal))
      else toast.success(t('webhooks.resent'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await reload()
  }

  if (failure !== null) return <ErrorNotice error={failure} onRetry={() => void reload()} />
  if (!deliveries) return <Skeleton count={1} height={64} />
  return (
    <section className={styles.deliveries} aria-label={t('webhooks.deliveriesOf', { url })}>
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => void reload()}>
          {t('webhooks.reload')}
        </Button>
      </div>
      {deliveries.length === 0 && <p>{t('webhooks.noDeliveries')}</p>}
      {deliveries.length > 0 && (
        <ul className={styles.list}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onResend={() => resend(delivery.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function DeliveryRow({ delivery, onResend }: { readonly delivery: Delivery; readonly onResend: () => Promise<void> }) {
  const t = useMessages(securityMessages)
  const { event, status, createdAt, attempts, nextAttemptAt, lastProblem, payload } = delivery
  const name = t(eventMessage(event))
  const at = new Date(createdAt)
  return (
    <li className={styles.row}>
      <div>
        <p>
          {t('webhooks.deliveryOf', { name, at })} <span className={styles.badge}>{t(statusMessages[status])}</span>
        </p>
        <p className={styles.muted}>
          {t('webhooks.attempts', { attempts })}{' '}
          {attempts > 0 && nextAttemptAt && t('webhooks.next', { at: new Date(nextAttemptAt) })}
        </p>
        {lastProblem && (
          <p className={styles.muted} lang="en">
            {lastProblem}
          </p>
        )}
        <details>
          <summary>{t('webhooks.body')}</summary>
          <code className={styles.key}>{payload}</code>
        </details>
      </div>
      <ActionButton size="sm" aria-label={t('webhooks.resendOf', { name, at })} onPress={onResend}>
        {t('webhooks.resend')}
      </ActionButton>
    </li>
  )
}

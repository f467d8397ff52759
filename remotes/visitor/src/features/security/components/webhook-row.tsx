import { ActionButton, Button, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import type { VisitorWebhookFragment } from '../../../generated/documents'
import { securityMessages } from '../../../shared/security/security-messages'
import styles from '../security.module.css'
import { eventMessage } from '../webhook-events'
import { DeliveryList } from './delivery-list'

interface WebhookRowProps {
  readonly webhook: VisitorWebhookFragment
  readonly onPing: () => Promise<void>
  readonly onEnable: () => Promise<void>
  readonly onDelete: () => Promise<void>
}

/** A webhook of the list: its address, its events, and what was sent to it. */
export function WebhookRow({ webhook, onPing, onEnable, onDelete }: WebhookRowProps) {
  const t = useMessages(securityMessages)
  const [isOpen, setIsOpen] = useState(false)
  const { id, url, events, disabledAt, lastSuccessAt } = webhook
  return (
    <li className={styles.row}>
      <div>
        <p>
          {url} {disabledAt && <span className={styles.badge}>{t('webhooks.isDisabled')}</span>}
        </p>
        <p className={styles.muted}>{events.map((event) => t(eventMessage(event))).join(' · ')}</p>
        <p className={styles.muted}>
          {lastSuccessAt ? t('webhooks.accepted', { at: new Date(lastSuccessAt) }) : t('webhooks.notAccepted')}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-label={t('webhooks.deliveriesOf', { url })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('webhooks.deliveries')}
        </Button>
        {disabledAt ? (
          <ActionButton size="sm" aria-label={t('webhooks.enableOf', { url })} onPress={onEnable}>
            {t('webhooks.enable')}
          </ActionButton>
        ) : (
          <ActionButton size="sm" aria-label={t('webhooks.pingOf', { url })} onPress={onPing}>
            {t('webhooks.ping')}
          </ActionButton>
        )}
        <ActionButton size="sm" aria-label={t('webhooks.deleteOf', { url })} onPress={onDelete}>
          {t('webhooks.delete')}
        </ActionButton>
      </div>
      {isOpen && <DeliveryList webhookId={id} url={url} />}
    </li>
  )
}

import { Button, Notice, useMessages } from '@sanguine/ui'
import type { VisitorWebhookFragment } from '../../../generated/documents'
import { securityMessages } from '../../../shared/security/security-messages'
import styles from '../security.module.css'
import { Copyable } from './copyable'

export interface ShownWebhook {
  readonly secret: string
  readonly webhook: VisitorWebhookFragment
}

/** The key of a new webhook's signatures. It is kept in this page only, so a reload loses it. */
export function NewWebhookNotice({ secret, onDone }: ShownWebhook & { readonly onDone: () => void }) {
  const t = useMessages(securityMessages)
  return (
    <Notice kind="success" title={t('webhooks.shown')}>
      <p>{t('webhooks.shownText')}</p>
      <div className={styles.section}>
        <Copyable
          label={t('webhooks.secret')}
          copyLabel={t('tokens.copyOf', { what: t('webhooks.secret') })}
          text={secret}
        />
        <div>
          <Button onClick={onDone}>{t('tokens.done')}</Button>
        </div>
      </div>
    </Notice>
  )
}

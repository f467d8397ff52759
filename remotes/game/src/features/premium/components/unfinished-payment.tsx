import { Notice } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { GamePaymentFragment } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../premium.module.css'

/** A payment that was begun and not approved, with the way to go on with it. */
export function UnfinishedPayment({ payment }: { readonly payment: GamePaymentFragment }) {
  const t = useMessages(gameMessages)
  if (payment.approveUrl === null) return null
  return (
    <Notice title={t('premium.unfinished', { name: payment.packageName })} className={styles.notice}>
      <p>
        {t('premium.unfinishedText')}{' '}
        <a href={payment.approveUrl} className={styles.approve}>
          {t('payments.approve')}
        </a>
      </p>
    </Notice>
  )
}

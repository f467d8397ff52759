import { Button, formatDate, formatUsd, useMessages } from '@sanguine/ui'
import type { AdminPaymentFragment } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { type Charge, isRefundable, missingText } from '../charges'
import { EndSubscription } from './end-subscription'
import styles from './payments-section.module.css'

interface PaymentRowProps {
  readonly payment: AdminPaymentFragment
  /** null where the viewer may not refund */
  readonly onRefund: ((charge: Charge) => void) | null
}

/** A payment with its number, which players name to the support, and its charges. */
export function PaymentRow({ payment, onRefund }: PaymentRowProps) {
  const t = useMessages(adminMessages)
  const { packageName, isGift, buyer, recipient, status, createdAt, isCancellable } = payment
  const dayOf = (time: string) => formatDate(time, t.language)
  const chargeText = ({ amount, status: chargeStatus, paidAt }: Charge) => {
    const key = chargeStatus === 'REFUNDED' ? 'refunded' : chargeStatus === 'REVERSED' ? 'reversed' : 'charge'
    return t(`payments.${key}`, { amount: formatUsd(amount.cents, t.language), day: dayOf(paidAt) })
  }
  return (
    <li>
      <p>
        <b>{packageName}</b>{' '}
        {isGift &&
          t('payments.gift', {
            giver: buyer?.name ?? t('payments.goneAccount'),
            recipient: recipient?.name ?? t('payments.goneAccount'),
          })}{' '}
        <span className={styles.muted}>
          {t('payments.status', { status })}, {dayOf(createdAt)}
        </span>
      </p>
      <p className={styles.muted}>{t('payments.number', { id: payment.id })}</p>
      {isCancellable && <EndSubscription payment={payment} />}
      {payment.charges.map((charge) => (
        <div key={charge.id} className={styles.charge}>
          <span>
            {chargeText(charge)}
            {charge.missing.length > 0 && <small>{t('payments.missing', { items: missingText(charge) })}</small>}
          </span>
          {onRefund && isRefundable(charge) && (
            <Button
              size="sm"
              aria-label={t('payments.refundLabel', {
                amount: formatUsd(charge.amount.cents, t.language),
                name: packageName,
              })}
              onClick={() => onRefund(charge)}
            >
              {t('payments.refund')}
            </Button>
          )}
        </div>
      ))}
    </li>
  )
}

import { useQuery } from '@apollo/client/react'
import { Button, Section, Skeleton, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import { type AdminPaymentFragment, AdminUserPaymentsDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { LoadNotice } from '../../../shared/records/load-notice'
import { type Charge, isRefundable, missingText, usd } from '../charges'
import styles from './payments-section.module.css'
import { RefundDialog } from './refund-dialog'
import type { User } from './user'

interface PaymentsSectionProps {
  readonly user: User
  readonly mayRefund: boolean
}

/** What the account bought, latest first, with each charge; admins refund a charge. */
export function PaymentsSection({ user, mayRefund }: PaymentsSectionProps) {
  const t = useMessages(adminMessages)
  const [asked, setAsked] = useState<{ readonly payment: AdminPaymentFragment; readonly charge: Charge } | null>(null)
  const { data, error, refetch } = useQuery(AdminUserPaymentsDocument, {
    variables: { id: user.id },
    fetchPolicy: 'cache-and-network',
  })
  const page = data?.admin?.user?.payments
  const dayOf = (time: string) => new Date(time).toLocaleDateString(t.language, { dateStyle: 'medium' })
  const chargeText = ({ amountCents, status, paidAt }: Charge) => {
    const key = status === 'REFUNDED' ? 'refunded' : status === 'REVERSED' ? 'reversed' : 'charge'
    return t(`payments.${key}`, { amount: usd(amountCents, t.language), day: dayOf(paidAt) })
  }
  return (
    <Section title={t('payments.title')} aside={page && t('payments.count', { count: page.nodes.length })}>
      <LoadNotice loaded={{ data: page, error, retry: () => void refetch() }} />
      {!page && !error && <Skeleton count={2} height={44} />}
      {page?.nodes.length === 0 && <p className={styles.muted}>{t('payments.none')}</p>}
      <ul className={styles.payments}>
        {page?.nodes.map((payment) => (
          <li key={payment.id}>
            <p>
              <b>{payment.packageName}</b>{' '}
              {payment.recipientName !== null && t('payments.gift', { name: payment.recipientName })}{' '}
              <span className={styles.muted}>
                {t('payments.status', { status: payment.status })}, {dayOf(payment.createdAt)}
              </span>
            </p>
            {payment.charges.map((charge) => (
              <div key={charge.id} className={styles.charge}>
                <span>
                  {chargeText(charge)}
                  {charge.missing.length > 0 && <small>{t('payments.missing', { items: missingText(charge) })}</small>}
                </span>
                {mayRefund && isRefundable(charge) && (
                  <Button
                    size="sm"
                    aria-label={t('payments.refundLabel', {
                      amount: usd(charge.amountCents, t.language),
                      name: payment.packageName,
                    })}
                    onClick={() => setAsked({ payment, charge })}
                  >
                    {t('payments.refund')}
                  </Button>
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
      {page?.pageInfo.hasNextPage && <p className={styles.muted}>{t('payments.latest')}</p>}
      {asked && <RefundDialog {...asked} buyerName={user.name} onClose={() => setAsked(null)} />}
    </Section>
  )
}

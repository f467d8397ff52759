import { ControlIcon, PageTitle, useMessages, useViewer } from '@sanguine/ui'
import { Link } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { DetailBar } from '../../../shared/list-and-detail/detail-bar'
import { DetailLoad } from '../../../shared/list-and-detail/detail-load'
import { MissingDetail } from '../../../shared/list-and-detail/missing-detail'
import { type FoundPayment, usePaymentOfNumber } from '../use-payment-of-number'
import { PaymentRows } from './payments-section'
import styles from './user-editor.module.css'

interface PaymentOfNumberProps {
  readonly number: string
  /** the list as it was filtered */
  readonly listHref: string
}

/** A payment that was found by its number, with the way to its accounts. */
export function PaymentOfNumber({ number, listHref }: PaymentOfNumberProps) {
  const t = useMessages(adminMessages)
  const mayRefund = useViewer()?.permissions.includes('refundPayments') ?? false
  const found = usePaymentOfNumber(number)
  const { data: payment } = found
  return (
    <>
      <DetailLoad loaded={found} rows={3} />
      {payment && (
        <>
          <PageTitle>{t('payments.number', { id: payment.id })}</PageTitle>
          <DetailBar title={t('payments.number', { id: payment.id })} listHref={listHref} />
          <div className={styles.sections}>
            <Accounts payment={payment} />
            <PaymentRows payments={[payment]} mayRefund={mayRefund} />
          </div>
        </>
      )}
      {payment === null && (
        <MissingDetail icon={<ControlIcon name="search" />} title={t('payments.unknown')} listHref={listHref} />
      )}
    </>
  )
}

function Accounts({ payment }: { readonly payment: FoundPayment }) {
  const t = useMessages(adminMessages)
  const { buyer, isGift, recipient } = payment
  const nameOf = (profile: FoundPayment['buyer']) =>
    profile === null ? (
      t('payments.goneAccount')
    ) : (
      <Link to={`/admin/user/${profile.id}?tab=payments`}>{profile.name}</Link>
    )
  return (
    <dl className={styles.facts}>
      <dt>{t('payments.buyer')}</dt>
      <dd>{nameOf(buyer)}</dd>
      {isGift && (
        <>
          <dt>{t('payments.recipient')}</dt>
          <dd>{nameOf(recipient)}</dd>
        </>
      )}
    </dl>
  )
}

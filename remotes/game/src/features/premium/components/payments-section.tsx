import { useQuery } from '@apollo/client/react'
import { cx, EmptyState, formatBerlinDate, formatPrice, Icon, MoreButton, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { type GamePaymentFragment, GamePaymentsDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { overStatuses } from '../packages'
import styles from '../premium.module.css'
import { CancelSubscription } from './cancel-subscription'

/** Whether a payment ended before anything was charged. */
const isUnpaid = ({ charges, status }: GamePaymentFragment): boolean =>
  charges.length === 0 && overStatuses.includes(status)

/** The total paid minus refunds. For an open payment, the amount due; null if nothing was charged. */
function amountOf(payment: GamePaymentFragment): number | null {
  const { charges, firstCharge } = payment
  if (charges.length === 0) return isUnpaid(payment) ? null : firstCharge.cents
  return charges.reduce((sum, { amount, refunded }) => sum + amount.cents - refunded.cents, 0)
}

function PaymentRow({ payment }: { readonly payment: GamePaymentFragment }) {
  const t = useMessages(gameMessages)
  const { packageName, isGift, recipient, status, createdAt, approveUrl, isCancellable, monthlyCharge, renewsAt } =
    payment
  const amount = amountOf(payment)
  return (
    <tr>
      <th scope="row">
        {packageName}
        {isGift && (
          <small>
            {recipient === null ? t('payments.giftToNobody') : t('payments.gift', { name: recipient.name })}
          </small>
        )}
        <small>
          <time dateTime={createdAt}>{formatBerlinDate(createdAt, t.language)}</time>
        </small>
      </th>
      <td>
        <span className={cx(styles.status, approveUrl !== null && styles.open)}>
          {t('payments.status', { status: isUnpaid(payment) ? 'UNPAID' : status })}
        </span>
        {renewsAt && monthlyCharge !== null && (
          <small>
            {t('payments.next', {
              price: formatPrice(monthlyCharge.cents, t.language),
              day: formatBerlinDate(renewsAt, t.language),
            })}
          </small>
        )}
        <div className={styles.action}>
          {approveUrl !== null && (
            <a
              href={approveUrl}
              className={styles.approve}
              aria-label={t('payments.approveLabel', { name: packageName })}
            >
              {t('payments.approve')}
            </a>
          )}
          {isCancellable && <CancelSubscription payment={payment} />}
        </div>
      </td>
      <td className={styles.amount}>{amount === null ? '–' : formatPrice(amount, t.language)}</td>
    </tr>
  )
}

/** The player's payments, latest first: an open one can be approved, a subscription cancelled. */
export function PaymentsSection() {
  const t = useMessages(gameMessages)
  const { data, error, refetch, fetchMore, loading } = useQuery(GamePaymentsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const connection = data?.me?.payments
  const { endCursor, hasNextPage } = connection?.pageInfo ?? {}
  return (
    <div id="payments" className={styles.payments}>
      <Section title={t('payments.title')}>
        {data?.me?.subscriptionGiver && <p>{t('payments.given', { name: data.me.subscriptionGiver.name })}</p>}
        {!connection && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={2} height={64} />}
        {connection?.edges.length === 0 && (
          <EmptyState isPart icon={<Icon name="diamond" />} title={t('payments.none')}>
            <Link to="/premiumShop">{t('empty.toPremium')}</Link>
          </EmptyState>
        )}
        {connection && connection.edges.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('payments.package')}</th>
                <th scope="col">{t('payments.state')}</th>
                <th scope="col" className={styles.amount}>
                  {t('payments.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {connection.edges.map(({ node }) => (
                <PaymentRow key={node.id} payment={node} />
              ))}
            </tbody>
          </table>
        )}
        {hasNextPage && (
          <MoreButton
            size="sm"
            busy={loading}
            icon={<Icon name="chevron-down" />}
            onMore={() => fetchMore({ variables: { after: endCursor } })}
          >
            {t('payments.more')}
          </MoreButton>
        )}
      </Section>
    </div>
  )
}

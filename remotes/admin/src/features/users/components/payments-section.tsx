import { useQuery } from '@apollo/client/react'
import { ControlIcon, EmptyState, MoreButton, Section, Skeleton, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import {
  type AdminPaymentFragment,
  AdminUserGiftsDocument,
  AdminUserPaymentsDocument,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { LoadNotice } from '../../../shared/records/load-notice'
import type { Charge } from '../charges'
import { PaymentRow } from './payment-row'
import styles from './payments-section.module.css'
import { RefundDialog } from './refund-dialog'
import type { User } from './user'

interface PaymentsSectionProps {
  readonly user: User
  readonly mayRefund: boolean
}

interface PaymentPage {
  readonly nodes: readonly AdminPaymentFragment[]
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean }
}

interface PaymentListProps {
  readonly title: string
  readonly emptyText: string
  readonly query: Pick<useQuery.Result<unknown>, 'error' | 'loading'> & {
    readonly refetch: () => Promise<unknown>
    readonly fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>
  }
  readonly page: PaymentPage | undefined
  readonly mayRefund: boolean
}

interface PaymentRowsProps {
  readonly payments: readonly AdminPaymentFragment[]
  readonly mayRefund: boolean
}

/** Payments with each charge; staff end a subscription, admins refund a charge. */
export function PaymentRows({ payments, mayRefund }: PaymentRowsProps) {
  const [asked, setAsked] = useState<{ readonly payment: AdminPaymentFragment; readonly charge: Charge } | null>(null)
  return (
    <>
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            onRefund={mayRefund ? (charge) => setAsked({ payment, charge }) : null}
          />
        ))}
      </ul>
      {asked && <RefundDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

/** Payments page by page, latest first. */
function PaymentList({ title, emptyText, query, page, mayRefund }: PaymentListProps) {
  const t = useMessages(adminMessages)
  const { error, loading, refetch, fetchMore } = query
  return (
    <Section title={title}>
      <LoadNotice loaded={{ data: page, error, retry: () => void refetch() }} />
      {!page && !error && <Skeleton count={2} height={44} />}
      {page?.nodes.length === 0 && (
        <EmptyState isPart icon={<ControlIcon name="calendar" />} title={emptyText}>
          <p>{t('payments.noneText')}</p>
        </EmptyState>
      )}
      {page && <PaymentRows payments={page.nodes} mayRefund={mayRefund} />}
      {page?.pageInfo.hasNextPage && (
        <MoreButton
          size="sm"
          busy={loading}
          onMore={() => fetchMore({ variables: { after: page.pageInfo.endCursor } })}
        >
          {t('payments.more')}
        </MoreButton>
      )}
    </Section>
  )
}

/** The purchases of the account. */
export function PaymentsSection({ user, mayRefund }: PaymentsSectionProps) {
  const t = useMessages(adminMessages)
  const query = useQuery(AdminUserPaymentsDocument, { variables: { id: user.id }, fetchPolicy: 'cache-and-network' })
  const page = query.data?.admin?.user?.payments
  return (
    <PaymentList
      title={t('payments.title')}
      emptyText={t('payments.none')}
      query={query}
      page={page}
      mayRefund={mayRefund}
    />
  )
}

/** The packages that others bought for the account. */
export function GiftsSection({ user, mayRefund }: PaymentsSectionProps) {
  const t = useMessages(adminMessages)
  const query = useQuery(AdminUserGiftsDocument, { variables: { id: user.id }, fetchPolicy: 'cache-and-network' })
  const page = query.data?.admin?.user?.gifts
  return (
    <PaymentList title={t('gifts.title')} emptyText={t('gifts.none')} query={query} page={page} mayRefund={mayRefund} />
  )
}

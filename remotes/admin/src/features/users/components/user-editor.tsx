import { useQuery } from '@apollo/client/react'
import {
  Button,
  ButtonLink,
  EmptyState,
  Notice,
  PageTitle,
  Section,
  Skeleton,
  useMessages,
  useViewer,
} from '@sanguine/ui'
import { AdminUserDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { DetailBar } from '../../../shared/list-and-detail/detail-bar'
import { LoadNotice } from '../../../shared/records/load-notice'
import { AccountForm } from './account-form'
import { BanSection } from './ban-section'
import { CurrenciesForm } from './currencies-form'
import { DeleteSection } from './delete-section'
import { InventorySection } from './inventory-section'
import { GiftsSection, PaymentsSection } from './payments-section'
import { SecondFactorSection } from './second-factor-section'
import { SessionsSection } from './sessions-section'
import type { User } from './user'
import styles from './user-editor.module.css'
import { UserRole } from './user-role'

interface UserAtIdProps {
  readonly id: string
  /** the list as it was filtered */
  readonly listHref: string
}

/** Loads a user from the server and shows the editor. A failed reload is shown above what was loaded before. */
export function UserAtId({ id, listHref }: UserAtIdProps) {
  const t = useMessages(adminMessages)
  const { data, error, refetch } = useQuery(AdminUserDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const user = data?.admin?.user
  const loaded = { data: user, error, retry: () => void refetch() }
  return (
    <>
      <LoadNotice loaded={loaded} className={styles.state} />
      {user && <UserEditor user={user} listHref={listHref} onReload={() => void refetch()} />}
      {user === null && (
        <EmptyState title={t('user.gone')} className={styles.state}>
          <ButtonLink to={listHref} size="sm">
            {t('record.toList')}
          </ButtonLink>
        </EmptyState>
      )}
      {user === undefined && !error && <Skeleton count={6} height={64} className={styles.state} />}
    </>
  )
}

interface UserEditorProps {
  readonly user: User
  readonly listHref: string
  readonly onReload: () => void
}

/**
 * An account and its player, in sections that are saved separately. Fields that the viewer may not change are
 * read-only.
 */
function UserEditor({ user, listHref, onReload }: UserEditorProps) {
  const t = useMessages(adminMessages)
  const viewer = useViewer()
  const isAdmin = viewer?.role === 'admin'
  const mayRefund = viewer?.permissions.includes('refundPayments') ?? false
  return (
    <>
      <PageTitle>{user.name}</PageTitle>
      <DetailBar title={user.name} listHref={listHref}>
        <UserRole role={user.role} />
        <Button size="sm" className={styles.reload} onClick={onReload}>
          {t('user.reload')}
        </Button>
      </DetailBar>
      <div className={styles.sections}>
        {!user.isChangeable && <Notice title={t('user.protected')}>{t('user.protectedText')}</Notice>}
        {user.ban && <BanSection user={user} />}
        <AccountForm user={user} mayChangeRole={isAdmin} onReload={onReload} />
        {!user.ban && <BanSection user={user} />}
        <CurrenciesForm key={user.hasPlayed ? 'played' : 'new'} user={user} />
        <InventorySection user={user} />
        <PaymentsSection user={user} mayRefund={mayRefund} />
        <GiftsSection user={user} mayRefund={mayRefund} />
        <SessionsSection user={user} />
        <SecondFactorSection user={user} />
        <Section title={t('user.history')}>
          <p className={styles.text}>{t('user.historyText')}</p>
          <ButtonLink to={`/admin/history?type=USER&subject=${user.id}`} size="sm">
            {t('user.historyLink')}
          </ButtonLink>
        </Section>
        {user.isChangeable && <DeleteSection user={user} listHref={listHref} />}
      </div>
    </>
  )
}

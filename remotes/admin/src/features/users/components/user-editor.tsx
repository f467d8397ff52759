import { useApolloClient, useQuery } from '@apollo/client/react'
import { Button, ButtonLink, ControlIcon, Notice, PageTitle, Section, Tabs, useMessages, useViewer } from '@sanguine/ui'
import { toast } from '@sanguine/ui/platform'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AdminUserDocument, AdminUsersDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { useStaffChanges } from '../../../shared/changes/staff-changes'
import { DetailBar } from '../../../shared/list-and-detail/detail-bar'
import { DetailLoad } from '../../../shared/list-and-detail/detail-load'
import { MissingDetail } from '../../../shared/list-and-detail/missing-detail'
import { tabParameter } from '../users-filter'
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
import { UserSummary } from './user-summary'

interface UserAtIdProps {
  readonly id: string
  /** the list as it was filtered */
  readonly listHref: string
}

/** Whether the account is gone. If it was open, a notice says that it was deleted, and by which colleague. */
function useDeletion(user: User | null | undefined) {
  const t = useMessages(adminMessages)
  const client = useApolloClient()
  const [open, setOpen] = useState<User | null>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  if (user && user !== open) setOpen(user)
  const isGone = user === null || isDeleted
  const name = open?.name
  const isTold = useRef(false)
  useStaffChanges((change) => {
    if (change?.action !== 'DELETE' || change.subject.type !== 'USER' || change.subject.id !== open?.id) return
    isTold.current = true
    toast.info(
      change.actor === null
        ? t('user.deleted', { name: open.name })
        : t('user.deletedBy', { name: open.name, by: change.actor.name }),
    )
    setIsDeleted(true)
    // A failure is shown by the list.
    client.refetchQueries({ include: [AdminUsersDocument] }).catch(() => undefined)
  })
  useEffect(() => {
    if (!isGone || name === undefined || isTold.current) return
    isTold.current = true
    toast.info(t('user.deleted', { name }))
  }, [isGone, name, t])
  return { isGone, wasOpen: open !== null }
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
  const deletion = useDeletion(user)
  const loaded = { data: user, error, retry: () => void refetch() }
  return (
    <>
      <DetailLoad loaded={loaded} rows={6} />
      {user && !deletion.isGone && <UserEditor user={user} listHref={listHref} onReload={() => refetch()} />}
      {deletion.isGone && (
        <MissingDetail
          icon={<ControlIcon name="user" />}
          title={t('user.gone')}
          listHref={listHref}
          wasOpen={deletion.wasOpen}
        />
      )}
    </>
  )
}

interface UserEditorProps {
  readonly user: User
  readonly listHref: string
  readonly onReload: () => Promise<unknown>
}

const tabs = ['account', 'belongings', 'payments', 'security'] as const
type Tab = (typeof tabs)[number]

/** The open tab, which the address has, so that links and a reload lead to it. */
function useTab(): readonly [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams()
  const open = tabs.find((tab) => tab === params.get(tabParameter)) ?? tabs[0]
  const change = (tab: Tab) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (tab === tabs[0]) next.delete(tabParameter)
      else next.set(tabParameter, tab)
      return next
    })
  return [open, change]
}

/**
 * An account and its player: a summary, and tabs of sections that are saved separately. Fields that the viewer may not
 * change are read-only. Each tab keeps its unsaved input while another is open.
 */
function UserEditor({ user, listHref, onReload }: UserEditorProps) {
  const t = useMessages(adminMessages)
  const viewer = useViewer()
  const [tab, setTab] = useTab()
  const isAdmin = viewer?.role === 'admin'
  const mayRefund = viewer?.permissions.includes('refundPayments') ?? false
  const ban = <BanSection key="ban" user={user} />
  const form = <AccountForm key="form" user={user} mayChangeRole={isAdmin} onReload={onReload} />
  const sections = {
    account: () => (
      <>
        {user.ban ? [ban, form] : [form, ban]}
        {user.isChangeable && <DeleteSection user={user} listHref={listHref} />}
      </>
    ),
    belongings: () => (
      <>
        <CurrenciesForm key={user.hasPlayed ? 'played' : 'new'} user={user} />
        <InventorySection user={user} />
      </>
    ),
    payments: () => (
      <>
        <PaymentsSection user={user} mayRefund={mayRefund} />
        <GiftsSection user={user} mayRefund={mayRefund} />
      </>
    ),
    security: () => (
      <>
        <SessionsSection user={user} />
        <SecondFactorSection user={user} />
        <Section title={t('user.history')}>
          <p className={styles.text}>{t('user.historyText')}</p>
          <ButtonLink to={`/admin/history?type=USER&subject=${user.id}`} size="sm">
            {t('user.historyLink')}
          </ButtonLink>
        </Section>
      </>
    ),
  }
  return (
    <>
      <PageTitle>{user.name}</PageTitle>
      <DetailBar title={user.name} listHref={listHref}>
        <UserRole role={user.role} />
        <Button size="sm" className={styles.reload} onClick={() => void onReload()}>
          {t('user.reload')}
        </Button>
      </DetailBar>
      {!user.isChangeable && (
        <Notice title={t('user.protected')} className={styles.notice}>
          {t('user.protectedText')}
        </Notice>
      )}
      <UserSummary user={user} />
      <Tabs
        label={t('user.tabs')}
        tabs={tabs.map((key) => ({ key, title: t(`user.tab.${key}`) }))}
        active={tab}
        onChange={setTab}
      >
        {(key) => <div className={styles.sections}>{sections[key]()}</div>}
      </Tabs>
    </>
  )
}

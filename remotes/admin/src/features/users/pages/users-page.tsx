import { cx, EmptyState, ErrorBoundary, PageTitle, useMessages } from '@sanguine/ui'
import { useEffect, useRef } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { sectionUrls } from '../../../shared/records/section-urls'
import { UserAtId } from '../components/user-editor'
import { UserList } from '../components/user-list'
import { queryOf, useUsersFilter } from '../users-filter'
import styles from './users-page.module.css'

const urls = sectionUrls('user')

/** The id of the open user, read from the address. */
function useOpenId(): string | undefined {
  const { pathname } = useLocation()
  const rest = pathname.startsWith(`${urls.list}/`) ? pathname.slice(urls.list.length + 1) : ''
  return rest.split('/')[0] || undefined
}

/** Returns the focus to the row of the user that was closed, or to the heading of the list. */
function useFocusAfterClose(openId: string | undefined) {
  const page = useRef<HTMLDivElement>(null)
  const previousId = useRef(openId)
  useEffect(() => {
    const closed = previousId.current
    previousId.current = openId
    if (openId !== undefined || closed === undefined) return
    const row = page.current?.querySelector<HTMLElement>(`a[href*="/${CSS.escape(closed)}"]`)
    const target = row ?? page.current?.querySelector<HTMLElement>('h1')
    target?.focus()
  }, [openId])
  return page
}

/** Accounts with their players: the list beside the user that the address names. On a phone only one of them. */
export function UsersPage() {
  const t = useMessages(adminMessages)
  const openId = useOpenId()
  const page = useFocusAfterClose(openId)
  const addressed = useUsersFilter()
  const listHref = `${urls.list}${queryOf(addressed.settled)}`
  return (
    <div ref={page} className={cx(styles.page, openId !== undefined && styles.open)}>
      <UserList addressed={addressed} selectedId={openId} className={styles.list} />
      <div className={styles.editor}>
        <ErrorBoundary key={openId ?? ''}>
          <Routes>
            <Route
              index
              element={
                <>
                  <PageTitle>{t('title.users')}</PageTitle>
                  <EmptyState title={t('editor.select', { kind: t('user.kind') })} className={styles.hint} />
                </>
              }
            />
            <Route path=":id" element={<UserAtAddress listHref={listHref} />} />
            <Route path="*" element={<Navigate to={urls.list} replace />} />
          </Routes>
        </ErrorBoundary>
      </div>
    </div>
  )
}

function UserAtAddress({ listHref }: { readonly listHref: string }) {
  const { id = '' } = useParams()
  return <UserAtId key={id} id={id} listHref={listHref} />
}

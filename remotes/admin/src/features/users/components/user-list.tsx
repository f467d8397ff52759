import { useQuery } from '@apollo/client/react'
import {
  Button,
  Checkbox,
  ControlIcon,
  cx,
  EmptyState,
  formatCount,
  Pagination,
  SearchInput,
  Select,
  useMessages,
} from '@sanguine/ui'
import { type KeyboardEvent, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AdminUsersDocument, type AdminUsersQuery } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { ListPane } from '../../../shared/list-and-detail/list-pane'
import rowStyles from '../../../shared/list-and-detail/list-row.module.css'
import { usePressedLink } from '../../../shared/list-and-detail/use-pressed-link'
import { useDebounced } from '../../../shared/records/use-debounced'
import { type FoundPayment, usePaymentOfNumber } from '../use-payment-of-number'
import { type AccountRole, accountRoles, type FilterOfAddress, queryOf, variablesOf } from '../users-filter'
import styles from './user-list.module.css'
import { UserRole } from './user-role'

interface UserListProps extends FilterOfAddress {
  readonly selectedId: string | undefined
}

/** In milliseconds, after the last key. */
const searchDelay = 250

type UserRow = NonNullable<AdminUsersQuery['admin']>['users']['nodes'][number]

/** Moves the focus through the rows by the arrow keys, also from the search box. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const rows: Element[] = [...(list?.querySelectorAll('a') ?? [])]
  const next = rows[(document.activeElement ? rows.indexOf(document.activeElement) : -1) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** The accounts that match, a page at a time, with search and filters. */
export function UserList({ filter, change, selectedId }: UserListProps) {
  const t = useMessages(adminMessages)
  const search = useDebounced(filter.search, searchDelay, (text) => change({ search: text }))
  const list = useRef<HTMLUListElement>(null)
  const navigate = useNavigate()
  const links = usePressedLink((to) => void navigate(to))
  /** the cursors of the pages before this one, for Previous */
  const before = useRef<(string | null)[]>([])
  const { data, previousData, error, refetch, loading } = useQuery(AdminUsersDocument, {
    variables: variablesOf(filter),
    fetchPolicy: 'cache-and-network',
  })
  const users = (data ?? previousData)?.admin?.users
  const payment = usePaymentOfNumber(filter.search).data
  const loaded = { data: users, error, retry: () => void refetch() }
  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, list.current)
  const isFiltered = filter.search.trim() !== '' || filter.role !== null
  const goTo = (after: string | null) => {
    change({ after })
    list.current?.scrollTo?.({ top: 0 })
  }
  return (
    <ListPane
      title={t('title.users')}
      loaded={loaded}
      count={users && formatCount(users.totalCount, t.language)}
      status={users && !loading ? t('picker.results', { count: users.totalCount }) : ''}
      isOpen={selectedId !== undefined}
      rowHeight={48}
      filters={
        <>
          <SearchInput
            label={t('user.search')}
            placeholder={t('user.searchHint')}
            value={search.value}
            maxLength={200}
            onChange={(event) => search.set(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Select
            aria-label={t('user.roleFilter')}
            value={filter.role ?? ''}
            onChange={(event) => change({ role: (event.target.value || null) as AccountRole | null })}
            options={[
              { value: '', label: t('user.allRoles') },
              ...accountRoles.map((role) => ({ value: role, label: t(`role.${role}`) })),
            ]}
          />
          <Checkbox
            label={t('user.includeBanned')}
            checked={filter.includesBanned || filter.role === 'BANNED'}
            disabled={filter.role !== null}
            onChange={(event) => change({ includesBanned: event.target.checked })}
          />
        </>
      }
    >
      {(headingId) => (
        <>
          {users && (
            <ul
              ref={list}
              className={styles.users}
              aria-labelledby={headingId}
              onKeyDown={onKeyDown}
              {...links}
              aria-busy={loading}
            >
              {payment && <PaymentLink payment={payment} query={queryOf(filter)} />}
              {users.nodes.map((user) => (
                <UserLink key={user.id} user={user} isSelected={user.id === selectedId} query={queryOf(filter)} />
              ))}
              {users.nodes.length === 0 && !payment && (
                <li>
                  <EmptyState icon={<ControlIcon name="users" />} title={t(isFiltered ? 'user.noMatch' : 'list.empty')}>
                    {isFiltered && (
                      <Button
                        size="sm"
                        onClick={() => {
                          search.set('')
                          change({ search: '', role: null })
                        }}
                      >
                        {t('list.clear')}
                      </Button>
                    )}
                  </EmptyState>
                </li>
              )}
            </ul>
          )}
          {users && (users.pageInfo.hasNextPage || users.pageInfo.hasPreviousPage) && (
            <div className={styles.pages}>
              <Pagination
                hasPrevious={users.pageInfo.hasPreviousPage}
                hasNext={users.pageInfo.hasNextPage}
                onPrevious={() => goTo(before.current.pop() ?? null)}
                onNext={() => {
                  before.current.push(filter.after)
                  goTo(users.pageInfo.endCursor)
                }}
              />
            </div>
          )}
        </>
      )}
    </ListPane>
  )
}

/** To the payment of which the number is searched. */
function PaymentLink({ payment, query }: { readonly payment: FoundPayment; readonly query: string }) {
  const t = useMessages(adminMessages)
  const href = `/admin/user/payment/${payment.id}`
  const { pathname } = useLocation()
  return (
    <li>
      <Link
        to={`${href}${query}`}
        className={cx(rowStyles.row, styles.user)}
        aria-current={pathname === href ? 'true' : undefined}
      >
        <b>{t('payments.number', { id: payment.id })}</b>
        <span className={styles.email}>{payment.packageName}</span>
      </Link>
    </li>
  )
}

function UserLink({
  user,
  isSelected,
  query,
}: {
  readonly user: UserRow
  readonly isSelected: boolean
  readonly query: string
}) {
  return (
    <li>
      <Link
        to={`/admin/user/${user.id}${query}`}
        className={cx(rowStyles.row, styles.user)}
        aria-current={isSelected ? 'true' : undefined}
      >
        <b>{user.name}</b>
        <UserRole role={user.role} isQuiet />
        <span className={styles.email}>{user.email}</span>
      </Link>
    </li>
  )
}

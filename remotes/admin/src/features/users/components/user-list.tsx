import { useQuery } from '@apollo/client/react'
import { Checkbox, cx, Pagination, SearchInput, Select, Skeleton, useMessages, VisuallyHidden } from '@sanguine/ui'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Link } from 'react-router'
import { AdminUsersDocument, type AdminUsersQuery } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { LoadNotice } from '../../../shared/records/load-notice'
import { type AccountRole, type AddressedFilter, accountRoles, queryOf, variablesOf } from '../users-filter'
import styles from './user-list.module.css'
import { UserRole } from './user-role'

interface UserListProps {
  readonly addressed: AddressedFilter
  readonly selectedId: string | undefined
  readonly className?: string | undefined
}

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
export function UserList({ addressed: { filter, settled, change }, selectedId, className }: UserListProps) {
  const t = useMessages(adminMessages)
  const id = useId()
  // While no user is open, the list is the subject of the page.
  const Heading = selectedId === undefined ? 'h1' : 'h2'
  const list = useRef<HTMLUListElement>(null)
  /** the cursors of the pages before this one, for Previous */
  const before = useRef<(string | null)[]>([])
  const { data, previousData, error, refetch, loading } = useQuery(AdminUsersDocument, {
    variables: variablesOf(settled),
    fetchPolicy: 'cache-and-network',
  })
  const users = (data ?? previousData)?.admin?.users
  const loaded = { data: users, error, retry: () => void refetch() }
  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, list.current)
  const isFiltered = settled.search.trim() !== '' || settled.role !== null
  const goTo = (after: string | null) => {
    change({ after })
    list.current?.scrollTo?.({ top: 0 })
  }
  return (
    <section className={cx(styles.list, className)} aria-labelledby={id}>
      <div className={styles.top}>
        <div className={styles.head}>
          <Heading id={id} tabIndex={-1} className={styles.title}>
            {t('title.users')}
          </Heading>
          {users && <span className={styles.count}>{users.totalCount.toLocaleString(t.language)}</span>}
          <VisuallyHidden>
            <span role="status">{users && !loading ? t('picker.results', { count: users.totalCount }) : ''}</span>
          </VisuallyHidden>
        </div>
        <SearchInput
          label={t('user.search')}
          placeholder={t('user.search')}
          value={filter.search}
          maxLength={200}
          onChange={(event) => change({ search: event.target.value })}
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
      </div>
      <LoadNotice loaded={loaded} />
      {!users && !error && <Skeleton count={8} height={48} className={styles.waiting} />}
      {users && (
        <ul ref={list} className={styles.users} onKeyDown={onKeyDown} aria-busy={loading}>
          {users.nodes.map((user) => (
            <UserLink key={user.id} user={user} isSelected={user.id === selectedId} query={queryOf(settled)} />
          ))}
          {users.nodes.length === 0 && (
            <li className={styles.noMatch}>{isFiltered ? t('user.noMatch') : t('list.empty')}</li>
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
              before.current.push(settled.after)
              goTo(users.pageInfo.endCursor)
            }}
          />
        </div>
      )}
    </section>
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
        className={styles.user}
        aria-current={isSelected ? 'true' : undefined}
      >
        <b>{user.name}</b>
        <UserRole role={user.role} isQuiet />
        <span className={styles.email}>{user.email}</span>
      </Link>
    </li>
  )
}

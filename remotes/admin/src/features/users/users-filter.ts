import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { AdminUsersQueryVariables, Role } from '../../generated/documents'

/** The roles that an account can have, in the order of the filter. */
export const accountRoles = [
  'USER',
  'BETA_USER',
  'NOT_ACTIVATED',
  'BANNED',
  'SUPPORT',
  'EDITOR',
  'ADMIN',
] as const satisfies readonly Role[]

export type AccountRole = (typeof accountRoles)[number]

/** The filter and order of the list. */
export interface UsersFilter {
  readonly search: string
  /** null for all */
  readonly role: AccountRole | null
  /** true unless the staff leave them out, so that a search finds every account */
  readonly includesBanned: boolean
  /** cursor of the row before the page; null for the first page */
  readonly after: string | null
}

/** The parameter of the address for the open tab of the editor. */
export const tabParameter = 'tab'

/** Rows of a page. */
export const usersPerPage = 50

const isRole = (text: string | null): text is AccountRole => accountRoles.some((role) => role === text)

function readFilter(params: URLSearchParams): UsersFilter {
  const role = params.get('role')
  return {
    search: params.get('q') ?? '',
    role: isRole(role) ? role : null,
    includesBanned: params.get('banned') !== '0',
    after: params.get('after'),
  }
}

/** The filter as the query of an address, with its question mark; empty where nothing restricts. */
export function queryOf({ search, role, includesBanned, after }: UsersFilter): string {
  const params = new URLSearchParams({
    ...(search.trim() && { q: search.trim() }),
    ...(role && { role }),
    ...(!includesBanned && { banned: '0' }),
    ...(after && { after }),
  })
  return params.size > 0 ? `?${params}` : ''
}

export const variablesOf = ({ search, role, includesBanned, after }: UsersFilter): AdminUsersQueryVariables => ({
  search: search.trim(),
  ...(role && { roles: [role] }),
  includeBanned: includesBanned,
  first: usersPerPage,
  after,
})

export interface FilterOfAddress {
  readonly filter: UsersFilter
  /** Without `after`, the list begins at its first page. */
  readonly change: (changes: Partial<UsersFilter>) => void
}

/** The filter of the list; kept in the address, so that links, Back and Forward have it. */
export function useUsersFilter(): FilterOfAddress {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  const change = useCallback(
    (changes: Partial<UsersFilter>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(queryOf({ ...readFilter(before), after: null, ...changes }))
          const tab = before.get(tabParameter)
          if (tab) next.set(tabParameter, tab)
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  return { filter, change }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
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

/** What the list shows. */
export interface UsersFilter {
  readonly search: string
  /** null for all */
  readonly role: AccountRole | null
  readonly includesBanned: boolean
  /** cursor of the row before the page; null for the first page */
  readonly after: string | null
}

/** Rows of a page. */
export const usersPerPage = 50

const isRole = (text: string | null): text is AccountRole => accountRoles.some((role) => role === text)

export function readFilter(query: string): UsersFilter {
  const params = new URLSearchParams(query)
  const role = params.get('role')
  return {
    search: params.get('q') ?? '',
    role: isRole(role) ? role : null,
    includesBanned: params.get('banned') === '1',
    after: params.get('after'),
  }
}

/** The filter as the query of an address, with its question mark; empty where nothing restricts. */
export function queryOf({ search, role, includesBanned, after }: UsersFilter): string {
  const params = new URLSearchParams({
    ...(search.trim() && { q: search.trim() }),
    ...(role && { role }),
    ...(includesBanned && { banned: '1' }),
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

/** Milliseconds without a key press after which the server is asked. */
const debounceMs = 250

export interface AddressedFilter {
  /** as it is typed */
  readonly filter: UsersFilter
  /** as the server is asked for it */
  readonly settled: UsersFilter
  /** Without `after`, the list begins at its first page. */
  readonly change: (changes: Partial<UsersFilter>) => void
}

/**
 * The filter of the list, first read from the address and then written to it. It is written past the router, which would
 * ask about unsaved changes of the open user although nothing is left.
 */
export function useUsersFilter(): AddressedFilter {
  const { search: query } = useLocation()
  const [filter, setFilter] = useState(() => readFilter(query))
  const [settled, setSettled] = useState(filter)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = window.setTimeout(() => {
      setSettled(filter)
      window.history.replaceState(window.history.state, '', `${window.location.pathname}${queryOf(filter)}`)
    }, debounceMs)
    return () => window.clearTimeout(timer)
  }, [filter])
  const change = useCallback(
    (changes: Partial<UsersFilter>) => setFilter((before) => ({ ...before, after: null, ...changes })),
    [],
  )
  return { filter, settled, change }
}

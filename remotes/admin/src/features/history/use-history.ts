import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import {
  type AdminAuditEntryFragment,
  AdminAuditLogDocument,
  type AdminAuditLogQueryVariables,
} from '../../generated/documents'
import { useKindChanges } from '../../shared/records/use-kind-changes'
import type { Loaded } from '../../shared/records/use-records'

export interface HistoryPage {
  readonly entries: readonly AdminAuditEntryFragment[]
  readonly totalCount: number
  readonly hasNext: boolean
}

export interface History {
  readonly loaded: Loaded<HistoryPage>
  /** whether what is shown is of an earlier page or filter, until the present one is there */
  readonly isLoading: boolean
  /** 1 for the newest changes */
  readonly page: number
  readonly next: () => void
  readonly previous: () => void
}

/**
 * The changes that match, page by page, newest first. The first page is the one that a new filter begins with.
 * @param isSkipped whether nothing is read, as the viewer may not
 */
export function useHistory(filter: AdminAuditLogQueryVariables, isSkipped: boolean): History {
  const key = JSON.stringify(filter)
  /** cursors of the pages before this one */
  const [place, setPlace] = useState<{ readonly key: string; readonly cursors: readonly string[] }>({
    key,
    cursors: [],
  })
  const cursors = place.key === key ? place.cursors : []
  const { data, previousData, error, loading, refetch } = useQuery(AdminAuditLogDocument, {
    variables: { ...filter, after: cursors.at(-1) ?? null },
    fetchPolicy: 'network-only',
    skip: isSkipped,
  })
  useKindChanges('all', async () => isSkipped || refetch())
  const log = isSkipped ? undefined : (data ?? previousData)?.admin?.auditLog
  const endCursor = log?.pageInfo.endCursor ?? null
  return {
    loaded: {
      data: log && { entries: log.nodes, totalCount: log.totalCount, hasNext: log.pageInfo.hasNextPage },
      error,
      retry: () => void refetch().catch(() => undefined),
    },
    isLoading: loading,
    page: cursors.length + 1,
    next: () => endCursor !== null && setPlace({ key, cursors: [...cursors, endCursor] }),
    previous: () => setPlace({ key, cursors: cursors.slice(0, -1) }),
  }
}

import { useApolloClient } from '@apollo/client/react'
import { apiKindOf } from '@sanguine/content'
import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useStaffChanges } from '../changes/staff-changes'
import { recordKindOf } from './kind-names'
import type { RecordRow, RecordSection, StoredRecord } from './record-section'
import { adminCacheId } from './use-records'

/** Milliseconds in which further changes are awaited, so that a colleague who saves a lot causes one read. */
const settleMs = 500

/** Reads the shown list of a section again when colleagues change records of its kind. */
export function useListChanges<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  kind,
  documents,
}: Pick<RecordSection<Row, Full, Values>, 'kind' | 'documents'>): void {
  const client = useApolloClient()
  const timer = useRef(0)
  const isNewLength = useRef(false)
  const reload = () => {
    timer.current = 0
    const { plural } = apiKindOf(kind)
    const reloading = client.refetchQueries(
      isNewLength.current
        ? { updateCache: (cache) => cache.evict({ id: adminCacheId, fieldName: plural }) }
        : { include: [documents.list] },
    )
    isNewLength.current = false
    // A failure is shown by the list.
    reloading.catch(() => undefined)
  }
  useStaffChanges((change) => {
    if (change !== null && change.subject.type !== recordKindOf(kind)) return
    if (change?.action !== 'UPDATE') isNewLength.current = true
    timer.current ||= window.setTimeout(reload, settleMs)
  })
  useEffect(() => () => window.clearTimeout(timer.current), [])
}

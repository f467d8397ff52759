import { useApolloClient } from '@apollo/client/react'
import { apiKindOf } from '@sanguine/content'
import type { FieldValues } from 'react-hook-form'
import type { RecordRow, RecordSection, StoredRecord } from './record-section'
import { useKindChanges } from './use-kind-changes'
import { adminCacheId } from './use-records'

/** Reads the shown list of a section again when colleagues change records of its kind. */
export function useListChanges<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  kind,
  documents,
}: Pick<RecordSection<Row, Full, Values>, 'kind' | 'documents'>): void {
  const client = useApolloClient()
  const { plural } = apiKindOf(kind)
  useKindChanges([kind], (isNewLength) =>
    client.refetchQueries(
      isNewLength
        ? { updateCache: (cache) => cache.evict({ id: adminCacheId, fieldName: plural }) }
        : { include: [documents.list] },
    ),
  )
}

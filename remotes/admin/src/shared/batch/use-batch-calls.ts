import type { OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { apiKindOf, maxRecordPage } from '@sanguine/content'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { AdminRestoreRecordsDocument } from '../../generated/documents'
import { once, sendAgainIfLost } from '../records/lost-response'
import { reportOwnChange } from '../records/own-changes'
import type {
  ChangeableRecord,
  ListQuery,
  ListVariables,
  RecordPage,
  RecordRow,
  RecordSection,
  SectionFilters,
  SeveralMutation,
  SeveralQuery,
  StoredRecord,
} from '../records/record-section'
import { adminCacheId, forgetRecords } from '../records/use-records'
import { readBatchRefusal } from './batch-refusal'

/** New values of a record, on the revision that was read. */
export interface BatchChange extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly revision: number
}

export interface DeletedRecord {
  readonly id: string
  /** of the deletion in the audit log */
  readonly entryId: string
}

export interface BatchCalls {
  /** all rows that match the filters */
  readonly readRows: (filters: SectionFilters) => Promise<readonly RecordRow[]>
  /** the records as they are on the server now; those that are not there any more are left out */
  readonly read: (ids: readonly string[]) => Promise<readonly ChangeableRecord[]>
  /** at most `maxBatch`, all or none; returns the new revisions in the same order */
  readonly update: (changes: readonly BatchChange[]) => Promise<readonly number[]>
  /** at most `maxDeletions`, all or none; returns the entries of the audit log */
  readonly remove: (records: readonly Pick<BatchChange, 'id' | 'revision'>[]) => Promise<readonly string[]>
  /** brings back at most `maxBatch` deleted records, all or none */
  readonly restore: (records: readonly DeletedRecord[]) => Promise<void>
  /** reads the shown lists of the kind again; `isNewLength` if records came or went */
  readonly reload: (isNewLength?: boolean) => Promise<unknown>
}

const chunksOf = <Entry>(entries: readonly Entry[], size: number): readonly (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  )

/**
 * The calls of a section that concern several records. A change whose response was lost is sent again, and a later repeat
 * with the same records is the same change to the server. All throw `BatchRefusal` or an error of the client.
 */
export function useBatchCalls<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  kind,
  documents,
}: Pick<RecordSection<Row, Full, Values>, 'kind' | 'documents'>): BatchCalls {
  const client = useApolloClient()
  return useMemo(() => {
    const { plural, typeName } = apiKindOf(kind)

    async function send(action: 'updateSeveral' | 'removeSeveral', ids: readonly string[], input: object) {
      const { data } = await sendAgainIfLost(client, once(`${action} ${JSON.stringify(input)}`), (context) =>
        client.mutate<SeveralMutation, OperationVariables>({
          mutation: documents[action],
          variables: { input },
          context,
          // Only rows are returned: an open record must not have the new revision beside its former values.
          update: (cache) => {
            for (const id of ids) cache.evict({ id: `${typeName}Record:${id}`, fieldName: 'revision' })
          },
        }),
      )
      const errors = data?.payload?.userErrors ?? []
      if (errors.length > 0) throw readBatchRefusal(errors, ids)
      return data?.payload
    }

    async function readPage(variables: ListVariables): Promise<RecordPage<Row> | undefined> {
      const { data } = await client.query<ListQuery<Row>, OperationVariables>({
        query: documents.list,
        variables,
        fetchPolicy: 'no-cache',
      })
      return (data as ListQuery<Row> | undefined)?.admin?.records
    }

    return {
      async readRows(filters) {
        const rows: Row[] = []
        for (let after: string | null = null; ; ) {
          const page = await readPage({ ...filters, first: maxRecordPage, after })
          rows.push(...(page?.nodes ?? []))
          if (!page?.pageInfo.hasNextPage) return rows
          after = page.pageInfo.endCursor
        }
      },
      async read(ids) {
        const pages = await Promise.all(
          chunksOf(ids, maxRecordPage).map((some) =>
            client.query<SeveralQuery, OperationVariables>({
              query: documents.readSeveral,
              variables: { ids: some },
              fetchPolicy: 'no-cache',
            }),
          ),
        )
        const records = pages.flatMap(({ data }) => (data as SeveralQuery | undefined)?.admin?.records.nodes ?? [])
        const byId = new Map(records.map((record) => [record.id, record]))
        return ids.flatMap((id) => byId.get(id) ?? [])
      },
      async update(changes) {
        const ids = changes.map(({ id }) => id)
        const payload = await send('updateSeveral', ids, { [plural]: changes })
        const revisions = (payload?.records ?? []).map(({ revision }) => revision)
        reportOwnChange(client, {
          action: 'update',
          kind,
          revisions: new Map(ids.map((id, index) => [id, revisions[index] ?? 0])),
        })
        return revisions
      },
      async remove(records) {
        const ids = records.map(({ id }) => id)
        const payload = await send('removeSeveral', ids, { [plural]: records })
        forgetRecords(
          client.cache,
          plural,
          ids.map((id) => `${typeName}Record:${id}`),
        )
        return (payload?.auditEntries ?? []).map(({ id }) => id)
      },
      async restore(records) {
        const variables = { input: { entries: records.map(({ entryId }) => ({ entryId, state: 'BEFORE' as const })) } }
        const { data } = await sendAgainIfLost(client, once(`restore ${JSON.stringify(variables)}`), (context) =>
          client.mutate({ mutation: AdminRestoreRecordsDocument, variables, context }),
        )
        const errors = data?.payload?.userErrors ?? []
        if (errors.length > 0)
          throw readBatchRefusal(
            errors,
            records.map(({ id }) => id),
          )
      },
      // A failure of the reload is shown by the list.
      reload: (isNewLength = false) =>
        client
          .refetchQueries(
            isNewLength
              ? { updateCache: (cache) => cache.evict({ id: adminCacheId, fieldName: plural }) }
              : { include: [documents.list] },
          )
          .catch(() => undefined),
    }
  }, [client, kind, documents])
}

import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { ListedRecord } from '@sanguine/ui'
import { type ReactNode, useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { AdminMessage } from '../i18n/messages'
import type { RecordSection, StampedRecord } from './section'
import { SectionPage } from './section-page'

interface Row {
  readonly id: string
  readonly name: string
  readonly imageId?: string
}

interface RecordsPageProps<One extends Row, Full extends StampedRecord, Values extends FieldValues, Input> {
  readonly section: RecordSection<Full, Values, Input>
  readonly title: AdminMessage
  /** the section's list, here with what its rows hold */
  readonly list: TypedDocumentNode<{ readonly records: readonly One[] }, Record<string, never>>
  /** the second line of a row */
  readonly detailOf: (row: One) => ReactNode
}

/** A section whose rows say all that its list shows. */
export function RecordsPage<One extends Row, Full extends StampedRecord, Values extends FieldValues, Input>({
  section,
  title,
  list,
  detailOf,
}: RecordsPageProps<One, Full, Values, Input>) {
  const { data, error, refetch } = useQuery(list, {
    fetchPolicy: 'cache-and-network',
  })
  const rows = data?.records as readonly One[] | undefined
  const records = useMemo(
    () =>
      rows?.map((row): ListedRecord => ({ id: row.id, name: row.name, imageId: row.imageId, detail: detailOf(row) })),
    [rows, detailOf],
  )
  return (
    <SectionPage
      section={section}
      title={title}
      records={records}
      error={rows ? undefined : error}
      onRetry={() => void refetch()}
    />
  )
}

import type { OperationVariables } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { KindName } from '@sanguine/content'
import { useMemo } from 'react'
import {
  AdminRecordContextDocument,
  type AdminRecordContextQuery,
  type AdminRecordUserFragment,
} from '../../generated/documents'
import type { Finding } from '../form/field-findings'
import { kindOf, recordKindOf } from './kind-names'
import { useKindChanges } from './use-kind-changes'
import type { Loaded } from './use-records'

/** A record, or the start of new players, that refers to the one in the editor. */
export interface RecordUser {
  /** null for the start of new players */
  readonly kind: KindName | null
  readonly id: string | null
  readonly title: string
  /** the path of the reference, as the API names it */
  readonly path: readonly string[]
}

export const recordUserOf = ({ kind, recordId, title, field }: AdminRecordUserFragment): RecordUser => ({
  kind: kind ? (kindOf(kind) ?? null) : null,
  id: recordId,
  title,
  path: field,
})

/** The facts about a record besides its fields. */
export interface RecordContext {
  readonly users: readonly RecordUser[]
  readonly findings: readonly Finding[]
}

/** The records that refer to a record, and the findings of the content check in it. */
export function useRecordContext(kind: KindName, id: string): Loaded<RecordContext> {
  const { data, error, refetch } = useQuery<AdminRecordContextQuery, OperationVariables>(AdminRecordContextDocument, {
    variables: { kind: recordKindOf(kind), id },
    fetchPolicy: 'cache-and-network',
  })
  // Records of any kind may refer to it, and so may a setting.
  useKindChanges('all', () => refetch())
  const admin = data?.admin
  const context = useMemo((): RecordContext | undefined => {
    if (!admin) return undefined
    return {
      users: admin.users.map(recordUserOf),
      findings: admin.problems.map(({ field, message }) => ({ path: field.join('.'), message })),
    }
  }, [admin])
  return { data: context, error, retry: () => void refetch().catch(() => undefined) }
}

import type { OperationVariables } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { ButtonLink, EmptyState, ErrorNotice, PageTitle, RecordEditor, Skeleton, useMessages } from '@sanguine/ui'
import { errorText, toast } from '@sanguine/ui/platform'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { adminMessages } from '../i18n/messages'
import { ChangedNote } from './changed-note'
import { ConflictNotice } from './conflict-notice'
import styles from './existing-record.module.css'
import { isStale } from './record-refusal'
import { changedFields, recordValues } from './record-values'
import type { RecordSection, StampedRecord } from './section'
import { showAtField, useCheckedForm } from './use-checked-form'
import { useRecordCalls } from './use-record-calls'

interface Conflict<Full> {
  readonly sentence: string
  /** the record as the other change left it */
  readonly current: Full
}

interface SectionProps<Full extends StampedRecord, Values extends FieldValues, Input> {
  readonly section: RecordSection<Full, Values, Input>
}

function Gone({ listHref }: { readonly listHref: string }) {
  const t = useMessages(adminMessages)
  return (
    <EmptyState title={t('record.gone')} className={styles.state}>
      <ButtonLink to={listHref} size="sm">
        {t('record.toList')}
      </ButtonLink>
    </EmptyState>
  )
}

function LoadedRecord<Full extends StampedRecord, Values extends FieldValues, Input>({
  section,
  record,
}: SectionProps<Full, Values, Input> & { readonly record: Full }) {
  const { kind, schema, urls, nameOf, Fields } = section
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const calls = useRecordCalls(section)
  /** the version the form was filled from */
  const [base, setBase] = useState(record)
  const [conflict, setConflict] = useState<Conflict<Full> | null>(null)
  const [isGone, setIsGone] = useState(false)
  const valuesOf = (version: Full) => recordValues(kind, schema, version)
  const [initial] = useState(() => valuesOf(record))
  const form = useCheckedForm(section.schema, initial)
  const name = nameOf(valuesOf(base))

  async function update(values: Values): Promise<void> {
    await calls.update(base.id, base.revision, values)
    toast.success(t('record.updated', { name: nameOf(values) }))
  }

  async function remove(): Promise<void> {
    await calls.remove(base.id, base.revision)
    toast.success(t('record.deleted', { name }))
  }

  async function askWhoseStays(sentence: string): Promise<void> {
    try {
      const current = await calls.read(base.id)
      if (current) setConflict({ sentence, current })
      else setIsGone(true)
    } catch (error) {
      toast.error(`${sentence} ${errorText(error)}`)
    }
  }

  function onFailure(error: unknown): boolean {
    showAtField(form, error)
    if (!isStale(error)) return false
    void askWhoseStays(error.sentence)
    return true
  }

  function settle(keepsMine: boolean): void {
    if (!conflict) return
    if (!keepsMine) form.reset(valuesOf(conflict.current))
    setBase(conflict.current)
    setConflict(null)
  }

  if (isGone) return <Gone listHref={urls.list} />
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <RecordEditor
        form={form}
        kind={kind}
        name={name}
        note={<ChangedNote updatedAt={base.updatedAt} />}
        listHref={urls.list}
        onUpdate={update}
        onDelete={remove}
        onFailure={onFailure}
        onClose={() => navigate(urls.list)}
      >
        {conflict && (
          <ConflictNotice
            sentence={conflict.sentence}
            fields={changedFields(kind, valuesOf(base), valuesOf(conflict.current))}
            onLoadCurrent={() => settle(false)}
            onKeepMine={() => settle(true)}
          />
        )}
        <Fields id={base.id} />
      </RecordEditor>
    </>
  )
}

/** Loads a record afresh, so that what is edited is what is there, and shows its form. */
export function ExistingRecord<Full extends StampedRecord, Values extends FieldValues, Input>({
  section,
  id,
}: SectionProps<Full, Values, Input> & { readonly id: string }) {
  const { data, error, refetch } = useQuery<{ readonly record: Full | null }, OperationVariables>(
    section.documents.read,
    { variables: { id }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  )
  const record = data?.record as Full | null | undefined
  if (record) return <LoadedRecord section={section} record={record} />
  if (record === null) return <Gone listHref={section.urls.list} />
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} className={styles.state} />
  return <Skeleton count={6} height={64} className={styles.state} />
}

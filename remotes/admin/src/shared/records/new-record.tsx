import { PageTitle, Skeleton, useMessages } from '@sanguine/ui'
import { drafts, toast } from '@sanguine/ui/platform'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import { announceCreated } from '../form/create-in-tab'
import { useValidatedForm } from '../form/use-validated-form'
import { TranslationsProvider } from '../translations/translations-provider'
import { DraftNotice } from './draft-notice'
import { copyOf, copyParameter } from './duplicate-record'
import { LoadNotice } from './load-notice'
import { RecordCreation } from './record-creation'
import { readDraft, useKeptDraft } from './record-draft'
import { RecordEditor } from './record-editor'
import { showAtField } from './record-refusal'
import type { FieldsProps, RecordRow, RecordSection, StoredRecord } from './record-section'
import { newValues, recordName, recordValues } from './record-values'
import { useRecord, useRecordCalls } from './use-records'

const noTranslations = [] as const

interface NewRecordProps<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues> {
  readonly section: RecordSection<Row, Full, Values>
  readonly Fields: ComponentType<FieldsProps>
  /** values in place of the kind's defaults */
  readonly given?: Partial<Values> | undefined
}

/** The form of a record that is not saved yet; empty, or with the values of the record that the address names. */
export function NewRecord<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>(
  props: NewRecordProps<Row, Full, Values>,
) {
  const [params] = useSearchParams()
  const id = params.get(copyParameter)
  return id === null ? <NewRecordForm {...props} /> : <CopiedRecord key={id} {...props} id={id} />
}

function CopiedRecord<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  id,
  ...props
}: NewRecordProps<Row, Full, Values> & { readonly id: string }) {
  const { kind, documents } = props.section
  const t = useMessages(adminMessages)
  const loaded = useRecord(documents.read, id)
  if (loaded.error && !loaded.data) return <LoadNotice loaded={loaded} />
  if (loaded.data === undefined) return <Skeleton count={6} height={64} />
  const values = loaded.data
    ? copyOf(t, kind, recordValues<Values>(kind, loaded.data), loaded.data.translations)
    : undefined
  return <NewRecordForm {...props} values={values} />
}

function NewRecordForm<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  section,
  Fields,
  given,
  values,
}: NewRecordProps<Row, Full, Values> & {
  /** what it is filled with; default `given` and the kind's defaults */
  readonly values?: Values | undefined
}) {
  const { kind, schema, urls } = section
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const calls = useRecordCalls(section)
  const [initial] = useState((): Values => ({ ...newValues<Values>(kind), ...given, translations: [] }))
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const draftName = `${kind}.${pathname}.${params.get(copyParameter) ?? ''}`
  const [draft, setDraft] = useState(() => readDraft<Full, Values>(draftName))
  const [filled] = useState(draft?.values ?? values)
  const [creation] = useState(() => new RecordCreation<Values>())
  const form = useValidatedForm(schema, initial)
  const { reset } = form
  // The defaults stay those of the kind, so that leaving the copy unsaved is asked about.
  useLayoutEffect(() => {
    if (filled) reset({ ...initial, ...filled }, { keepDefaultValues: true })
  }, [filled, initial, reset])
  useKeptDraft(form, draftName, null)

  function forgetDraft(): void {
    drafts.remove(draftName)
    setDraft(null)
  }

  function discardDraft(): void {
    reset(initial)
    if (values) reset(values, { keepDefaultValues: true })
    forgetDraft()
  }

  async function create(created: Values): Promise<void> {
    const id = await calls.create(created, creation)
    if (id !== undefined) announceCreated(kind, id)
    toast.success(t('record.created', { name: recordName(kind, created) }))
  }

  return (
    <TranslationsProvider kind={kind} stored={noTranslations}>
      <PageTitle>{t('editor.new', { kind, name: t(`kind.${kind}`) })}</PageTitle>
      <RecordEditor
        form={form}
        kind={kind}
        listHref={urls.list}
        onCreate={create}
        onFailure={(error) => {
          showAtField(form, error, t)
          return false
        }}
        onClose={() => {
          forgetDraft()
          navigate(urls.list)
        }}
        onDiscard={forgetDraft}
      >
        {draft && <DraftNotice onDiscard={discardDraft} />}
        <Fields kind={kind} id={undefined} />
      </RecordEditor>
    </TranslationsProvider>
  )
}

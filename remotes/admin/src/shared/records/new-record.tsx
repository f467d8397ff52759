import { PageTitle, useMessages } from '@sanguine/ui'
import { toast } from '@sanguine/ui/platform'
import { type ComponentType, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import { useValidatedForm } from '../form/use-validated-form'
import { RecordEditor } from './record-editor'
import { showAtField } from './record-refusal'
import type { FieldsProps, RecordRow, RecordSection, StoredRecord } from './record-section'
import { newValues, recordName } from './record-values'
import { useRecordCalls } from './use-records'

/** The form of a record that is not saved yet. */
export function NewRecord<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  section,
  Fields,
  given,
}: {
  readonly section: RecordSection<Row, Full, Values>
  readonly Fields: ComponentType<FieldsProps>
  /** values in place of the kind's defaults */
  readonly given?: Partial<Values>
}) {
  const { kind, schema, urls } = section
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const calls = useRecordCalls(section)
  const [initial] = useState(() => ({ ...newValues<Values>(kind), ...given }))
  const form = useValidatedForm(schema, initial)

  async function create(values: Values): Promise<void> {
    await calls.create(values)
    toast.success(t('record.created', { name: recordName(kind, values) }))
  }

  return (
    <>
      <PageTitle>{t('editor.new', { kind })}</PageTitle>
      <RecordEditor
        form={form}
        kind={kind}
        listHref={urls.list}
        onCreate={create}
        onFailure={(error) => {
          showAtField(form, error)
          return false
        }}
        onClose={() => navigate(urls.list)}
      >
        <Fields id={undefined} />
      </RecordEditor>
    </>
  )
}

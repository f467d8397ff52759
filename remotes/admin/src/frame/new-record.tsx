import { PageTitle, RecordEditor, uiMessages, useMessages } from '@sanguine/ui'
import { toast } from '@sanguine/ui/platform'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { adminMessages } from '../i18n/messages'
import { newValues } from './record-values'
import type { RecordSection, StampedRecord } from './section'
import { showAtField, useCheckedForm } from './use-checked-form'
import { useRecordCalls } from './use-record-calls'

/** The form of a record that is not there yet. */
export function NewRecord<Full extends StampedRecord, Values extends FieldValues, Input>({
  section,
}: {
  readonly section: RecordSection<Full, Values, Input>
}) {
  const { kind, urls, nameOf, Fields } = section
  const t = useMessages(adminMessages)
  const ui = useMessages(uiMessages)
  const navigate = useNavigate()
  const calls = useRecordCalls(section)
  const [values] = useState(() => newValues<Values>(kind))
  const form = useCheckedForm(section.schema, values)

  async function create(given: Values): Promise<void> {
    await calls.create(given)
    toast.success(t('record.created', { name: nameOf(given) }))
  }

  return (
    <>
      <PageTitle>{ui('editor.new', { kind })}</PageTitle>
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

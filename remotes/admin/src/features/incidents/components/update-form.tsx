import { Button, useMessages } from '@sanguine/ui'
import { useEffect } from 'react'
import type { AdminIncidentUpdateFragment } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid, Form } from '../../../shared/form/form'
import { ChoiceField, TextareaField } from '../../../shared/form/form-fields'
import { useValidatedForm } from '../../../shared/form/use-validated-form'
import { useLeaveDialog } from '../../../shared/records/use-leave-dialog'
import { type UpdateValues, updateSchema, updateStates } from '../incident-values'
import type { Incident } from '../use-incidents'
import { useRevisionForm } from '../use-revision-form'
import { RefusalNotice } from './refusal-notice'

interface UpdateFormProps {
  readonly incident: Incident
  /** the one that is corrected; null for a new one */
  readonly update: AdminIncidentUpdateFragment | null
  /** takes the revision that was read. Returns the reason of a refusal, or an empty text */
  readonly save: (values: UpdateValues, revision: number) => Promise<string>
  /** of a correction */
  readonly onClose?: () => void
}

const valuesOf = (incident: Incident, update: AdminIncidentUpdateFragment | null): UpdateValues => ({
  state: update?.state ?? incident.state,
  textEn: update?.text.en ?? '',
  textDe: update?.text.de ?? '',
})

/** Posts an update, or corrects one. A refusal is shown, and the typed text stays. */
export function UpdateForm({ incident, update, save, onClose }: UpdateFormProps) {
  const t = useMessages(adminMessages)
  const form = useValidatedForm(updateSchema, valuesOf(incident, update))
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  const stored = { revision: update?.revision ?? 0, values: valuesOf(incident, update) }
  const { refusal, isBehind, load, submit, saveMine } = useRevisionForm(form, stored, save)
  const { dialog } = useLeaveDialog(isDirty && !isSubmitting)

  // A correction replaces the button that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (update) form.setFocus('state')
  }, [])
  // A new update begins with the present state, which a colleague may change, unless another one was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new state is taken up
  useEffect(() => {
    if (!update && !dirtyFields.state) form.resetField('state', { defaultValue: incident.state })
  }, [incident.state])

  async function finish(isSaved: Promise<boolean>): Promise<void> {
    if (!(await isSaved)) return
    if (update) onClose?.()
    else form.reset({ state: form.getValues('state'), textEn: '', textDe: '' })
  }

  return (
    <Form
      form={form}
      label={t(update ? 'incidents.editUpdate' : 'incidents.newUpdate')}
      onSubmit={(values) => finish(submit(values))}
    >
      <RefusalNotice
        refusal={refusal}
        isBehind={isBehind}
        onLoad={load}
        onSaveMine={() => void form.handleSubmit((values) => finish(saveMine(values)))()}
      />
      <FieldGrid>
        <ChoiceField
          name="state"
          label={t('incidents.stateNow')}
          hint={t('incidents.stateNowHint')}
          options={updateStates(incident).map((value) => ({ value, label: t(`incidents.state.${value}`) }))}
          span={3}
        />
      </FieldGrid>
      <FieldGrid>
        <TextareaField name="textEn" label={t('incidents.textEn')} hint={t('incidents.updateHint')} rows={4} span={3} />
        <TextareaField
          name="textDe"
          label={t('incidents.textDe')}
          hint={t('incidents.oneLanguage')}
          rows={4}
          span={3}
        />
      </FieldGrid>
      <div>
        <Button type="submit" variant="blood" busy={isSubmitting}>
          {t(update ? 'action.update' : 'incidents.post')}
        </Button>{' '}
        {onClose && <Button onClick={onClose}>{t('action.cancel')}</Button>}
      </div>
      {dialog}
    </Form>
  )
}

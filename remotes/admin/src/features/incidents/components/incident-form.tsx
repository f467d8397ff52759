import { Button, Checkbox, FieldGroup, useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { DateTimeField } from '../../../shared/form/date-time-field'
import { FieldGrid, Form } from '../../../shared/form/form'
import { ChoiceField, TextareaField, TextField } from '../../../shared/form/form-fields'
import { useValidatedForm } from '../../../shared/form/use-validated-form'
import { useLeaveDialog } from '../../../shared/records/use-leave-dialog'
import {
  type IncidentValues,
  incidentSchema,
  incidentValues,
  initialStates,
  statusComponents,
} from '../incident-values'
import styles from '../incidents.module.css'
import type { Incident } from '../use-incidents'
import { useRevisionForm } from '../use-revision-form'
import { RefusalNotice } from './refusal-notice'

interface IncidentFormProps {
  /** as it is stored now; null for a new one */
  readonly incident: Incident | null
  /** takes the revision that was read. Returns the reason of a refusal, or an empty text */
  readonly save: (values: IncidentValues, revision: number) => Promise<string>
}

/**
 * The text of an incident. If a colleague saves it meanwhile, the typed text stays until it is saved all the same, or the
 * stored text is loaded.
 */
export function IncidentForm({ incident, save }: IncidentFormProps) {
  const t = useMessages(adminMessages)
  const form = useValidatedForm(incidentSchema, incidentValues(incident))
  const { isDirty, isSubmitting, errors } = form.formState
  const stored = { revision: incident?.revision ?? 0, values: incidentValues(incident) }
  const { refusal, isBehind, load, submit, saveMine } = useRevisionForm(form, stored, save)
  const { dialog } = useLeaveDialog(isDirty && !isSubmitting)
  const isPlanned = form.watch('state') === 'SCHEDULED'
  return (
    <Form form={form} label={t('incidents.form')} onSubmit={async (values) => void (await submit(values))}>
      <RefusalNotice
        refusal={refusal}
        isBehind={isBehind}
        onLoad={load}
        onSaveMine={() => void form.handleSubmit(async (values) => void (await saveMine(values)))()}
      />
      <FieldGrid>
        <TextField name="titleEn" label={t('incidents.titleEn')} hint={t('incidents.titleHint')} span={3} />
        <TextField name="titleDe" label={t('incidents.titleDe')} hint={t('incidents.oneLanguage')} span={3} />
        <TextareaField name="textEn" label={t('incidents.textEn')} hint={t('incidents.textHint')} rows={5} span={3} />
        <TextareaField
          name="textDe"
          label={t('incidents.textDe')}
          hint={t('incidents.oneLanguage')}
          rows={5}
          span={3}
        />
        <ChoiceField
          name="state"
          label={t(incident ? 'incidents.initialState' : 'incidents.state')}
          hint={t('incidents.stateHint')}
          options={initialStates.map((value) => ({ value, label: t(`incidents.state.${value}`) }))}
          span={3}
        />
        {!isPlanned && (
          <DateTimeField name="startedAt" label={t('incidents.startedAt')} hint={t('incidents.startedHint')} span={3} />
        )}
      </FieldGrid>
      {isPlanned && (
        <FieldGrid>
          <DateTimeField name="plannedStartAt" label={t('incidents.plannedStartAt')} span={3} />
          <DateTimeField name="plannedEndAt" label={t('incidents.plannedEndAt')} span={3} />
        </FieldGrid>
      )}
      <FieldGroup
        label={t('incidents.components')}
        hint={t('incidents.componentsHint')}
        error={errors.components && t('validation.required')}
      >
        <div className={styles.components}>
          {statusComponents.map((component) => (
            <Checkbox
              key={component}
              {...form.register('components')}
              value={component}
              label={t(`incidents.component.${component}`)}
            />
          ))}
        </div>
      </FieldGroup>
      <div>
        <Button type="submit" variant="blood" busy={isSubmitting}>
          {t(incident ? 'action.update' : 'incidents.publish')}
        </Button>
      </div>
      {dialog}
    </Form>
  )
}

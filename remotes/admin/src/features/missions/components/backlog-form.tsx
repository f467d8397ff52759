import { maxAutoHuntBacklogHours } from '@sanguine/rules'
import { Button, useMessages } from '@sanguine/ui'
import { z } from 'zod'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid, Form } from '../../../shared/form/form'
import { NumberField } from '../../../shared/form/form-fields'
import { showSaved, useStoredValues } from '../../../shared/form/use-stored-values'
import { useValidatedForm } from '../../../shared/form/use-validated-form'
import { useLeaveDialog } from '../../../shared/records/use-leave-dialog'
import type { SettingsFormProps } from '../use-settings'

const schema = z.object({
  hours: z
    .int('must be a whole number')
    .min(0, 'must not be under 0')
    .max(maxAutoHuntBacklogHours, `must not be over ${maxAutoHuntBacklogHours}`),
})

/** How many hours of auto-hunts are made up for after the servers were down. */
export function BacklogForm({ data, save }: SettingsFormProps) {
  const t = useMessages(adminMessages)
  const hours = data.settings.autoHuntBacklogHours
  const form = useValidatedForm(schema, { hours })
  const { isDirty, isSubmitting } = form.formState
  useStoredValues(form, { hours })
  const { dialog } = useLeaveDialog(isDirty && !isSubmitting)
  return (
    <Form
      form={form}
      label={t('missions.autoHunts')}
      onSubmit={(typed) =>
        save({ autoHuntBacklogHours: typed.hours }, (stored) =>
          showSaved(form, typed, stored ? { hours: stored.autoHuntBacklogHours } : typed),
        )
      }
    >
      <FieldGrid>
        <NumberField
          name="hours"
          label={t('missions.backlog')}
          hint={t('missions.backlogHint')}
          span={3}
          min={0}
          max={maxAutoHuntBacklogHours}
          whenEmpty={null}
        />
      </FieldGrid>
      <div>
        <Button type="submit" busy={isSubmitting}>
          {t('setting.update')}
        </Button>
      </div>
      {dialog}
    </Form>
  )
}

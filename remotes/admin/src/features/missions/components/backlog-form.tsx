import { maxAutoHuntBacklogHours } from '@sanguine/rules'
import { Button, useMessages } from '@sanguine/ui'
import { useEffect } from 'react'
import { z } from 'zod'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid, Form } from '../../../shared/form/form'
import { NumberField } from '../../../shared/form/form-fields'
import { useValidatedForm } from '../../../shared/form/use-validated-form'
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
  const { reset } = form
  // Another stored value is shown; until then what was typed stays.
  useEffect(() => reset({ hours }), [hours, reset])
  return (
    <Form form={form} label={t('missions.autoHunts')} onSubmit={(typed) => save({ autoHuntBacklogHours: typed.hours })}>
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
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('setting.update')}
        </Button>
      </div>
    </Form>
  )
}

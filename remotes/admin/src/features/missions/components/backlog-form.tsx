import { mostAutoHuntBacklogHours, plainAutoHuntBacklogHours } from '@sanguine/rules'
import { Button, FieldGrid, Form, NumberField, useMessages, zodResolver } from '@sanguine/ui'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { AdminMissionSettingsQuery } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { problemText } from '../../../i18n/problem-text'
import { type MissionSettings, settingOf } from '../use-settings'

const key = 'autoHuntBacklogHours'
const schema = z.object({
  hours: z
    .int('must be a whole number')
    .min(0, 'must not be under 0')
    .max(mostAutoHuntBacklogHours, `must not be over ${mostAutoHuntBacklogHours}`),
})
type Values = z.infer<typeof schema>

/** How many hours of auto-hunts are made up for after the servers were down. */
export function BacklogForm({
  data,
  save,
}: Pick<MissionSettings, 'save'> & { readonly data: AdminMissionSettingsQuery }) {
  const t = useMessages(adminMessages)
  const resolver = useMemo(() => zodResolver<Values>(schema, (message) => problemText(t, message)), [t])
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { hours: Number(settingOf(data, key) ?? plainAutoHuntBacklogHours) },
  })
  return (
    <Form form={form} label={t('missions.autoHunts')} onSubmit={({ hours }) => save(key, String(hours))}>
      <FieldGrid>
        <NumberField
          name="hours"
          label={t('missions.backlog')}
          hint={t('missions.backlogHint')}
          span={3}
          min={0}
          max={mostAutoHuntBacklogHours}
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

import { Button, useMessages } from '@sanguine/ui'
import { useEffect } from 'react'
import { z } from 'zod'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid, Form } from '../../../shared/form/form'
import { CheckboxField, SelectField } from '../../../shared/form/form-fields'
import { selectOptions } from '../../../shared/form/select-options'
import { showSaved, useStoredValues } from '../../../shared/form/use-stored-values'
import { useValidatedForm } from '../../../shared/form/use-validated-form'
import { useLeaveDialog } from '../../../shared/records/use-leave-dialog'
import type { Settings, SettingsFormProps } from '../use-settings'
import { GroundReach } from './ground-reach'

const required = z.string('is required')
const schema = z.discriminatedUnion('isForced', [
  z.object({ isForced: z.literal(false), regionId: z.string().nullable(), groundId: z.string().nullable() }),
  z.object({ isForced: z.literal(true), regionId: required, groundId: required }),
])
type Values = z.infer<typeof schema>

const valuesOf = (forced: Settings['missionHuntingGround']): Values =>
  forced
    ? { isForced: true, regionId: forced.region.id, groundId: forced.id }
    : { isForced: false, regionId: null, groundId: null }

/** The ground on which the next missions take place, if one is forced. */
export function ForcedGroundForm({ data, save }: SettingsFormProps) {
  const t = useMessages(adminMessages)
  const { missionHuntingGround: forced } = data.settings
  const form = useValidatedForm<Values>(schema, valuesOf(forced))
  const picked = form.watch('regionId')
  const pickedGround = form.watch('groundId')
  const grounds = data.huntingGrounds.nodes.filter((ground) => ground.regionId === picked)
  const { getValues, setValue } = form
  const { isDirty, isSubmitting } = form.formState
  useStoredValues(form, valuesOf(forced))
  const { dialog } = useLeaveDialog(isDirty && !isSubmitting)
  const isElsewhere = !grounds.some(({ id }) => id === getValues('groundId'))
  useEffect(() => {
    if (isElsewhere) setValue('groundId', null)
  }, [isElsewhere, setValue])
  return (
    <Form
      form={form}
      label={t('title.missions')}
      onSubmit={(typed) =>
        save({ missionHuntingGroundId: typed.isForced ? typed.groundId : null }, (stored) =>
          showSaved(form, typed, stored ? valuesOf(stored.missionHuntingGround) : typed),
        )
      }
    >
      <FieldGrid>
        <SelectField
          name="regionId"
          label={t('missions.region')}
          span={3}
          options={selectOptions(data.regions.nodes, t('choice.none'))}
        />
        <SelectField
          name="groundId"
          label={t('missions.ground')}
          span={3}
          options={selectOptions(grounds, t('choice.none'))}
        />
      </FieldGrid>
      {pickedGround && !isElsewhere && <GroundReach groundId={pickedGround} />}
      <CheckboxField name="isForced" label={t('missions.force')} />
      <div>
        <Button type="submit" variant="blood" busy={isSubmitting}>
          {t('setting.update')}
        </Button>
      </div>
      {dialog}
    </Form>
  )
}

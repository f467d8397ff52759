import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { NumberField } from '../../../shared/form/form-fields'
import { NamedFields } from '../../../shared/records/named-fields'
import type { FieldsProps } from '../../../shared/records/record-section'

/** The form of an enemy type. */
export function EnemyTypeFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <NamedFields id={id}>
      <NumberField name="orderIndex" label={t('field.orderIndex')} hint={t('hint.orderIndex')} whenEmpty={100} />
    </NamedFields>
  )
}

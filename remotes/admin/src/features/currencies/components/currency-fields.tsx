import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { NumberField, TextareaField } from '../../../shared/form/form-fields'
import { NamedFields } from '../../../shared/records/named-fields'
import type { FieldsProps } from '../../../shared/records/record-section'

/** The form of a currency. */
export function CurrencyFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <NamedFields id={id}>
      <TextareaField name="flavorText" label={t('field.flavorText')} span={6} />
      <NumberField name="orderIndex" label={t('field.orderIndex')} hint={t('hint.orderIndex')} whenEmpty={100} />
    </NamedFields>
  )
}

import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { ColorField } from '../../../shared/form/form-fields'
import { NamedFields } from '../../../shared/records/named-fields'
import type { FieldsProps } from '../../../shared/records/record-section'

/** The form of a damage type. */
export function DamageTypeFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <NamedFields id={id}>
      <ColorField name="colorHex" label={t('field.colorHex')} span={3} />
    </NamedFields>
  )
}

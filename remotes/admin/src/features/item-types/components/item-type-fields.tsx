import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { CheckboxField, NumberField } from '../../../shared/form/form-fields'
import { NamedFields } from '../../../shared/records/named-fields'
import type { FieldsProps } from '../../../shared/records/record-section'
import styles from './item-type-fields.module.css'

/** The form of an item type. */
export function ItemTypeFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <NamedFields id={id} shortNameHint={t('hint.itemTypeShortName')}>
      <NumberField name="slotCount" label={t('field.slotCount')} hint={t('hint.slotCount')} min={0} span={3} />
      <NumberField
        name="orderIndex"
        label={t('field.orderIndex')}
        hint={t('hint.orderIndex')}
        whenEmpty={100}
        span={3}
      />
      <CheckboxField name="isEquipment" label={t('field.isEquipment')} />
      <CheckboxField name="countsWhileOwned" label={t('field.countsWhileOwned')} className={styles.wide} />
    </NamedFields>
  )
}

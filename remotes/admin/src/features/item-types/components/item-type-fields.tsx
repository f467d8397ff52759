import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid } from '../../../shared/form/form'
import { CheckboxField, NumberField, TextField } from '../../../shared/form/form-fields'
import { ImageAndFields } from '../../../shared/form/image-and-fields'
import { ImageField } from '../../../shared/form/image-field'
import type { FieldsProps } from '../../../shared/records/record-section'
import styles from './item-type-fields.module.css'

/** The form of an item type. */
export function ItemTypeFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <ImageAndFields image={<ImageField name="imageId" label={t('field.imageId')} />}>
      <FieldGrid>
        <TextField name="name" label={t('field.name')} span={3} autoFocus={id === undefined} />
        <TextField name="shortName" label={t('field.shortName')} hint={t('hint.itemTypeShortName')} span={3} />
        <NumberField
          name="itemTypeSlots"
          label={t('field.itemTypeSlots')}
          hint={t('hint.itemTypeSlots')}
          min={0}
          span={3}
        />
        <NumberField name="orderIndex" label={t('field.orderIndex')} hint={t('hint.orderIndex')} span={3} />
        <CheckboxField name="isEquipment" label={t('field.isEquipment')} />
        <CheckboxField name="alwaysEquipped" label={t('field.alwaysEquipped')} className={styles.wide} />
      </FieldGrid>
    </ImageAndFields>
  )
}

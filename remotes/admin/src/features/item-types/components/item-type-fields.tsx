import {
  CheckboxField,
  FieldGrid,
  ImageField,
  NumberField,
  PictureAndFields,
  TextField,
  useMessages,
} from '@sanguine/ui'
import type { FieldsProps } from '../../../frame/section'
import { adminMessages } from '../../../i18n/messages'
import styles from './item-type-fields.module.css'

/** What an item type is called and where its items are worn. */
export function ItemTypeFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <PictureAndFields picture={<ImageField name="imageId" label={t('field.imageId')} />}>
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
    </PictureAndFields>
  )
}

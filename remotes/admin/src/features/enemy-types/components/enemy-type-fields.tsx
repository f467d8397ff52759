import { FieldGrid, ImageField, NumberField, PictureAndFields, TextField, useMessages } from '@sanguine/ui'
import type { FieldsProps } from '../../../frame/section'
import { adminMessages } from '../../../i18n/messages'

/** What a kind of creature is called and how it looks. */
export function EnemyTypeFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <PictureAndFields picture={<ImageField name="imageId" label={t('field.imageId')} />}>
      <FieldGrid>
        <TextField name="name" label={t('field.name')} span={3} autoFocus={id === undefined} />
        <TextField name="shortName" label={t('field.shortName')} span={3} />
        <NumberField name="orderIndex" label={t('field.orderIndex')} hint={t('hint.orderIndex')} />
      </FieldGrid>
    </PictureAndFields>
  )
}

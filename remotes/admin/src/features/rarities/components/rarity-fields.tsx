import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid } from '../../../shared/form/form'
import { ColorField, TextareaField, TextField } from '../../../shared/form/form-fields'
import { ImageAndFields } from '../../../shared/form/image-and-fields'
import { ImageField } from '../../../shared/form/image-field'
import type { FieldsProps } from '../../../shared/records/record-section'

/** The form of a rarity. */
export function RarityFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <ImageAndFields image={<ImageField name="imageId" label={t('field.imageId')} />}>
      <FieldGrid>
        <TextField name="name" label={t('field.name')} span={3} autoFocus={id === undefined} />
        <TextField name="shortName" label={t('field.shortName')} span={3} />
        <ColorField name="colorHex" label={t('field.colorHex')} span={3} />
        <TextareaField name="flavorText" label={t('field.flavorText')} span={6} />
      </FieldGrid>
    </ImageAndFields>
  )
}

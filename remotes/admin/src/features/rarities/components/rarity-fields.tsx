import {
  ColorField,
  FieldGrid,
  ImageField,
  PictureAndFields,
  TextareaField,
  TextField,
  useMessages,
} from '@sanguine/ui'
import type { FieldsProps } from '../../../frame/section'
import { adminMessages } from '../../../i18n/messages'

/** What a rarity is called, and the colour that marks it. */
export function RarityFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <PictureAndFields picture={<ImageField name="imageId" label={t('field.imageId')} />}>
      <FieldGrid>
        <TextField name="name" label={t('field.name')} span={3} autoFocus={id === undefined} />
        <TextField name="shortName" label={t('field.shortName')} span={3} />
        <ColorField name="colorHex" label={t('field.colorHex')} span={3} />
        <TextareaField name="flavorText" label={t('field.flavorText')} span={6} />
      </FieldGrid>
    </PictureAndFields>
  )
}

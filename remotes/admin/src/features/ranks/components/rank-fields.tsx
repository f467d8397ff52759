import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid } from '../../../shared/form/form'
import { NumberField, TextareaField, TextField } from '../../../shared/form/form-fields'
import { ImageAndFields } from '../../../shared/form/image-and-fields'
import { ImageField } from '../../../shared/form/image-field'
import { ItemField } from '../../../shared/records/item-field'
import type { FieldsProps } from '../../../shared/records/record-section'

/** The form of a rank. */
export function RankFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <ImageAndFields image={<ImageField name="imageId" label={t('field.imageId')} />}>
      <FieldGrid>
        <TextField name="name" label={t('field.name')} span={3} autoFocus={id === undefined} />
        <NumberField name="xp" label={t('field.xp')} hint={t('hint.rankXp')} min={0} span={3} />
        <ItemField name="rewardItemId" label={t('field.rewardItemId')} pickerTitle={t('ranks.chooseReward')} span={6} />
        <TextareaField name="flavorText" label={t('field.flavorText')} span={6} />
      </FieldGrid>
    </ImageAndFields>
  )
}

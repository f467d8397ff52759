import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid } from '../../../shared/form/form'
import { CheckboxField, ChoiceField, NumberField, TextareaField, TextField } from '../../../shared/form/form-fields'
import { ImageAndFields } from '../../../shared/form/image-and-fields'
import { ImageField } from '../../../shared/form/image-field'
import { choiceOptions } from '../../../shared/form/select-options'
import { ItemField } from '../../../shared/records/item-field'
import type { FieldsProps } from '../../../shared/records/record-section'
import { GroundList } from './ground-list'

/** The form of a region, with its hunting grounds. */
export function RegionFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <>
      <ImageAndFields
        image={
          <>
            <ImageField name="imageId" label={t('field.imageId')} ratio={2.5} />
            <ImageField name="animatedImageId" label={t('field.animatedImageId')} moving ratio={2.5} />
          </>
        }
      >
        <FieldGrid>
          <TextField name="name" label={t('field.name')} span={6} autoFocus={id === undefined} />
          <NumberField name="sequence" label={t('field.sequence')} hint={t('hint.orderIndex')} min={0} span={3} />
          <NumberField name="requiredXp" label={t('field.requiredXp')} hint={t('hint.placeXp')} min={0} span={3} />
          <ChoiceField
            name="rule"
            label={t('field.rule')}
            hint={t('hint.rule')}
            options={choiceOptions(t, 'rule')}
            span={3}
          />
          <ItemField name="keyId" label={t('field.keyId')} pickerTitle={t('regions.chooseKey')} span={6} />
          <TextareaField name="flavorText" label={t('field.flavorText')} span={6} />
          <CheckboxField name="isVisible" label={t('field.isVisible')} />
        </FieldGrid>
      </ImageAndFields>
      {id !== undefined && <GroundList regionId={id} />}
    </>
  )
}

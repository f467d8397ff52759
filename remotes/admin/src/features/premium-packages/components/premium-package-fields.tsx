import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid } from '../../../shared/form/form'
import { CheckboxField, ChoiceField, NumberField, TextareaField, TextField } from '../../../shared/form/form-fields'
import { ImageAndFields } from '../../../shared/form/image-and-fields'
import { ImageField } from '../../../shared/form/image-field'
import { ItemAmountsField } from '../../../shared/form/item-amounts-field'
import { choiceOptions } from '../../../shared/form/select-options'
import type { FieldsProps } from '../../../shared/records/record-section'
import { useItemChoices } from '../../../shared/records/use-item-choices'
import { WhenLoaded } from '../../../shared/records/when-loaded'
import styles from './premium-package-fields.module.css'

/** The form of a premium package. */
export function PremiumPackageFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  const choices = useItemChoices()
  return (
    <WhenLoaded loaded={choices}>
      {(items) => (
        <>
          <ImageAndFields
            image={
              <>
                <ImageField name="imageId" label={t('field.imageId')} />
                <ImageField name="animatedImageId" label={t('field.animatedImageId')} moving ratio={1} />
              </>
            }
          >
            <FieldGrid>
              <TextField name="name" label={t('field.name')} span={6} autoFocus={id === undefined} />
              <NumberField name="priceUsd" label={t('field.priceUsd')} min={0} isWhole={false} />
              <NumberField name="month" label={t('field.month')} hint={t('hint.month')} min={0} max={12} />
              <NumberField name="year" label={t('field.year')} hint={t('hint.year')} min={0} max={9999} />
              <ChoiceField
                name="subscriptionLevel"
                label={t('field.subscriptionLevel')}
                options={choiceOptions(t, 'subscriptionLevel')}
                span={3}
              />
              <ChoiceField
                name="category"
                label={t('field.category')}
                options={choiceOptions(t, 'singleItemType')}
                span={3}
              />
              <TextareaField name="flavorText" label={t('field.flavorText')} span={6} />
              <CheckboxField name="isVisible" label={t('field.isVisible')} />
            </FieldGrid>
          </ImageAndFields>
          <div className={styles.items}>
            <ItemAmountsField
              name="items"
              label={t('field.items')}
              pickerTitle={t('packages.chooseItem')}
              items={items}
            />
          </div>
        </>
      )}
    </WhenLoaded>
  )
}

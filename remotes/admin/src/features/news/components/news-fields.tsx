import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { DateTimeField } from '../../../shared/form/date-time-field'
import { FieldGrid } from '../../../shared/form/form'
import { NumberField, TextareaField, TextField } from '../../../shared/form/form-fields'
import { ImageAndFields } from '../../../shared/form/image-and-fields'
import { ImageField } from '../../../shared/form/image-field'
import { ReferenceField } from '../../../shared/form/reference-field'
import type { FieldsProps } from '../../../shared/records/record-section'
import { useItemChoices } from '../../../shared/records/use-item-choices'
import { WhenLoaded } from '../../../shared/records/when-loaded'
import styles from './news-fields.module.css'
import { NewsPreview } from './news-preview'

/** The form of a piece of news, with what players see of it. */
export function NewsFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  const choices = useItemChoices()
  return (
    <WhenLoaded loaded={choices}>
      {({ entries }) => (
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
              <TextField name="header" label={t('field.header')} span={6} autoFocus={id === undefined} />
              <TextareaField name="message" label={t('field.message')} span={6} rows={8} />
              <DateTimeField name="publishedAt" label={t('field.publishedAt')} hint={t('hint.publishedAt')} span={3} />
              <ReferenceField
                name="rewardItemId"
                label={t('field.rewardItemId')}
                entries={entries}
                pickerTitle={t('news.chooseGift')}
                span={3}
              />
            </FieldGrid>
          </ImageAndFields>
          <details className={styles.editors}>
            <summary>{t('news.forEditors')}</summary>
            <FieldGrid>
              <TextField name="name" label={t('field.name')} span={3} />
              <NumberField name="sequence" label={t('field.sequence')} min={0} span={3} />
              <NumberField name="requiredXp" label={t('field.requiredXp')} min={0} span={3} />
              <ReferenceField
                name="keyId"
                label={t('field.keyId')}
                entries={entries}
                pickerTitle={t('regions.chooseKey')}
                span={3}
              />
            </FieldGrid>
          </details>
          <NewsPreview />
        </>
      )}
    </WhenLoaded>
  )
}

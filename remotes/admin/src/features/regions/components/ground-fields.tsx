import { useMessages } from '@sanguine/ui'
import { AdminCurrenciesDocument, AdminRegionsDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { CurrencyListField } from '../../../shared/form/currency-list-field'
import { FieldGrid } from '../../../shared/form/form'
import { CheckboxField, NumberField, SelectField, TextareaField, TextField } from '../../../shared/form/form-fields'
import { ImageAndFields } from '../../../shared/form/image-and-fields'
import { ImageField } from '../../../shared/form/image-field'
import { OrderedReferencesField } from '../../../shared/form/ordered-references-field'
import { ReferenceField } from '../../../shared/form/reference-field'
import { selectOptions } from '../../../shared/form/select-options'
import type { FieldsProps } from '../../../shared/records/record-section'
import { useItemChoices } from '../../../shared/records/use-item-choices'
import { useRecordList } from '../../../shared/records/use-records'
import { allLoaded, WhenLoaded } from '../../../shared/records/when-loaded'
import styles from './place-fields.module.css'
import { TableList } from './table-list'

/** The form of a hunting ground, with its hunting tables. */
export function GroundFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  const choices = allLoaded({
    regions: useRecordList(AdminRegionsDocument),
    currencies: useRecordList(AdminCurrenciesDocument),
    items: useItemChoices(),
  })
  return (
    <WhenLoaded loaded={choices}>
      {({ regions, currencies, items }) => (
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
              <TextField name="name" label={t('field.name')} span={3} autoFocus={id === undefined} />
              <SelectField
                name="regionId"
                label={t('field.regionId')}
                options={selectOptions(regions, t('choice.none'))}
                span={3}
              />
              <NumberField name="sequence" label={t('field.sequence')} hint={t('hint.orderIndex')} min={0} span={3} />
              <NumberField name="requiredXp" label={t('field.requiredXp')} hint={t('hint.placeXp')} min={0} span={3} />
              <ReferenceField
                name="keyId"
                label={t('field.keyId')}
                entries={items.entries}
                pickerTitle={t('regions.chooseKey')}
                span={6}
              />
              <TextareaField name="flavorText" label={t('field.flavorText')} span={6} rows={2} />
              <CheckboxField name="isVisible" label={t('field.isVisible')} />
            </FieldGrid>
          </ImageAndFields>
          <div className={styles.lists}>
            <CurrencyListField name="travelCost" label={t('field.travelCost')} choices={currencies} />
            <OrderedReferencesField
              name="specialBaitItemIds"
              label={t('field.specialBaitItemIds')}
              hint={t('hint.specialBaitItemIds')}
              entries={items.entries}
              pickerTitle={t('regions.chooseBait')}
            />
          </div>
          {id !== undefined && <TableList groundId={id} />}
        </>
      )}
    </WhenLoaded>
  )
}

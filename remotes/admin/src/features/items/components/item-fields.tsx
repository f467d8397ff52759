import { useMessages } from '@sanguine/ui'
import {
  AdminCurrenciesDocument,
  AdminEnemyTypesDocument,
  AdminItemTypesDocument,
  AdminRaritiesDocument,
  AdminStatsDocument,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { CurrencyListField } from '../../../shared/form/currency-list-field'
import { FieldGrid } from '../../../shared/form/form'
import {
  CheckboxField,
  ChoiceField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from '../../../shared/form/form-fields'
import { ImageAndFields } from '../../../shared/form/image-and-fields'
import { ImageField } from '../../../shared/form/image-field'
import { ItemAmountsField } from '../../../shared/form/item-amounts-field'
import { choiceOptions, selectOptions } from '../../../shared/form/select-options'
import { StatListField } from '../../../shared/form/stat-list-field'
import type { FieldsProps } from '../../../shared/records/record-section'
import { useItemChoices } from '../../../shared/records/use-item-choices'
import { useRecordList } from '../../../shared/records/use-records'
import { allLoaded, WhenLoaded } from '../../../shared/records/when-loaded'
import styles from './item-fields.module.css'
import { ItemPreview } from './item-preview'
import { TypeFields } from './type-fields'

/** The form of an item; some of its parts appear only for certain types. */
export function ItemFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  const choices = allLoaded({
    types: useRecordList(AdminItemTypesDocument),
    rarities: useRecordList(AdminRaritiesDocument),
    currencies: useRecordList(AdminCurrenciesDocument),
    stats: useRecordList(AdminStatsDocument),
    enemyTypes: useRecordList(AdminEnemyTypesDocument),
    items: useItemChoices(),
  })
  const none = t('choice.none')
  return (
    <WhenLoaded loaded={choices}>
      {({ types, rarities, currencies, stats, enemyTypes, items }) => (
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
              <SelectField name="itemTypeId" label={t('field.itemTypeId')} options={selectOptions(types, none)} />
              <SelectField name="rarityId" label={t('field.rarityId')} options={selectOptions(rarities, none)} />
              <NumberField name="requiredXp" label={t('field.requiredXp')} hint={t('hint.itemRequiredXp')} min={0} />
              <TextareaField name="flavorText" label={t('field.flavorText')} span={6} rows={2} />
              <ChoiceField
                name="requiredSubscription"
                label={t('field.requiredSubscription')}
                hint={t('hint.requiredSubscription')}
                options={choiceOptions(t, 'needSub')}
                span={3}
              />
              <div className={styles.flags}>
                <CheckboxField name="isVisible" label={t('field.isVisible')} />
                <CheckboxField name="isBuyable" label={t('field.isBuyable')} />
                <CheckboxField name="isInPremiumShop" label={t('field.isInPremiumShop')} />
                <CheckboxField name="isUnique" label={t('field.isUnique')} />
                <CheckboxField name="isTransferable" label={t('field.isTransferable')} />
              </div>
            </FieldGrid>
          </ImageAndFields>
          <div className={styles.lists}>
            <TypeFields types={types} enemyTypes={enemyTypes} items={items} />
            <StatListField name="stats" stats={stats} />
            <CurrencyListField name="price" label={t('field.price')} choices={currencies} />
            <ItemAmountsField
              name="craftingMaterials"
              label={t('field.craftingMaterials')}
              pickerTitle={t('items.chooseMaterial')}
              items={items}
            />
            <CurrencyListField name="refund" label={t('field.refund')} choices={currencies} />
          </div>
          <ItemPreview rarities={rarities} currencies={currencies} stats={stats} />
        </>
      )}
    </WhenLoaded>
  )
}

import { RarityIcon, useMessages } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import {
  AdminCurrenciesDocument,
  AdminEnemyTypesDocument,
  AdminRaritiesDocument,
  type AdminRaritiesQuery,
  AdminStatsDocument,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { CurrencyListField } from '../../../shared/form/currency-list-field'
import { FieldGrid } from '../../../shared/form/form'
import { CheckboxField, NumberField, SelectField, TextareaField, TextField } from '../../../shared/form/form-fields'
import { ImageAndFields } from '../../../shared/form/image-and-fields'
import { ImageField } from '../../../shared/form/image-field'
import { selectOptions } from '../../../shared/form/select-options'
import { StatListField } from '../../../shared/form/stat-list-field'
import type { FieldsProps, RowOf } from '../../../shared/records/record-section'
import { useItemChoices } from '../../../shared/records/use-item-choices'
import { useRecordList } from '../../../shared/records/use-records'
import { allLoaded, WhenLoaded } from '../../../shared/records/when-loaded'
import styles from './enemy-fields.module.css'
import { EnemyPreview } from './enemy-preview'
import { EquipmentField } from './equipment-field'
import { HuntingPlaces } from './hunting-places'
import { LootField } from './loot-field'

function RarityLabel({ rarities, label }: { rarities: readonly RowOf<AdminRaritiesQuery>[]; label: string }) {
  const id = useWatch({ name: 'rarityId' })
  const rarity = rarities.find((choice) => choice.id === id)
  return (
    <span className={styles.rarity}>
      {label}
      {rarity && <RarityIcon rarity={rarity} />}
    </span>
  )
}

/** The form of an enemy, with the hunting tables it is in. */
export function EnemyFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  const choices = allLoaded({
    rarities: useRecordList(AdminRaritiesDocument),
    enemyTypes: useRecordList(AdminEnemyTypesDocument),
    currencies: useRecordList(AdminCurrenciesDocument),
    stats: useRecordList(AdminStatsDocument),
    items: useItemChoices(),
  })
  return (
    <WhenLoaded loaded={choices}>
      {({ rarities, enemyTypes, currencies, stats, items }) => (
        <>
          <ImageAndFields
            image={
              <>
                <ImageField name="imageId" label={t('field.imageId')} ratio={0.8} />
                <ImageField name="animatedImageId" label={t('field.animatedImageId')} moving ratio={0.8} />
              </>
            }
          >
            <FieldGrid>
              <TextField name="name" label={t('field.name')} span={6} autoFocus={id === undefined} />
              <SelectField
                name="enemyTypeId"
                label={t('field.enemyTypeId')}
                options={selectOptions(enemyTypes, t('choice.none'))}
              />
              <SelectField
                name="rarityId"
                label={<RarityLabel rarities={rarities} label={t('field.rarityId')} />}
                options={selectOptions(rarities, t('choice.none'))}
              />
              <NumberField name="xp" label={t('field.xp')} hint={t('hint.enemyXp')} min={0} />
              <TextareaField name="flavorText" label={t('field.flavorText')} span={6} rows={2} />
              <CheckboxField name="isVisible" label={t('field.isVisible')} />
            </FieldGrid>
            <div className={styles.amounts}>
              <CurrencyListField name="currencies" label={t('field.currencies')} choices={currencies} />
              <CurrencyListField name="refund" label={t('field.refund')} choices={currencies} />
            </div>
          </ImageAndFields>
          {id !== undefined && <HuntingPlaces enemyId={id} items={items} />}
          <div className={styles.lists}>
            <LootField items={items} />
            <StatListField name="stats" stats={stats} fromKey="value" />
            <EquipmentField items={items} />
          </div>
          <EnemyPreview rarities={rarities} enemyTypes={enemyTypes} stats={stats} />
        </>
      )}
    </WhenLoaded>
  )
}

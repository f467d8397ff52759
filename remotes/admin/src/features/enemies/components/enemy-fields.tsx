import { RarityIcon, Skeleton, useMessages } from '@sanguine/ui'
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
import { LoadNotice } from '../../../shared/records/load-notice'
import type { FieldsProps, RowOf } from '../../../shared/records/record-section'
import { useItemChoices } from '../../../shared/records/use-item-choices'
import { loadErrorOf, useRecordList } from '../../../shared/records/use-records'
import styles from './enemy-fields.module.css'
import { EquipmentField } from './equipment-field'
import { HuntingPlaces } from './hunting-places'
import { LootField } from './loot-field'
import { StatsField } from './stats-field'

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

/** The lists that an enemy's fields choose from; `data` once all of them have been loaded. */
function useEnemyChoices() {
  const rarities = useRecordList(AdminRaritiesDocument)
  const enemyTypes = useRecordList(AdminEnemyTypesDocument)
  const currencies = useRecordList(AdminCurrenciesDocument)
  const stats = useRecordList(AdminStatsDocument)
  const items = useItemChoices()
  const isComplete = rarities.data && enemyTypes.data && currencies.data && stats.data && items.data
  const data = isComplete && {
    rarities: rarities.data,
    enemyTypes: enemyTypes.data,
    currencies: currencies.data,
    stats: stats.data,
    items: items.data,
  }
  return { data, ...loadErrorOf([rarities, enemyTypes, currencies, stats, items]) }
}

/** The form of an enemy, with the hunting tables it is in. */
export function EnemyFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  const choices = useEnemyChoices()
  if (!choices.data) return choices.error ? <LoadNotice loaded={choices} /> : <Skeleton count={6} height={64} />
  const { rarities, enemyTypes, currencies, stats, items } = choices.data
  return (
    <>
      <LoadNotice loaded={choices} />
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
          <NumberField name="xp" label={t('field.xp')} min={0} />
          <TextareaField name="flavorText" label={t('field.flavorText')} span={6} rows={2} />
          <CheckboxField name="isVisible" label={t('field.isVisible')} />
        </FieldGrid>
        <div className={styles.amounts}>
          <CurrencyListField name="currencies" label={t('field.currencies')} choices={currencies} />
          <CurrencyListField name="refund" label={t('field.refund')} choices={currencies} />
        </div>
      </ImageAndFields>
      {id !== undefined && <HuntingPlaces enemyId={id} rarities={rarities} items={items} />}
      <div className={styles.lists}>
        <LootField items={items} />
        <StatsField stats={stats} />
        <EquipmentField items={items} />
      </div>
    </>
  )
}

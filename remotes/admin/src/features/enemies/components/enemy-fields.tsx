import { useQuery } from '@apollo/client/react'
import {
  CheckboxField,
  ErrorNotice,
  FieldGrid,
  ImageField,
  NumberField,
  PictureAndFields,
  RarityIcon,
  SelectField,
  Skeleton,
  TextareaField,
  TextField,
  useMessages,
} from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import { CurrencyListField } from '../../../choices/currency-list-field'
import { optionsOf, useCurrencyChoices, useItemChoices, useStatChoices } from '../../../choices/use-choices'
import type { FieldsProps } from '../../../frame/section'
import { AdminEnemiesDocument, type AdminEnemiesQuery } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import styles from './enemy-fields.module.css'
import { EquipmentField } from './equipment-field'
import { HuntingPlaces } from './hunting-places'
import { LootField } from './loot-field'
import { StatsField } from './stats-field'

function RarityLabel({ rarities, label }: { rarities: AdminEnemiesQuery['rarities']; label: string }) {
  const id = useWatch({ name: 'enemyRarity' })
  const rarity = rarities.find((one) => one.id === id)
  return (
    <span className={styles.rarity}>
      {label}
      {rarity && <RarityIcon rarity={rarity} />}
    </span>
  )
}

/** What an enemy is: its looks, its numbers, what it pays and where it is met. */
export function EnemyFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  const lists = useQuery(AdminEnemiesDocument)
  const currencies = useCurrencyChoices()
  const stats = useStatChoices()
  const items = useItemChoices()
  const { rarities, enemyTypes, records } = lists.data ?? {}
  if (!rarities || !enemyTypes || !records || !currencies.value || !stats.value || !items.value) {
    const failed = [currencies, stats, items].find((one) => one.error)
    const error = lists.error ?? failed?.error
    const retry = () => {
      if (lists.error) void lists.refetch()
      failed?.retry()
    }
    return error ? <ErrorNotice error={error} onRetry={retry} /> : <Skeleton count={6} height={64} />
  }
  return (
    <>
      <PictureAndFields
        picture={
          <>
            <ImageField name="imageId" label={t('field.imageId')} ratio={0.8} />
            <ImageField name="animatedImageId" label={t('field.animatedImageId')} moving ratio={0.8} />
          </>
        }
      >
        <FieldGrid>
          <TextField name="name" label={t('field.name')} span={6} autoFocus={id === undefined} />
          <SelectField
            name="enemyType"
            label={t('field.enemyType')}
            options={optionsOf(enemyTypes, t('choice.none'))}
          />
          <SelectField
            name="enemyRarity"
            label={<RarityLabel rarities={rarities} label={t('field.enemyRarity')} />}
            options={optionsOf(rarities, t('choice.none'))}
          />
          <NumberField name="xp" label={t('field.xp')} min={0} />
          <TextareaField name="flavorText" label={t('field.flavorText')} span={6} rows={2} />
          <CheckboxField name="visible" label={t('field.visible')} />
        </FieldGrid>
        <div className={styles.pay}>
          <CurrencyListField name="currencies" label={t('field.currencies')} choices={currencies.value} />
          <CurrencyListField name="refund" label={t('field.refund')} choices={currencies.value} />
        </div>
      </PictureAndFields>
      {id !== undefined && <HuntingPlaces enemyId={id} enemies={records} rarities={rarities} items={items.value} />}
      <div className={styles.two}>
        <LootField items={items.value} />
        <StatsField stats={stats.value} />
        <EquipmentField items={items.value} />
      </div>
    </>
  )
}

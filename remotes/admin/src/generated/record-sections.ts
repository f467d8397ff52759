/** Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there. */
import { kinds, type ValuesOfKind } from '@sanguine/content'
import type { RecordSection } from '../shared/records/record-section'
import { sectionUrls } from '../shared/records/section-urls'
import {
  AdminItemTypesDocument,
  AdminItemTypeDocument,
  AdminCreateItemTypeDocument,
  AdminUpdateItemTypeDocument,
  AdminDeleteItemTypeDocument,
  type AdminItemTypesQuery,
  type AdminItemTypeFragment,
  type ItemTypeInput,
  AdminEnemiesDocument,
  AdminEnemyDocument,
  AdminCreateEnemyDocument,
  AdminUpdateEnemyDocument,
  AdminDeleteEnemyDocument,
  type AdminEnemiesQuery,
  type AdminEnemyFragment,
  type EnemyInput,
  AdminEnemyTypesDocument,
  AdminEnemyTypeDocument,
  AdminCreateEnemyTypeDocument,
  AdminUpdateEnemyTypeDocument,
  AdminDeleteEnemyTypeDocument,
  type AdminEnemyTypesQuery,
  type AdminEnemyTypeFragment,
  type EnemyTypeInput,
  AdminRaritiesDocument,
  AdminRarityDocument,
  AdminCreateRarityDocument,
  AdminUpdateRarityDocument,
  AdminDeleteRarityDocument,
  type AdminRaritiesQuery,
  type AdminRarityFragment,
  type RarityInput,
  AdminCurrenciesDocument,
  AdminCurrencyDocument,
  AdminCreateCurrencyDocument,
  AdminUpdateCurrencyDocument,
  AdminDeleteCurrencyDocument,
  type AdminCurrenciesQuery,
  type AdminCurrencyFragment,
  type CurrencyInput,
} from './documents'

export const itemTypeSection: RecordSection<
  AdminItemTypesQuery['records'][number],
  AdminItemTypeFragment,
  ValuesOfKind<'itemType'>,
  ItemTypeInput
> = {
  kind: 'itemType',
  schema: kinds.itemType.values,
  title: 'title.itemTypes',
  urls: sectionUrls('itemTypes'),
  documents: {
    list: AdminItemTypesDocument,
    read: AdminItemTypeDocument,
    create: AdminCreateItemTypeDocument,
    update: AdminUpdateItemTypeDocument,
    remove: AdminDeleteItemTypeDocument,
  },
  toInput: (values) => values,
}

export const enemySection: RecordSection<
  AdminEnemiesQuery['records'][number],
  AdminEnemyFragment,
  ValuesOfKind<'enemy'>,
  EnemyInput
> = {
  kind: 'enemy',
  schema: kinds.enemy.values,
  title: 'title.enemies',
  urls: sectionUrls('enemies'),
  documents: {
    list: AdminEnemiesDocument,
    read: AdminEnemyDocument,
    create: AdminCreateEnemyDocument,
    update: AdminUpdateEnemyDocument,
    remove: AdminDeleteEnemyDocument,
  },
  toInput: (values) => values,
}

export const enemyTypeSection: RecordSection<
  AdminEnemyTypesQuery['records'][number],
  AdminEnemyTypeFragment,
  ValuesOfKind<'enemyType'>,
  EnemyTypeInput
> = {
  kind: 'enemyType',
  schema: kinds.enemyType.values,
  title: 'title.enemyTypes',
  urls: sectionUrls('enemyTypes'),
  documents: {
    list: AdminEnemyTypesDocument,
    read: AdminEnemyTypeDocument,
    create: AdminCreateEnemyTypeDocument,
    update: AdminUpdateEnemyTypeDocument,
    remove: AdminDeleteEnemyTypeDocument,
  },
  toInput: (values) => values,
}

export const raritySection: RecordSection<
  AdminRaritiesQuery['records'][number],
  AdminRarityFragment,
  ValuesOfKind<'rarity'>,
  RarityInput
> = {
  kind: 'rarity',
  schema: kinds.rarity.values,
  title: 'title.rarity',
  urls: sectionUrls('rarity'),
  documents: {
    list: AdminRaritiesDocument,
    read: AdminRarityDocument,
    create: AdminCreateRarityDocument,
    update: AdminUpdateRarityDocument,
    remove: AdminDeleteRarityDocument,
  },
  toInput: (values) => values,
}

export const currencySection: RecordSection<
  AdminCurrenciesQuery['records'][number],
  AdminCurrencyFragment,
  ValuesOfKind<'currency'>,
  CurrencyInput
> = {
  kind: 'currency',
  schema: kinds.currency.values,
  title: 'title.currencies',
  urls: sectionUrls('currencies'),
  documents: {
    list: AdminCurrenciesDocument,
    read: AdminCurrencyDocument,
    create: AdminCreateCurrencyDocument,
    update: AdminUpdateCurrencyDocument,
    remove: AdminDeleteCurrencyDocument,
  },
  toInput: (values) => values,
}

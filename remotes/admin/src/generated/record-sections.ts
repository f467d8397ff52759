/** Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there. */
import type { RecordSection, RowOf } from '../shared/records/record-section'
import { recordSchema } from '../shared/records/record-schema'
import { sectionUrls } from '../shared/records/section-urls'
import {
  AdminItemTypesDocument,
  AdminItemTypeDocument,
  AdminCreateItemTypeDocument,
  AdminUpdateItemTypeDocument,
  AdminDeleteItemTypeDocument,
  type AdminItemTypesQuery,
  type AdminItemTypeFragment,
  type CreateItemTypeInput,
  AdminEnemiesDocument,
  AdminEnemyDocument,
  AdminCreateEnemyDocument,
  AdminUpdateEnemyDocument,
  AdminDeleteEnemyDocument,
  type AdminEnemiesQuery,
  type AdminEnemyFragment,
  type CreateEnemyInput,
  AdminEnemyTypesDocument,
  AdminEnemyTypeDocument,
  AdminCreateEnemyTypeDocument,
  AdminUpdateEnemyTypeDocument,
  AdminDeleteEnemyTypeDocument,
  type AdminEnemyTypesQuery,
  type AdminEnemyTypeFragment,
  type CreateEnemyTypeInput,
  AdminRaritiesDocument,
  AdminRarityDocument,
  AdminCreateRarityDocument,
  AdminUpdateRarityDocument,
  AdminDeleteRarityDocument,
  type AdminRaritiesQuery,
  type AdminRarityFragment,
  type CreateRarityInput,
  AdminCurrenciesDocument,
  AdminCurrencyDocument,
  AdminCreateCurrencyDocument,
  AdminUpdateCurrencyDocument,
  AdminDeleteCurrencyDocument,
  type AdminCurrenciesQuery,
  type AdminCurrencyFragment,
  type CreateCurrencyInput,
} from './documents'

export const itemTypeSection: RecordSection<
  RowOf<AdminItemTypesQuery>,
  AdminItemTypeFragment,
  CreateItemTypeInput
> = {
  kind: 'itemType',
  schema: recordSchema('itemType'),
  title: 'title.itemTypes',
  urls: sectionUrls('itemTypes'),
  documents: {
    list: AdminItemTypesDocument,
    read: AdminItemTypeDocument,
    create: AdminCreateItemTypeDocument,
    update: AdminUpdateItemTypeDocument,
    remove: AdminDeleteItemTypeDocument,
  },
}

export const enemySection: RecordSection<
  RowOf<AdminEnemiesQuery>,
  AdminEnemyFragment,
  CreateEnemyInput
> = {
  kind: 'enemy',
  schema: recordSchema('enemy'),
  title: 'title.enemies',
  urls: sectionUrls('enemies'),
  documents: {
    list: AdminEnemiesDocument,
    read: AdminEnemyDocument,
    create: AdminCreateEnemyDocument,
    update: AdminUpdateEnemyDocument,
    remove: AdminDeleteEnemyDocument,
  },
}

export const enemyTypeSection: RecordSection<
  RowOf<AdminEnemyTypesQuery>,
  AdminEnemyTypeFragment,
  CreateEnemyTypeInput
> = {
  kind: 'enemyType',
  schema: recordSchema('enemyType'),
  title: 'title.enemyTypes',
  urls: sectionUrls('enemyTypes'),
  documents: {
    list: AdminEnemyTypesDocument,
    read: AdminEnemyTypeDocument,
    create: AdminCreateEnemyTypeDocument,
    update: AdminUpdateEnemyTypeDocument,
    remove: AdminDeleteEnemyTypeDocument,
  },
}

export const raritySection: RecordSection<
  RowOf<AdminRaritiesQuery>,
  AdminRarityFragment,
  CreateRarityInput
> = {
  kind: 'rarity',
  schema: recordSchema('rarity'),
  title: 'title.rarity',
  urls: sectionUrls('rarity'),
  documents: {
    list: AdminRaritiesDocument,
    read: AdminRarityDocument,
    create: AdminCreateRarityDocument,
    update: AdminUpdateRarityDocument,
    remove: AdminDeleteRarityDocument,
  },
}

export const currencySection: RecordSection<
  RowOf<AdminCurrenciesQuery>,
  AdminCurrencyFragment,
  CreateCurrencyInput
> = {
  kind: 'currency',
  schema: recordSchema('currency'),
  title: 'title.currencies',
  urls: sectionUrls('currencies'),
  documents: {
    list: AdminCurrenciesDocument,
    read: AdminCurrencyDocument,
    create: AdminCreateCurrencyDocument,
    update: AdminUpdateCurrencyDocument,
    remove: AdminDeleteCurrencyDocument,
  },
}

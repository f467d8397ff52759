/** Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there. */
import type { NestedSection, RecordSection, RowOf } from '../shared/records/record-section'
import { recordSchema } from '../shared/records/record-schema'
import { sectionUrls } from '../shared/records/section-urls'
import {
  AdminItemsDocument,
  AdminItemDocument,
  AdminCreateItemDocument,
  AdminUpdateItemDocument,
  AdminDeleteItemDocument,
  type AdminItemsQuery,
  type AdminItemFragment,
  type CreateItemInput,
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
  AdminRegionsDocument,
  AdminRegionDocument,
  AdminCreateRegionDocument,
  AdminUpdateRegionDocument,
  AdminDeleteRegionDocument,
  type AdminRegionsQuery,
  type AdminRegionFragment,
  type CreateRegionInput,
  AdminHuntingGroundsDocument,
  AdminHuntingGroundDocument,
  AdminCreateHuntingGroundDocument,
  AdminUpdateHuntingGroundDocument,
  AdminDeleteHuntingGroundDocument,
  type AdminHuntingGroundsQuery,
  type AdminHuntingGroundFragment,
  type CreateHuntingGroundInput,
  AdminHuntingTablesDocument,
  AdminHuntingTableDocument,
  AdminCreateHuntingTableDocument,
  AdminUpdateHuntingTableDocument,
  AdminDeleteHuntingTableDocument,
  type AdminHuntingTablesQuery,
  type AdminHuntingTableFragment,
  type CreateHuntingTableInput,
  AdminCurrenciesDocument,
  AdminCurrencyDocument,
  AdminCreateCurrencyDocument,
  AdminUpdateCurrencyDocument,
  AdminDeleteCurrencyDocument,
  type AdminCurrenciesQuery,
  type AdminCurrencyFragment,
  type CreateCurrencyInput,
  AdminStatsDocument,
  AdminStatDocument,
  AdminCreateStatDocument,
  AdminUpdateStatDocument,
  AdminDeleteStatDocument,
  type AdminStatsQuery,
  type AdminStatFragment,
  type CreateStatInput,
  AdminProcTypesDocument,
  AdminProcTypeDocument,
  AdminCreateProcTypeDocument,
  AdminUpdateProcTypeDocument,
  AdminDeleteProcTypeDocument,
  type AdminProcTypesQuery,
  type AdminProcTypeFragment,
  type CreateProcTypeInput,
  AdminDamageTypesDocument,
  AdminDamageTypeDocument,
  AdminCreateDamageTypeDocument,
  AdminUpdateDamageTypeDocument,
  AdminDeleteDamageTypeDocument,
  type AdminDamageTypesQuery,
  type AdminDamageTypeFragment,
  type CreateDamageTypeInput,
  AdminProcEventTypesDocument,
  AdminProcEventTypeDocument,
  AdminCreateProcEventTypeDocument,
  AdminUpdateProcEventTypeDocument,
  AdminDeleteProcEventTypeDocument,
  type AdminProcEventTypesQuery,
  type AdminProcEventTypeFragment,
  type CreateProcEventTypeInput,
  AdminRanksDocument,
  AdminRankDocument,
  AdminCreateRankDocument,
  AdminUpdateRankDocument,
  AdminDeleteRankDocument,
  type AdminRanksQuery,
  type AdminRankFragment,
  type CreateRankInput,
  AdminPremiumPackagesDocument,
  AdminPremiumPackageDocument,
  AdminCreatePremiumPackageDocument,
  AdminUpdatePremiumPackageDocument,
  AdminDeletePremiumPackageDocument,
  type AdminPremiumPackagesQuery,
  type AdminPremiumPackageFragment,
  type CreatePremiumPackageInput,
  AdminNewsPostsDocument,
  AdminNewsPostDocument,
  AdminCreateNewsPostDocument,
  AdminUpdateNewsPostDocument,
  AdminDeleteNewsPostDocument,
  type AdminNewsPostsQuery,
  type AdminNewsPostFragment,
  type CreateNewsPostInput,
} from './documents'

export const itemSection: RecordSection<
  RowOf<AdminItemsQuery>,
  AdminItemFragment,
  CreateItemInput
> = {
  kind: 'item',
  schema: recordSchema('item'),
  title: 'title.items',
  urls: sectionUrls('items'),
  documents: {
    list: AdminItemsDocument,
    read: AdminItemDocument,
    create: AdminCreateItemDocument,
    update: AdminUpdateItemDocument,
    remove: AdminDeleteItemDocument,
  },
}

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

export const regionSection: RecordSection<
  RowOf<AdminRegionsQuery>,
  AdminRegionFragment,
  CreateRegionInput
> = {
  kind: 'region',
  schema: recordSchema('region'),
  title: 'title.regions',
  urls: sectionUrls('regions'),
  documents: {
    list: AdminRegionsDocument,
    read: AdminRegionDocument,
    create: AdminCreateRegionDocument,
    update: AdminUpdateRegionDocument,
    remove: AdminDeleteRegionDocument,
  },
}

export const huntingGroundSection: NestedSection<
  RowOf<AdminHuntingGroundsQuery>,
  AdminHuntingGroundFragment,
  CreateHuntingGroundInput
> = {
  kind: 'huntingGround',
  schema: recordSchema('huntingGround'),
  title: 'title.grounds',
  documents: {
    list: AdminHuntingGroundsDocument,
    read: AdminHuntingGroundDocument,
    create: AdminCreateHuntingGroundDocument,
    update: AdminUpdateHuntingGroundDocument,
    remove: AdminDeleteHuntingGroundDocument,
  },
}

export const huntingTableSection: NestedSection<
  RowOf<AdminHuntingTablesQuery>,
  AdminHuntingTableFragment,
  CreateHuntingTableInput
> = {
  kind: 'huntingTable',
  schema: recordSchema('huntingTable'),
  title: 'title.tables',
  documents: {
    list: AdminHuntingTablesDocument,
    read: AdminHuntingTableDocument,
    create: AdminCreateHuntingTableDocument,
    update: AdminUpdateHuntingTableDocument,
    remove: AdminDeleteHuntingTableDocument,
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

export const statSection: RecordSection<
  RowOf<AdminStatsQuery>,
  AdminStatFragment,
  CreateStatInput
> = {
  kind: 'stat',
  schema: recordSchema('stat'),
  title: 'title.stats',
  urls: sectionUrls('stats'),
  documents: {
    list: AdminStatsDocument,
    read: AdminStatDocument,
    create: AdminCreateStatDocument,
    update: AdminUpdateStatDocument,
    remove: AdminDeleteStatDocument,
  },
}

export const procTypeSection: RecordSection<
  RowOf<AdminProcTypesQuery>,
  AdminProcTypeFragment,
  CreateProcTypeInput
> = {
  kind: 'procType',
  schema: recordSchema('procType'),
  title: 'title.procTypes',
  urls: sectionUrls('procTypes'),
  documents: {
    list: AdminProcTypesDocument,
    read: AdminProcTypeDocument,
    create: AdminCreateProcTypeDocument,
    update: AdminUpdateProcTypeDocument,
    remove: AdminDeleteProcTypeDocument,
  },
}

export const damageTypeSection: RecordSection<
  RowOf<AdminDamageTypesQuery>,
  AdminDamageTypeFragment,
  CreateDamageTypeInput
> = {
  kind: 'damageType',
  schema: recordSchema('damageType'),
  title: 'title.damageTypes',
  urls: sectionUrls('damageTypes'),
  documents: {
    list: AdminDamageTypesDocument,
    read: AdminDamageTypeDocument,
    create: AdminCreateDamageTypeDocument,
    update: AdminUpdateDamageTypeDocument,
    remove: AdminDeleteDamageTypeDocument,
  },
}

export const procEventTypeSection: RecordSection<
  RowOf<AdminProcEventTypesQuery>,
  AdminProcEventTypeFragment,
  CreateProcEventTypeInput
> = {
  kind: 'procEventType',
  schema: recordSchema('procEventType'),
  title: 'title.procEventTypes',
  urls: sectionUrls('procEventTypes'),
  documents: {
    list: AdminProcEventTypesDocument,
    read: AdminProcEventTypeDocument,
    create: AdminCreateProcEventTypeDocument,
    update: AdminUpdateProcEventTypeDocument,
    remove: AdminDeleteProcEventTypeDocument,
  },
}

export const rankSection: RecordSection<
  RowOf<AdminRanksQuery>,
  AdminRankFragment,
  CreateRankInput
> = {
  kind: 'rank',
  schema: recordSchema('rank'),
  title: 'title.ranks',
  urls: sectionUrls('ranks'),
  documents: {
    list: AdminRanksDocument,
    read: AdminRankDocument,
    create: AdminCreateRankDocument,
    update: AdminUpdateRankDocument,
    remove: AdminDeleteRankDocument,
  },
}

export const premiumPackageSection: RecordSection<
  RowOf<AdminPremiumPackagesQuery>,
  AdminPremiumPackageFragment,
  CreatePremiumPackageInput
> = {
  kind: 'premiumPackage',
  schema: recordSchema('premiumPackage'),
  title: 'title.premiumpackages',
  urls: sectionUrls('premiumpackages'),
  documents: {
    list: AdminPremiumPackagesDocument,
    read: AdminPremiumPackageDocument,
    create: AdminCreatePremiumPackageDocument,
    update: AdminUpdatePremiumPackageDocument,
    remove: AdminDeletePremiumPackageDocument,
  },
}

export const newsSection: RecordSection<
  RowOf<AdminNewsPostsQuery>,
  AdminNewsPostFragment,
  CreateNewsPostInput
> = {
  kind: 'news',
  schema: recordSchema('news'),
  title: 'title.news',
  urls: sectionUrls('news'),
  documents: {
    list: AdminNewsPostsDocument,
    read: AdminNewsPostDocument,
    create: AdminCreateNewsPostDocument,
    update: AdminUpdateNewsPostDocument,
    remove: AdminDeleteNewsPostDocument,
  },
}

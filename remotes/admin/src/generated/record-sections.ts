/** Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there. */
import type { NestedSection, RecordSection, RowOf } from '../shared/records/record-section'
import { recordSchema } from '../shared/records/record-schema'
import { sectionUrls } from '../shared/records/section-urls'
import {
  AdminItemsDocument,
  AdminItemPositionDocument,
  AdminItemDocument,
  AdminCreateItemDocument,
  AdminUpdateItemDocument,
  AdminDeleteItemDocument,
  type AdminItemsQuery,
  type AdminItemFragment,
  type CreateItemInput,
  AdminItemTypesDocument,
  AdminItemTypePositionDocument,
  AdminItemTypeDocument,
  AdminCreateItemTypeDocument,
  AdminUpdateItemTypeDocument,
  AdminDeleteItemTypeDocument,
  type AdminItemTypesQuery,
  type AdminItemTypeFragment,
  type CreateItemTypeInput,
  AdminEnemiesDocument,
  AdminEnemyPositionDocument,
  AdminEnemyDocument,
  AdminCreateEnemyDocument,
  AdminUpdateEnemyDocument,
  AdminDeleteEnemyDocument,
  type AdminEnemiesQuery,
  type AdminEnemyFragment,
  type CreateEnemyInput,
  AdminEnemyTypesDocument,
  AdminEnemyTypePositionDocument,
  AdminEnemyTypeDocument,
  AdminCreateEnemyTypeDocument,
  AdminUpdateEnemyTypeDocument,
  AdminDeleteEnemyTypeDocument,
  type AdminEnemyTypesQuery,
  type AdminEnemyTypeFragment,
  type CreateEnemyTypeInput,
  AdminRaritiesDocument,
  AdminRarityPositionDocument,
  AdminRarityDocument,
  AdminCreateRarityDocument,
  AdminUpdateRarityDocument,
  AdminDeleteRarityDocument,
  type AdminRaritiesQuery,
  type AdminRarityFragment,
  type CreateRarityInput,
  AdminRegionsDocument,
  AdminRegionPositionDocument,
  AdminRegionDocument,
  AdminCreateRegionDocument,
  AdminUpdateRegionDocument,
  AdminDeleteRegionDocument,
  type AdminRegionsQuery,
  type AdminRegionFragment,
  type CreateRegionInput,
  AdminHuntingGroundsDocument,
  AdminHuntingGroundPositionDocument,
  AdminHuntingGroundDocument,
  AdminCreateHuntingGroundDocument,
  AdminUpdateHuntingGroundDocument,
  AdminDeleteHuntingGroundDocument,
  type AdminHuntingGroundsQuery,
  type AdminHuntingGroundFragment,
  type CreateHuntingGroundInput,
  AdminHuntingTablesDocument,
  AdminHuntingTablePositionDocument,
  AdminHuntingTableDocument,
  AdminCreateHuntingTableDocument,
  AdminUpdateHuntingTableDocument,
  AdminDeleteHuntingTableDocument,
  type AdminHuntingTablesQuery,
  type AdminHuntingTableFragment,
  type CreateHuntingTableInput,
  AdminCurrenciesDocument,
  AdminCurrencyPositionDocument,
  AdminCurrencyDocument,
  AdminCreateCurrencyDocument,
  AdminUpdateCurrencyDocument,
  AdminDeleteCurrencyDocument,
  type AdminCurrenciesQuery,
  type AdminCurrencyFragment,
  type CreateCurrencyInput,
  AdminStatsDocument,
  AdminStatPositionDocument,
  AdminStatDocument,
  AdminCreateStatDocument,
  AdminUpdateStatDocument,
  AdminDeleteStatDocument,
  type AdminStatsQuery,
  type AdminStatFragment,
  type CreateStatInput,
  AdminProcTypesDocument,
  AdminProcTypePositionDocument,
  AdminProcTypeDocument,
  AdminCreateProcTypeDocument,
  AdminUpdateProcTypeDocument,
  AdminDeleteProcTypeDocument,
  type AdminProcTypesQuery,
  type AdminProcTypeFragment,
  type CreateProcTypeInput,
  AdminDamageTypesDocument,
  AdminDamageTypePositionDocument,
  AdminDamageTypeDocument,
  AdminCreateDamageTypeDocument,
  AdminUpdateDamageTypeDocument,
  AdminDeleteDamageTypeDocument,
  type AdminDamageTypesQuery,
  type AdminDamageTypeFragment,
  type CreateDamageTypeInput,
  AdminProcEventTypesDocument,
  AdminProcEventTypePositionDocument,
  AdminProcEventTypeDocument,
  AdminCreateProcEventTypeDocument,
  AdminUpdateProcEventTypeDocument,
  AdminDeleteProcEventTypeDocument,
  type AdminProcEventTypesQuery,
  type AdminProcEventTypeFragment,
  type CreateProcEventTypeInput,
  AdminRanksDocument,
  AdminRankPositionDocument,
  AdminRankDocument,
  AdminCreateRankDocument,
  AdminUpdateRankDocument,
  AdminDeleteRankDocument,
  type AdminRanksQuery,
  type AdminRankFragment,
  type CreateRankInput,
  AdminPremiumPackagesDocument,
  AdminPremiumPackagePositionDocument,
  AdminPremiumPackageDocument,
  AdminCreatePremiumPackageDocument,
  AdminUpdatePremiumPackageDocument,
  AdminDeletePremiumPackageDocument,
  type AdminPremiumPackagesQuery,
  type AdminPremiumPackageFragment,
  type CreatePremiumPackageInput,
  AdminNewsPostsDocument,
  AdminNewsPostPositionDocument,
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
    position: AdminItemPositionDocument,
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
    position: AdminItemTypePositionDocument,
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
    position: AdminEnemyPositionDocument,
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
    position: AdminEnemyTypePositionDocument,
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
    position: AdminRarityPositionDocument,
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
    position: AdminRegionPositionDocument,
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
    position: AdminHuntingGroundPositionDocument,
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
    position: AdminHuntingTablePositionDocument,
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
    position: AdminCurrencyPositionDocument,
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
    position: AdminStatPositionDocument,
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
    position: AdminProcTypePositionDocument,
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
    position: AdminDamageTypePositionDocument,
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
    position: AdminProcEventTypePositionDocument,
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
    position: AdminRankPositionDocument,
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
    position: AdminPremiumPackagePositionDocument,
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
    position: AdminNewsPostPositionDocument,
    read: AdminNewsPostDocument,
    create: AdminCreateNewsPostDocument,
    update: AdminUpdateNewsPostDocument,
    remove: AdminDeleteNewsPostDocument,
  },
}

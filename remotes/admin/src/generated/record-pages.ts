/** Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there. */
import { lazyPage } from '@sanguine/ui'

export const recordPages = [
  {
    path: 'items',
    label: 'section.items',
    group: 'group.items',
    page: lazyPage(async () => (await import('../features/items/pages/items-page')).ItemsPage),
  },
  {
    path: 'itemTypes',
    label: 'section.itemTypes',
    group: undefined,
    page: lazyPage(async () => (await import('./plain-pages')).ItemTypesPage),
  },
  {
    path: 'enemies',
    label: 'section.enemies',
    group: 'group.creatures',
    page: lazyPage(async () => (await import('../features/enemies/pages/enemies-page')).EnemiesPage),
  },
  {
    path: 'enemyTypes',
    label: 'section.enemyTypes',
    group: undefined,
    page: lazyPage(async () => (await import('./plain-pages')).EnemyTypesPage),
  },
  {
    path: 'rarity',
    label: 'section.rarity',
    group: undefined,
    page: lazyPage(async () => (await import('../features/rarities/pages/rarities-page')).RaritiesPage),
  },
  {
    path: 'regions',
    label: 'section.regions',
    group: 'group.world',
    page: lazyPage(async () => (await import('../features/regions/pages/regions-page')).RegionsPage),
  },
  {
    path: 'currencies',
    label: 'section.currencies',
    group: undefined,
    page: lazyPage(async () => (await import('./plain-pages')).CurrenciesPage),
  },
  {
    path: 'stats',
    label: 'section.stats',
    group: 'group.values',
    page: lazyPage(async () => (await import('../features/stats/pages/stats-page')).StatsPage),
  },
  {
    path: 'procTypes',
    label: 'section.procTypes',
    group: undefined,
    page: lazyPage(async () => (await import('./plain-pages')).ProcTypesPage),
  },
  {
    path: 'damageTypes',
    label: 'section.damageTypes',
    group: undefined,
    page: lazyPage(async () => (await import('./plain-pages')).DamageTypesPage),
  },
  {
    path: 'procEventTypes',
    label: 'section.procEventTypes',
    group: undefined,
    page: lazyPage(async () => (await import('./plain-pages')).ProcEventTypesPage),
  },
  {
    path: 'ranks',
    label: 'section.ranks',
    group: 'group.progress',
    page: lazyPage(async () => (await import('../features/ranks/pages/ranks-page')).RanksPage),
  },
  {
    path: 'premiumpackages',
    label: 'section.premiumpackages',
    group: 'group.site',
    page: lazyPage(async () => (await import('../features/premium-packages/pages/premium-packages-page')).PremiumPackagesPage),
  },
  {
    path: 'news',
    label: 'section.news',
    group: undefined,
    page: lazyPage(async () => (await import('../features/news/pages/news-page')).NewsPage),
  },
] as const

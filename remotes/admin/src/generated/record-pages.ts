/** Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there. */
import { lazyPage } from '@sanguine/ui'

export const recordPages = [
  {
    path: 'items',
    label: 'section.items',
    page: lazyPage(async () => (await import('../features/items/pages/items-page')).ItemsPage),
  },
  {
    path: 'itemTypes',
    label: 'section.itemTypes',
    page: lazyPage(async () => (await import('./plain-pages')).ItemTypesPage),
  },
  {
    path: 'enemies',
    label: 'section.enemies',
    page: lazyPage(async () => (await import('../features/enemies/pages/enemies-page')).EnemiesPage),
  },
  {
    path: 'enemyTypes',
    label: 'section.enemyTypes',
    page: lazyPage(async () => (await import('./plain-pages')).EnemyTypesPage),
  },
  {
    path: 'rarity',
    label: 'section.rarity',
    page: lazyPage(async () => (await import('../features/rarities/pages/rarities-page')).RaritiesPage),
  },
  {
    path: 'regions',
    label: 'section.regions',
    page: lazyPage(async () => (await import('../features/regions/pages/regions-page')).RegionsPage),
  },
  {
    path: 'currencies',
    label: 'section.currencies',
    page: lazyPage(async () => (await import('./plain-pages')).CurrenciesPage),
  },
  {
    path: 'stats',
    label: 'section.stats',
    page: lazyPage(async () => (await import('../features/stats/pages/stats-page')).StatsPage),
  },
  {
    path: 'procTypes',
    label: 'section.procTypes',
    page: lazyPage(async () => (await import('./plain-pages')).ProcTypesPage),
  },
  {
    path: 'damageTypes',
    label: 'section.damageTypes',
    page: lazyPage(async () => (await import('./plain-pages')).DamageTypesPage),
  },
  {
    path: 'procEventTypes',
    label: 'section.procEventTypes',
    page: lazyPage(async () => (await import('./plain-pages')).ProcEventTypesPage),
  },
  {
    path: 'ranks',
    label: 'section.ranks',
    page: lazyPage(async () => (await import('../features/ranks/pages/ranks-page')).RanksPage),
  },
  {
    path: 'premiumpackages',
    label: 'section.premiumpackages',
    page: lazyPage(async () => (await import('../features/premium-packages/pages/premium-packages-page')).PremiumPackagesPage),
  },
  {
    path: 'news',
    label: 'section.news',
    page: lazyPage(async () => (await import('../features/news/pages/news-page')).NewsPage),
  },
] as const

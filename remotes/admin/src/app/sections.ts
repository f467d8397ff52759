import { type LazyPage, lazyPage } from '@sanguine/ui'
import type { AdminMessage } from '../i18n/messages'

/** A section as the navigation and the routes need it. */
export interface Section {
  /** under /admin */
  readonly path: string
  readonly label: AdminMessage
  readonly page: LazyPage<object>
}

/** The sections in the order of the navigation. Each page is a chunk of its own, fetched when it is opened. */
export const sections: readonly Section[] = [
  {
    path: 'items',
    label: 'section.items',
    page: lazyPage(async () => (await import('../features/items/pages/items-page')).ItemsPage),
  },
  {
    path: 'itemTypes',
    label: 'section.itemTypes',
    page: lazyPage(async () => (await import('../features/item-types/pages/item-types-page')).ItemTypesPage),
  },
  {
    path: 'enemies',
    label: 'section.enemies',
    page: lazyPage(async () => (await import('../features/enemies/pages/enemies-page')).EnemiesPage),
  },
  {
    path: 'enemyTypes',
    label: 'section.enemyTypes',
    page: lazyPage(async () => (await import('../features/enemy-types/pages/enemy-types-page')).EnemyTypesPage),
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
    page: lazyPage(async () => (await import('../features/currencies/pages/currencies-page')).CurrenciesPage),
  },
  {
    path: 'stats',
    label: 'section.stats',
    page: lazyPage(async () => (await import('../features/stats/pages/stats-page')).StatsPage),
  },
  {
    path: 'procTypes',
    label: 'section.procTypes',
    page: lazyPage(async () => (await import('../features/proc-types/pages/proc-types-page')).ProcTypesPage),
  },
  {
    path: 'damageTypes',
    label: 'section.damageTypes',
    page: lazyPage(async () => (await import('../features/damage-types/pages/damage-types-page')).DamageTypesPage),
  },
  {
    path: 'procEventTypes',
    label: 'section.procEventTypes',
    page: lazyPage(
      async () => (await import('../features/proc-event-types/pages/proc-event-types-page')).ProcEventTypesPage,
    ),
  },
  {
    path: 'ranks',
    label: 'section.ranks',
    page: lazyPage(async () => (await import('../features/ranks/pages/ranks-page')).RanksPage),
  },
  {
    path: 'missions',
    label: 'section.missions',
    page: lazyPage(async () => (await import('../features/missions/pages/missions-page')).MissionsPage),
  },
  {
    path: 'premiumpackages',
    label: 'section.premiumpackages',
    page: lazyPage(
      async () => (await import('../features/premium-packages/pages/premium-packages-page')).PremiumPackagesPage,
    ),
  },
  {
    path: 'news',
    label: 'section.news',
    page: lazyPage(async () => (await import('../features/news/pages/news-page')).NewsPage),
  },
]

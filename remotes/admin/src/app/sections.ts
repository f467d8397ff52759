import { type LazyPage, lazyPage, type Permission } from '@sanguine/ui'
import type { AdminMessage } from '../i18n/messages'

/** A section as the navigation and the routes need it. */
export interface Section {
  /** under /admin */
  readonly path: string
  readonly label: AdminMessage
  /** what the role of the viewer must be able to do; null for all staff */
  readonly permission: Permission | null
  readonly page: LazyPage<object>
}

/** The sections in the order of the navigation. Each page is a chunk of its own, fetched when it is opened. */
export const sections: readonly Section[] = [
  {
    path: 'user',
    label: 'section.user',
    permission: 'manageUsers',
    page: lazyPage(async () => (await import('../features/users/pages/users-page')).UsersPage),
  },
  {
    path: 'items',
    label: 'section.items',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/items/pages/items-page')).ItemsPage),
  },
  {
    path: 'itemTypes',
    label: 'section.itemTypes',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/item-types/pages/item-types-page')).ItemTypesPage),
  },
  {
    path: 'enemies',
    label: 'section.enemies',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/enemies/pages/enemies-page')).EnemiesPage),
  },
  {
    path: 'enemyTypes',
    label: 'section.enemyTypes',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/enemy-types/pages/enemy-types-page')).EnemyTypesPage),
  },
  {
    path: 'rarity',
    label: 'section.rarity',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/rarities/pages/rarities-page')).RaritiesPage),
  },
  {
    path: 'regions',
    label: 'section.regions',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/regions/pages/regions-page')).RegionsPage),
  },
  {
    path: 'currencies',
    label: 'section.currencies',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/currencies/pages/currencies-page')).CurrenciesPage),
  },
  {
    path: 'stats',
    label: 'section.stats',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/stats/pages/stats-page')).StatsPage),
  },
  {
    path: 'procTypes',
    label: 'section.procTypes',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/proc-types/pages/proc-types-page')).ProcTypesPage),
  },
  {
    path: 'damageTypes',
    label: 'section.damageTypes',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/damage-types/pages/damage-types-page')).DamageTypesPage),
  },
  {
    path: 'procEventTypes',
    label: 'section.procEventTypes',
    permission: 'editContent',
    page: lazyPage(
      async () => (await import('../features/proc-event-types/pages/proc-event-types-page')).ProcEventTypesPage,
    ),
  },
  {
    path: 'ranks',
    label: 'section.ranks',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/ranks/pages/ranks-page')).RanksPage),
  },
  {
    path: 'missions',
    label: 'section.missions',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/missions/pages/missions-page')).MissionsPage),
  },
  {
    path: 'premiumpackages',
    label: 'section.premiumpackages',
    permission: 'editContent',
    page: lazyPage(
      async () => (await import('../features/premium-packages/pages/premium-packages-page')).PremiumPackagesPage,
    ),
  },
  {
    path: 'news',
    label: 'section.news',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/news/pages/news-page')).NewsPage),
  },
  {
    path: 'analytics',
    label: 'section.analytics',
    permission: 'readAnalytics',
    page: lazyPage(async () => (await import('../features/analytics/pages/analytics-page')).AnalyticsPage),
  },
  {
    path: 'history',
    label: 'section.history',
    permission: null,
    page: lazyPage(async () => (await import('../features/history/pages/history-page')).HistoryPage),
  },
]

/** The sections that a viewer with these permissions sees, in the order of the navigation. */
export const sectionsFor = (permissions: readonly Permission[]): readonly Section[] =>
  permissions.length === 0
    ? []
    : sections.filter(({ permission }) => permission === null || permissions.includes(permission))

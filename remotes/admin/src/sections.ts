import { lazyPage } from '@sanguine/ui'
import type { Section } from './frame/section'

/** The sections there are, in the order of the navigation. Each is fetched when it is opened. */
export const sections: readonly Section[] = [
  {
    path: 'itemTypes',
    label: 'section.itemTypes',
    page: lazyPage(async () => (await import('./features/item-types')).ItemTypesPage),
  },
  {
    path: 'enemies',
    label: 'section.enemies',
    page: lazyPage(async () => (await import('./features/enemies')).EnemiesPage),
  },
  {
    path: 'enemyTypes',
    label: 'section.enemyTypes',
    page: lazyPage(async () => (await import('./features/enemy-types')).EnemyTypesPage),
  },
  {
    path: 'rarity',
    label: 'section.rarity',
    page: lazyPage(async () => (await import('./features/rarities')).RaritiesPage),
  },
  {
    path: 'currencies',
    label: 'section.currencies',
    page: lazyPage(async () => (await import('./features/currencies')).CurrenciesPage),
  },
  {
    path: 'missions',
    label: 'section.missions',
    page: lazyPage(async () => (await import('./features/missions')).MissionsPage),
  },
]

import { lazy } from 'react'
import type { Section } from './frame/section'

/** The sections there are, in the order of the navigation. Each is fetched when it is opened. */
export const sections: readonly Section[] = [
  {
    path: 'itemTypes',
    label: 'section.itemTypes',
    Page: lazy(async () => ({ default: (await import('./features/item-types')).ItemTypesPage })),
  },
  {
    path: 'enemies',
    label: 'section.enemies',
    Page: lazy(async () => ({ default: (await import('./features/enemies')).EnemiesPage })),
  },
  {
    path: 'enemyTypes',
    label: 'section.enemyTypes',
    Page: lazy(async () => ({ default: (await import('./features/enemy-types')).EnemyTypesPage })),
  },
  {
    path: 'rarity',
    label: 'section.rarity',
    Page: lazy(async () => ({ default: (await import('./features/rarities')).RaritiesPage })),
  },
  {
    path: 'currencies',
    label: 'section.currencies',
    Page: lazy(async () => ({ default: (await import('./features/currencies')).CurrenciesPage })),
  },
]

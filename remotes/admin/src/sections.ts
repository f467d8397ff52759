import { lazy } from 'react'
import type { Section } from './frame/section'

/** The sections there are, in the order of the navigation. Each is fetched when it is opened. */
export const sections: readonly Section[] = [
  {
    path: 'enemies',
    label: 'section.enemies',
    Page: lazy(async () => ({ default: (await import('./features/enemies')).EnemiesPage })),
  },
]

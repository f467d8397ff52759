import type { GameCollectionFragment } from '../../generated/documents'

/** What the treasury may be narrowed to. */
export const shown = ['all', 'claimable', 'incomplete', 'claimed'] as const

export type Shown = (typeof shown)[number]

export const readShown = (text: string | null): Shown => shown.find((one) => one === text) ?? 'all'

export function isShown({ owned, claimable }: GameCollectionFragment, wanted: Shown): boolean {
  switch (wanted) {
    case 'all':
      return true
    case 'claimable':
      return claimable
    case 'incomplete':
      return !owned && !claimable
    case 'claimed':
      return owned
  }
}

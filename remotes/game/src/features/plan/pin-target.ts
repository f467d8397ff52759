import type { GamePlanEntryFragment } from '../../generated/documents'
import type { Pinnable } from '../../shared/plan/use-pins'

/** The item or rank of a plan entry. */
export interface PinTarget extends Pinnable {
  readonly imageId: string | undefined
  /** shortName of the item's type; empty for a rank */
  readonly itemType: string
}

/** The item or rank of an entry; one of the two is always there. */
export function pinTargetOf({ pin: { item, rank } }: Pick<GamePlanEntryFragment, 'pin'>): PinTarget {
  const { id = '', name = '', image = null } = item ?? rank ?? {}
  return { kind: item ? 'ITEM' : 'RANK', id, name, imageId: image?.id, itemType: item?.itemType.shortName ?? '' }
}

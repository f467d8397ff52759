import { useQuery } from '@apollo/client/react'
import { useMessages } from '@sanguine/ui/platform'
import { GameGroundBaitsDocument, GameInventoryNowDocument, type GameItemFragment } from '../../generated/documents'
import { gameMessages } from '../../shared/i18n/messages'
import { baitEffectText } from '../../shared/player/bait-effect-text'
import type { Player } from '../../shared/player/use-player'

export interface OwnedBait {
  readonly item: GameItemFragment
  readonly amount: number
  /** what it does where the player is; empty for ordinary bait, which has no effect of its own */
  readonly effect: string
  /** whether it is a special bait of other grounds alone */
  readonly isOutOfPlace: boolean
}

interface OwnedBaits {
  /** null until they are read, since the order would change under the pointer */
  readonly baits: readonly OwnedBait[] | null
  /** why they could not be read */
  readonly error?: unknown
  /** reads them again; null unless they could not be read */
  readonly retry: (() => void) | null
}

/**
 * The baits in the inventory that the player may use: ordinary ones first, then those that are special here, last those that are
 * special elsewhere.
 */
export function useOwnedBaits(player: Player): OwnedBaits {
  const t = useMessages(gameMessages)
  const owned = useQuery(GameInventoryNowDocument, { fetchPolicy: 'cache-and-network' })
  const ground = useQuery(GameGroundBaitsDocument)
  const inventory = owned.data?.me?.inventory
  const effects = ground.data?.me?.huntingGround.baitEffects
  if (!inventory || !effects) {
    // A failure of the repeated call is a new error, which offers the retry again.
    const retry = () => void Promise.all([owned.refetch(), ground.refetch()]).catch(() => undefined)
    const error = owned.error ?? ground.error
    return { baits: null, error, retry: error ? retry : null }
  }
  const ranked = inventory
    .filter(({ item, amount }) => item.itemType.shortName === 'bait' && amount > 0 && player.xp >= item.requiredXp)
    .map(({ item, amount }) => {
      const here = effects.find((effect) => effect.item.id === item.id)
      const isOutOfPlace = !here && item.specialGrounds.length > 0
      const elsewhere = isOutOfPlace
        ? t('bait.elsewhere', { grounds: item.specialGrounds.map(({ name }) => name).join(', ') })
        : ''
      return {
        item,
        amount,
        isOutOfPlace,
        effect: here ? baitEffectText(here, t) : elsewhere,
        rank: here ? 1 : isOutOfPlace ? 2 : 0,
      }
    })
  // the sort is stable: baits of equal rank keep their order
  return { baits: ranked.toSorted((a, b) => a.rank - b.rank), retry: null }
}

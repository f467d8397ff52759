import type { ApolloClient } from '@apollo/client'
import { type GameCombatFragment, GameOpenCombatDocument, GamePlayerNowDocument } from '../../generated/documents'
import type { Player } from '../../shared/player/use-player'

/** Lets the browser draw, and handle what was pressed, before the next step. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Puts the player and the combat of a round into the cache. Each step is a task of its own, because all of them in one
 * hold up animations on a slow phone. The pages are notified once, at the end, so that none shows one without the other.
 */
export async function storeRound(client: ApolloClient, me: Player, combat: GameCombatFragment | null): Promise<void> {
  const isLast = combat === null
  client.writeQuery({ query: GamePlayerNowDocument, data: { me }, broadcast: isLast })
  if (isLast) return
  await nextTask()
  // The notified pages find in the memory of the cache what was read before.
  client.readQuery({ query: GamePlayerNowDocument })
  await nextTask()
  client.writeQuery({ query: GameOpenCombatDocument, data: { me: { ...me, combat } } })
}

import type { ApolloClient } from '@apollo/client'
import { GamePlayerNowDocument, GamePlayerRoundFragmentDoc } from '../../generated/documents'
import { keepEqual } from '../../shared/keep-equal'
import { differsByRound } from '../../shared/player/differs-by-round'
import type { Player } from '../../shared/player/use-player'
import { nextTask } from './next-task'

/** As the pages read it, so that what one of them has read is found in the memory of the cache. */
const read = (client: ApolloClient) => client.readQuery({ query: GamePlayerNowDocument, optimistic: true })?.me

/**
 * Puts the player after a round into the cache. Calls `onStored` in the task in which the pages are notified: they show
 * both at once. Most rounds change little of a player, and only that is written. Each step is a task of its own,
 * because all of them in one hold up animations on a slow phone.
 */
export async function storePlayer(client: ApolloClient, me: Player, onStored: () => void): Promise<void> {
  await nextTask()
  const known = read(client)
  if (!known || !differsByRound(known, keepEqual(known, me))) {
    client.writeQuery({ query: GamePlayerNowDocument, data: { me }, broadcast: false })
    await nextTask()
    read(client)
    await nextTask()
  }
  onStored()
  client.writeFragment({ id: `Player:${me.id}`, fragment: GamePlayerRoundFragmentDoc, data: me })
}

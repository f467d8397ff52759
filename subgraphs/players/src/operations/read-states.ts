import type { App } from '@sanguine/kernel'
import type { PlayerState } from '@sanguine/rules'
import { playerReadsService } from '../player-reads'

/** Players by account id, for what others may see of them; those that are gone are left out. One read. */
export async function readStates(app: App, accountIds: readonly string[]): Promise<ReadonlyMap<string, PlayerState>> {
  const reads = app.get(playerReadsService)
  const players = await Promise.all(accountIds.map((id) => reads.find(id)))
  return new Map(players.flatMap((player) => (player ? [[player.accountId, player.state] as const] : [])))
}

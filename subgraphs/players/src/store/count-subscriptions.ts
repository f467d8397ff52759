import type { App } from '@sanguine/kernel'
import { playerModelsService } from './players.model'

/** The numbers of players with an active subscription of each level. */
export interface SubscriptionCounts {
  readonly silver: number
  readonly gold: number
  readonly platinum: number
}

/** Counts active subscriptions along an index. */
export async function countSubscriptions(app: App): Promise<SubscriptionCounts> {
  const { players } = app.get(playerModelsService)
  const [silver, gold, platinum] = await Promise.all(
    ([1, 2, 3] as const).map((level) => players.countDocuments({ 'state.subscription': level })),
  )
  return { silver: silver ?? 0, gold: gold ?? 0, platinum: platinum ?? 0 }
}

import { readPack } from '@sanguine/content/pack'
import { packRelease } from '@sanguine/content/testing'
import type { Day } from './day'
import { type KindName, playerKinds } from './kinds'
import { type Market, marketOf } from './market'
import { SimulatedPlayer } from './player'

/** One simulated player's life. */
export interface Biography {
  readonly name: string
  readonly kind: KindName
  readonly days: readonly Day[]
  /** by their own hand; null where they never got there */
  readonly huntsToFirstRank: number | null
  /** balances that the ledger does not explain */
  readonly unexplained: readonly string[]
}

export const packMarket = (): Market => marketOf(packRelease(), readPack().records.premiumPackage)

/** The life of the player of that number, whose kind goes by the number; the same call gives the same life. */
export function live(index: number, days: number, market: Market): Biography {
  const kind = playerKinds[index % playerKinds.length]
  if (!kind) throw new Error('there is no kind of player')
  const player = new SimulatedPlayer(`${kind.name} ${index}`, kind, market)
  const lived = Array.from({ length: days }, (_, day) => player.playDay(day))
  const { name, huntsToFirstRank } = player.life
  return { name, kind: kind.name, days: lived, huntsToFirstRank, unexplained: player.life.unexplained() }
}

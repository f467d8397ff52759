import { readPack } from '@sanguine/content/pack'
import { packRelease } from '@sanguine/content/testing'
import type { Day } from './day'
import { type Market, marketOf } from './market'
import { PlayerBehaviour } from './player-behaviour'
import { type KindName, playerKinds } from './player-kinds'
import type { Milestone } from './simulated-player-state'

/** The results of one simulated player. */
export interface PlayerRun {
  readonly name: string
  readonly kind: KindName
  readonly days: readonly Day[]
  /** auto-hunts left out; null where the rank was not reached */
  readonly huntsToFirstRank: number | null
  /** its place among the ranks, 0 for the lowest; null where none was bought */
  readonly rankAtFirstRetainer: number | null
  /** from 1; null where it was not reached */
  readonly dayOfSecondRegion: number | null
  /** the first boss that came, beaten or not, and the first that was beaten; null where there was none */
  readonly firstBossMet: Milestone | null
  readonly firstBossBeaten: Milestone | null
  /** balances that the ledger does not explain */
  readonly unexplained: readonly string[]
}

export const packMarket = (): Market => marketOf(packRelease(), readPack().records.premiumPackage)

/** Simulates the player of that number, whose kind goes by the number; the same call gives the same run. */
export function simulatePlayer(index: number, days: number, market: Market): PlayerRun {
  const kind = playerKinds[index % playerKinds.length]
  if (!kind) throw new Error('there is no kind of player')
  const behaviour = new PlayerBehaviour(`${kind.name} ${index}`, kind, market)
  const played = Array.from({ length: days }, (_, day) => behaviour.playDay(day))
  const { player } = behaviour
  return {
    name: player.name,
    kind: kind.name,
    days: played,
    huntsToFirstRank: player.huntsToFirstRank,
    rankAtFirstRetainer: player.rankAtFirstRetainer,
    dayOfSecondRegion: player.dayOfSecondRegion,
    firstBossMet: player.firstBossMet,
    firstBossBeaten: player.firstBossBeaten,
    unexplained: player.unexplained(),
  }
}

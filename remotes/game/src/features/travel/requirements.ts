import type { GameRegionsQuery } from '../../generated/documents'
import type { Player } from '../../shared/player/use-player'

export type Region = GameRegionsQuery['regions'][number]
export type Ground = Region['huntingGrounds'][number]

interface AmountDemand {
  readonly kind: 'xp' | 'coin'
  /** the name of the currency; empty for XP */
  readonly name: string
  readonly required: number
  readonly owned: number
  readonly isMet: boolean
}

interface KeyDemand {
  readonly kind: 'key'
  readonly key: NonNullable<Region['key']>
  /** null while it is not known what the player owns */
  readonly isMet: boolean | null
}

export type Demand = AmountDemand | KeyDemand

/** What a region or hunting ground demands, in the order in which the rules ask for it: XP, key, coins. */
export function demandsOf(
  place: Region | Ground,
  player: Player,
  owned: ReadonlySet<string> | undefined,
): readonly Demand[] {
  const { key, xpReqired } = place
  const amount = (kind: AmountDemand['kind'], name: string, required: number, has: number): Demand => ({
    kind,
    name,
    required,
    owned: has,
    isMet: has >= required,
  })
  const costs = 'currency' in place ? place.currency : []
  return [
    amount('xp', '', xpReqired, player.xp),
    ...(key ? [{ kind: 'key', key, isMet: owned ? owned.has(key.id) : null } as const] : []),
    ...costs.map(({ shortName, name, value }) =>
      amount('coin', name, value, player.currencies.find((one) => one.shortName === shortName)?.value ?? 0),
    ),
  ]
}

/** Those that are known not to be met. */
export const lacksIn = (demands: readonly Demand[]): readonly Demand[] => demands.filter(({ isMet }) => isMet === false)

/** Whether the place stays shut: coins pay the way, they open nothing. */
export const isClosed = (demands: readonly Demand[]): boolean => lacksIn(demands).some(({ kind }) => kind !== 'coin')

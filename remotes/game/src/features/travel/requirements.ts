import type { CurrencyNames } from '@sanguine/ui'
import type { GameRegionsQuery } from '../../generated/documents'
import { ownedCoins } from '../../shared/player/owned-coins'
import type { Player } from '../../shared/player/use-player'

export type Region = GameRegionsQuery['regions'][number]
export type Ground = Region['huntingGrounds'][number]

interface AmountRequirement {
  readonly kind: 'xp' | 'coin'
  /** null for XP */
  readonly currency: (CurrencyNames & { readonly id: string }) | null
  readonly required: number
  readonly owned: number
  readonly isMet: boolean
}

interface KeyRequirement {
  readonly kind: 'key'
  readonly key: NonNullable<Region['key']>
  /** null until the inventory is loaded */
  readonly isMet: boolean | null
}

export type Requirement = AmountRequirement | KeyRequirement

/** The requirements of a region or hunting ground in the order of the rules: XP, key, coins. */
export function requirementsOf(
  place: Region | Ground,
  player: Player,
  owned: ReadonlySet<string> | undefined,
): readonly Requirement[] {
  const { key, requiredXp } = place
  const requirement = (currency: AmountRequirement['currency'], required: number, has: number): Requirement => ({
    kind: currency ? 'coin' : 'xp',
    currency,
    required,
    owned: has,
    isMet: has >= required,
  })
  const costs = 'travelCost' in place ? place.travelCost : []
  return [
    requirement(null, requiredXp, player.xp),
    ...(key ? [{ kind: 'key', key, isMet: owned ? owned.has(key.id) : null } as const] : []),
    ...costs.map(({ currency, amount }) => requirement(currency, amount, ownedCoins(player, currency.id))),
  ]
}

/** The requirements that are not met; unknown ones are omitted. */
export const missingRequirements = (requirements: readonly Requirement[]): readonly Requirement[] =>
  requirements.filter(({ isMet }) => isMet === false)

/** Whether the place is closed to the player. Missing coins do not close it: they only pay for the journey. */
export const isClosed = (requirements: readonly Requirement[]): boolean =>
  missingRequirements(requirements).some(({ kind }) => kind !== 'coin')

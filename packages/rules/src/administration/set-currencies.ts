import type { Purse, Release } from '../release/release'
import { coinsOf } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

export interface SetCurrenciesInput {
  /** amounts afterwards, by short name; whole, 0 or more. Currencies that are left out stay as they are. */
  readonly amounts: Purse
  readonly release: Release
}

export interface CurrencyChange {
  /** short name */
  readonly currency: string
  readonly before: number
  readonly after: number
}

/** Sets amounts of currencies and books the differences. Returns the changed currencies in the order of the input. */
export function setCurrencies(
  state: PlayerState,
  { amounts, release }: SetCurrenciesInput,
): RuleResult<{ readonly changes: readonly CurrencyChange[] }> {
  const unknown = Object.keys(amounts).find((currency) => !release.currencies.has(currency))
  if (unknown !== undefined) return refuse('unknownCurrency', { currency: unknown })
  const changes = Object.entries(amounts)
    .map(([currency, after]) => ({ currency, before: coinsOf(state, currency), after }))
    .filter(({ before, after }) => before !== after)
  const draft = new PlayerDraft(state)
  for (const { currency, before, after } of changes) draft.coins(currency, after - before, 'admin')
  return draft.done({ changes })
}

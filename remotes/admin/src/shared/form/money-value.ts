import { hasWholeCents, toCents } from '@sanguine/rules'

/** An amount of real money in a form, as the API has it. */
export interface MoneyValue {
  readonly cents: number
  readonly currency: string
}

export const isMoney = (value: unknown): value is MoneyValue =>
  typeof value === 'object' && value !== null && 'cents' in value && 'currency' in value

/** A typed number of dollars in cents. All else stays as it is, for the validator to refuse: no amount is rounded. */
export const moneyOf = (typed: unknown): unknown =>
  typeof typed === 'number' && hasWholeCents(typed) ? { cents: toCents(typed), currency: 'USD' } : typed

import type { AccountDetails } from '@sanguine/accounts'
import { type Context, idSchema, ok, parse, type Result, refused, requirePermission } from '@sanguine/kernel'
import { type PlayerRefusal, runActionOnPlayer } from '@sanguine/players'
import { type CurrencyChange, changeItem, type ItemChange, setCurrencies } from '@sanguine/rules'
import { z } from 'zod'
import { findChangeable } from '../user-access'
import { auditOf } from '../user-audit'
import type { UserRefusal } from '../user-refusal'
import { readUserPlayer } from './read-user'

const amountSchema = z.object({
  /** short name */
  currency: z.string('must be text').max(200, 'is too long'),
  amount: z
    .int('must be a whole number')
    .min(0, 'must not be under 0')
    .max(Number.MAX_SAFE_INTEGER, `must not be over ${Number.MAX_SAFE_INTEGER}`),
})

const currenciesSchema = z.object({
  id: idSchema,
  amounts: z
    .array(amountSchema)
    .max(200, 'must not have over 200 entries')
    .refine((amounts) => new Set(amounts.map(({ currency }) => currency)).size === amounts.length, {
      ...refused({ en: 'must not name a currency twice', de: 'darf keine Währung zweimal nennen' }),
    }),
})

/** The amounts of the named currencies that the player has after the call; the others stay. */
export type SetUserCurrenciesInput = z.input<typeof currenciesSchema>

export interface UserCurrencies {
  readonly user: AccountDetails
  readonly changes: readonly CurrencyChange[]
}

/**
 * Sets amounts of a player's currencies, and books the differences in the ledger. Repeats under an `Idempotency-Key` return
 * the first result. For staff who manage users. Throws `invalidInput`.
 */
export async function setUserCurrencies(
  context: Context,
  input: SetUserCurrenciesInput,
): Promise<Result<UserCurrencies, UserRefusal | PlayerRefusal>> {
  const viewer = requirePermission(context, 'manageUsers')
  const { id, amounts } = parse(currenciesSchema, input)
  const found = await findChangeable(context, viewer, id)
  if (!found.ok) return found
  const hasPlayed = (await readUserPlayer(context, id)) !== null
  // an account that has not played owns nothing, so setting 0 must not remove a player's initial amounts
  const wanted = hasPlayed ? amounts : amounts.filter(({ amount }) => amount > 0)
  if (wanted.length === 0) return ok({ user: found.value, changes: [] })
  const purse = Object.fromEntries(wanted.map(({ currency, amount }) => [currency, amount]))
  const result = await runActionOnPlayer(context, found.value, {
    name: 'setUserCurrencies',
    input: purse,
    rule: ({ state, release }) => {
      const ruled = setCurrencies(state, { amounts: purse, release })
      if (!ruled.ok || ruled.value.changes.length === 0) return ruled
      const [before, after] = (['before', 'after'] as const).map((side) =>
        Object.fromEntries(ruled.value.changes.map((change) => [change.currency, change[side]])),
      )
      return { ...ruled, audit: auditOf(context, found.value, 'currencies', before, after) }
    },
  })
  return result.ok ? ok({ user: found.value, changes: result.value.value.changes }) : result
}

const itemSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  amount: z.int('must be a whole number'),
  isRemoval: z.boolean(),
})

/** Pieces to add, or to take away. */
export type ChangeUserItemInput = z.input<typeof itemSchema>

export interface ChangedUserItem {
  readonly user: AccountDetails
  readonly change: ItemChange
}

/**
 * Adds pieces of an item to a player's inventory or removes them, and books that in the ledger. A player gets at most
 * one piece of a unique item. At most the owned pieces are removed, equipped ones last. Repeats under an
 * `Idempotency-Key` return the first result. For staff who manage users. Throws `invalidInput`.
 */
export async function changeUserItem(
  context: Context,
  input: ChangeUserItemInput,
): Promise<Result<ChangedUserItem, UserRefusal | PlayerRefusal>> {
  const viewer = requirePermission(context, 'manageUsers')
  const { id, ...change } = parse(itemSchema, input)
  const found = await findChangeable(context, viewer, id)
  if (!found.ok) return found
  const result = await runActionOnPlayer(context, found.value, {
    name: 'changeUserItem',
    input: change,
    rule: ({ state, release, now, speed }) => {
      const ruled = changeItem(state, { ...change, release, now, speed })
      if (!ruled.ok) return ruled
      const { before, after } = ruled.value
      const name = release.items.get(change.itemId)?.name ?? change.itemId
      return { ...ruled, audit: auditOf(context, found.value, 'inventory', { [name]: before }, { [name]: after }) }
    },
  })
  return result.ok ? ok({ user: found.value, change: result.value.value }) : result
}

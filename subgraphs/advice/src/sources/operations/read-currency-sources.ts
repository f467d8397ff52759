import { releaseFor } from '@sanguine/catalogue'
import { type Context, idSchema, parse, requirePlayer } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { type CurrencyDefinition, type CurrencySources, currencySourcesOf } from '@sanguine/rules'
import { sourceIndexOf } from '../source-index'

/**
 * A currency and its sources for the viewer's player; null if there is none. For players. Throws `invalidInput` for an
 * invalid id.
 */
export async function readCurrencySources(
  context: Context,
  input: { readonly currencyId: string },
): Promise<{ readonly currency: CurrencyDefinition; readonly sources: CurrencySources } | null> {
  requirePlayer(context)
  const currencyId = parse(idSchema, input.currencyId, 'currencyId')
  const release = releaseFor(context)
  const currency = [...release.currencies.values()].find(({ id }) => id === currencyId)
  if (!currency) return null
  const { state } = await readPlayer(context)
  const index = sourceIndexOf(release)
  return { currency, sources: currencySourcesOf(state, { currency: currency.shortName, release, index }) }
}

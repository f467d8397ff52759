/**
 * Compares the books of payments with those of the payment provider: `npm run payments:check`. Reads the database that the
 * gateway would use, and the provider's API with the credentials of the environment. Ends with 1 where they differ.
 * `npm run payments:check -- --since 2025-03-01` searches at the provider for charges that no payment has, as after a
 * restore. It ends with 1 too where PayPal did not search a part of that time.
 */
import { checkBooks } from '@sanguine/payments'
import { withApp } from './gateway/with-app'

/** The moment on the command line; null for none. Throws if it is not a date of the past. */
function readSince([flag, text, ...rest]: readonly string[]): number | null {
  if (flag === undefined) return null
  const since = Date.parse(text ?? '')
  if (flag === '--since' && rest.length === 0 && since <= Date.now()) return since
  throw new Error('Usage: npm run payments:check [-- --since 2025-03-01], with a date of the past')
}

export const main = (args: readonly string[]): Promise<number> =>
  withApp('The payments cannot be checked', async (app) => {
    const { payments, receivedCents, differences, unsearched } = await checkBooks(
      app,
      ({ paymentId, captureId, ours, theirs }) =>
        console.log(`payment ${paymentId}, charge ${captureId ?? 'none'}: ours ${ours}; the provider's ${theirs}`),
      readSince(args),
    )
    console.log(`${payments} payments, ${(receivedCents / 100).toFixed(2)} USD received, ${differences} differences`)
    for (const { from, to, reason } of unsearched)
      console.log(
        `Charges from ${new Date(from).toISOString()} to ${new Date(to).toISOString()} were not searched: ${reason}`,
      )
    return differences === 0 && unsearched.length === 0 ? 0 : 1
  })

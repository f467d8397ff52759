/**
 * Compares the books of payments with those of the payment provider: `npm run payments:check`. Reads the database that the
 * gateway would use, and the provider's API with the credentials of the environment. Ends with 1 where they differ.
 */
import { checkBooks } from '@sanguine/payments'
import { withApp } from './gateway/with-app'

export const main = (): Promise<number> =>
  withApp('The payments cannot be checked', async (app) => {
    const { payments, receivedCents, differences } = await checkBooks(app, ({ paymentId, captureId, ours, theirs }) =>
      console.log(`payment ${paymentId}, charge ${captureId ?? 'none'}: ours ${ours}; the provider's ${theirs}`),
    )
    console.log(`${payments} payments, ${(receivedCents / 100).toFixed(2)} USD received, ${differences} differences`)
    return differences === 0 ? 0 : 1
  })

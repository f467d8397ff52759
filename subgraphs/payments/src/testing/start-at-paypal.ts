import { PaypalProvider } from '../provider/paypal-provider'
import { providerService } from '../provider/provider.service'
import { PaypalStandIn } from './paypal-stand-in'
import { type PaymentsGame, startPayments } from './start-payments'

/**
 * Starts a game that sells at a stand-in of PayPal, whose clock is that of the game. Stop both.
 * @param aheadMs how far the clock of the game is ahead of PayPal's
 */
export async function startAtPaypal(aheadMs = () => 0): Promise<{ game: PaymentsGame; paypal: PaypalStandIn }> {
  let now = () => 0
  const paypal = await PaypalStandIn.start(() => now())
  const game = await startPayments((app) => app.provide(providerService, new PaypalProvider(app, paypal.settings)))
  now = () => game.clock.at - aheadMs()
  return { game, paypal }
}

import { defineService } from '@sanguine/kernel'
import type { PaymentProvider } from './payment-provider'
import { SandboxProvider } from './sandbox-provider'

/** The provider that new payments are made with; null where nothing can be bought. */
export const providerService = defineService<PaymentProvider | null>({
  name: 'payments.provider',
  create: (app) => (app.settings.paypal === null && app.settings.allowsPlayMoney ? new SandboxProvider(app) : null),
})

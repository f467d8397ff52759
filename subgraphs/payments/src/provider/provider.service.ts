import { defineService } from '@sanguine/kernel'
import type { PaymentProvider } from './payment-provider'
import { PaypalProvider } from './paypal-provider'
import { SandboxProvider } from './sandbox-provider'

/** The provider that new payments are made with; null if nothing can be bought. */
export const providerService = defineService<PaymentProvider | null>({
  name: 'payments.provider',
  create: (app) => {
    const { paypal, allowsPlayMoney } = app.settings
    if (paypal) return new PaypalProvider(app, paypal)
    return allowsPlayMoney ? new SandboxProvider(app) : null
  },
})

import { contentExamples, found } from '@sanguine/catalogue/rest'
import { exampleTime } from '@sanguine/kernel/rest'

const paymentId = '66821a5d9f1e4c0d2a7b5e31'

export const examples = contentExamples(({ records }) => {
  const packageId = found(records.premiumPackage[0], 'premium package').id
  return {
    schemas: {
      Payment: {
        id: paymentId,
        paymentId,
        packageId,
        createdTimestamp: exampleTime,
        paypalOrder: {
          status: 'CREATED',
          links: [{ rel: 'approve', href: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T' }],
        },
        additionalInfo: '',
      },
      PaymentCheck: { completed: true, additionalInfo: '' },
    },
    properties: { packageId, paymentId, additionalInfo: '' },
  }
})

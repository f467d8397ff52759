import { expect, test } from '@jest/globals'
import { testSettings } from '@sanguine/kernel/testing'
import { paymentMailSamples } from './payment-mails'

const settings = testSettings()

test.each(paymentMailSamples.map((sample) => [sample.name, sample] as const))(
  'the mail %s has the same content in both languages',
  (_name, { compose }) => {
    const [english, german] = [compose(settings, 'en'), compose(settings, 'de')]
    expect(german.subject).not.toBe(english.subject)
    expect(german.text).toContain('Hallo')
    for (const { text } of [english, german]) expect(text).toContain('Silver')
  },
)

test('amounts and days have the format of the language, and the last paid day is a paid one', () => {
  const receipt = paymentMailSamples.find(({ name }) => name === 'receipt')
  expect(receipt?.compose(settings, 'en').text).toMatch(
    /Amount: \$5\.00\nPaid on: January 1, 2025\nPaid until: January 31, 2025\nNext charge: \$5\.00 on February 1, 2025/,
  )
  expect(receipt?.compose(settings, 'de').text.replace(/\u00a0/g, ' ')).toMatch(
    /Betrag: 5,00 \$\nBezahlt am: 1\. Januar 2025\nBezahlt bis: 31\. Januar 2025\nNächste Zahlung: 5,00 \$ am 1\. Februar 2025/,
  )
})

test.each(['giftEnd', 'giftLapse'])('the mail %s mentions a day below only if it has one', (name) => {
  const sample = paymentMailSamples.find((each) => each.name === name)
  const text = sample?.compose(settings, 'en').text.replace(/\s+/g, ' ')
  expect(text?.includes('day below')).toBe(text?.includes('Paid until:'))
})

const takenBack = ['refund', 'refundWithdrawn', 'refundOwned', 'refundNoRecipient', 'overtaken', 'reversal', 'giftBack']
test.each(takenBack)('the mail %s has no end of a paid period', (name) => {
  const sample = paymentMailSamples.find((each) => each.name === name)
  expect(sample?.compose(settings, 'en').text).not.toContain('Paid until')
  expect(sample?.compose(settings, 'de').text).not.toContain('Bezahlt bis')
})

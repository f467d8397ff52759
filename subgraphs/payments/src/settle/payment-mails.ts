import { type AccountDetails, findAccount } from '@sanguine/accounts'
import type { App, Language, Settings } from '@sanguine/kernel'
import { composeMail, type MailBlock, type MailSample, type NewMail } from '@sanguine/mail'
import type { Payment } from '../payment-repository'
import type { Capture } from '../payments.model'

type PaymentMail = 'receipt' | 'renewal' | 'refund' | 'reversal' | 'gift'

/** What the mails say of a charge. */
interface Charge {
  readonly paymentId: string
  readonly item: string
  readonly cents: number
  /** when it was paid; milliseconds since the epoch, as all times here */
  readonly paidAt: number
  /** the end of what it pays of a subscription; null for a single purchase */
  readonly paidUntil: number | null
  readonly buyerName: string
  /** null where buyer and recipient are the same */
  readonly recipientName: string | null
  readonly isPlayMoney: boolean
}

interface MailTexts {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly button?: { readonly label: string; readonly path: string }
}

interface Texts {
  readonly mails: Readonly<Record<PaymentMail, (charge: Charge) => MailTexts>>
  readonly rows: Readonly<Record<'item' | 'recipient' | 'amount' | 'paidAt' | 'paidUntil' | 'paymentId', string>>
  readonly keepNumber: string
  readonly playMoney: string
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    mails: {
      receipt: () => ({
        subject: 'Your Sanguine receipt',
        heading: 'Thank you',
        lines: ['Your payment has arrived.'],
      }),
      renewal: () => ({
        subject: 'Your Sanguine subscription was renewed',
        heading: 'Your subscription was renewed',
        lines: ['It was charged for another month. You can cancel it at any time; it then lasts until the day below.'],
        button: { label: 'See my subscription', path: '/premiumShop' },
      }),
      refund: () => ({
        subject: 'Your Sanguine refund',
        heading: 'Your payment was refunded',
        lines: ['You get your money back the way that you paid. What the payment gave was taken back.'],
      }),
      reversal: () => ({
        subject: 'Your Sanguine payment was reversed',
        heading: 'Your payment was reversed',
        lines: ['Your bank or the payment provider took the payment back. What it gave was taken back too.'],
      }),
      gift: ({ buyerName }) => ({
        subject: 'A gift for you at Sanguine',
        heading: `${buyerName} has a gift for you`,
        lines: ['It is yours already: there is nothing to pay or to confirm.'],
        button: { label: 'To the game', path: '/game' },
      }),
    },
    rows: {
      item: 'Item',
      recipient: 'For',
      amount: 'Amount',
      paidAt: 'Paid on',
      paidUntil: 'Paid until',
      paymentId: 'Payment',
    },
    keepNumber: 'Keep the number of the payment for questions to the support.',
    playMoney: 'This was play money: nothing was charged.',
  },
  de: {
    mails: {
      receipt: () => ({
        subject: 'Deine Quittung von Sanguine',
        heading: 'Danke',
        lines: ['deine Zahlung ist angekommen.'],
      }),
      renewal: () => ({
        subject: 'Dein Sanguine-Abo wurde verlängert',
        heading: 'Dein Abo wurde verlängert',
        lines: [
          'ein weiterer Monat wurde abgebucht. Du kannst jederzeit kündigen; das Abo läuft dann bis zu dem unten genannten Tag.',
        ],
        button: { label: 'Mein Abo ansehen', path: '/premiumShop' },
      }),
      refund: () => ({
        subject: 'Deine Erstattung von Sanguine',
        heading: 'Deine Zahlung wurde erstattet',
        lines: [
          'du bekommst dein Geld auf dem Weg zurück, auf dem du bezahlt hast. Was es dafür gab, wurde zurückgenommen.',
        ],
      }),
      reversal: () => ({
        subject: 'Deine Zahlung an Sanguine wurde zurückgebucht',
        heading: 'Deine Zahlung wurde zurückgebucht',
        lines: [
          'deine Bank oder der Zahlungsdienst hat die Zahlung zurückgeholt. Was es dafür gab, wurde ebenfalls zurückgenommen.',
        ],
      }),
      gift: ({ buyerName }) => ({
        subject: 'Ein Geschenk für dich bei Sanguine',
        heading: `${buyerName} hat ein Geschenk für dich`,
        lines: ['es gehört dir schon: Es gibt nichts zu bezahlen und nichts zu bestätigen.'],
        button: { label: 'Zum Spiel', path: '/game' },
      }),
    },
    rows: {
      item: 'Artikel',
      recipient: 'Für',
      amount: 'Betrag',
      paidAt: 'Bezahlt am',
      paidUntil: 'Bezahlt bis',
      paymentId: 'Zahlung',
    },
    keepNumber: 'Nenne die Nummer der Zahlung bei Fragen an den Support.',
    playMoney: 'Das war Spielgeld: Es wurde nichts abgebucht.',
  },
}

/** To the buyer of a charge that was given: a receipt, of a later charge of a subscription that of the renewal. To the recipient of a gift, once. */
export async function grantMails(app: App, payment: Payment, capture: Capture): Promise<readonly NewMail[]> {
  const isFirst = payment.captures[0]?.captureId === capture.captureId
  const { buyer, recipient } = await readPeople(app, payment)
  const charge = chargeOf(payment, capture, buyer, recipient)
  const isRenewal = payment.kind === 'subscription' && !isFirst
  return [
    ...mailTo(app, buyer, isRenewal ? 'renewal' : 'receipt', payment, charge),
    ...(isFirst && payment.buyerId !== payment.recipientId ? mailTo(app, recipient, 'gift', payment, charge) : []),
  ]
}

/** To the buyer of a charge that was taken back. */
export async function takeBackMails(app: App, payment: Payment, capture: Capture): Promise<readonly NewMail[]> {
  const { buyer, recipient } = await readPeople(app, payment)
  const template = capture.status === 'reversed' ? 'reversal' : 'refund'
  return mailTo(app, buyer, template, payment, chargeOf(payment, capture, buyer, recipient))
}

/** Null where the account was deleted. */
async function readPeople(app: App, { buyerId, recipientId }: Payment) {
  const buyer = await findAccount(app, buyerId)
  return { buyer, recipient: buyerId === recipientId ? buyer : await findAccount(app, recipientId) }
}

const chargeOf = (
  { paymentId, purchased, provider, buyerId, recipientId }: Payment,
  { cents, paidAt, paidUntil }: Capture,
  buyer: AccountDetails | null,
  recipient: AccountDetails | null,
): Charge => ({
  ...{ paymentId, item: purchased.name, cents, paidAt, paidUntil },
  buyerName: buyer?.name ?? 'Sanguine',
  recipientName: buyerId === recipientId ? null : (recipient?.name ?? null),
  isPlayMoney: provider === 'sandbox',
})

/** None where the account is gone or has no address. */
function mailTo(
  app: App,
  account: AccountDetails | null,
  template: PaymentMail,
  { language }: Payment,
  charge: Charge,
): readonly NewMail[] {
  if (!account?.email) return []
  const { accountId, name, email } = account
  const composed = compose(app.settings, account.language ?? language, template, name, charge)
  return [{ ...composed, template, accountId, to: { name, address: email } }]
}

function compose(settings: Settings, language: Language, template: PaymentMail, name: string, charge: Charge) {
  const { mails, rows, keepNumber, playMoney } = texts[language]
  const { subject, heading, lines, button } = mails[template](charge)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })
  const { item, recipientName, cents, paidAt, paidUntil, paymentId, isPlayMoney } = charge
  const isGift = template === 'gift'
  const shown: readonly (readonly [string, string | null])[] = [
    [rows.item, item],
    [rows.recipient, isGift ? null : recipientName],
    [rows.amount, isGift ? null : money.format(cents / 100)],
    [rows.paidAt, isGift ? null : day.format(paidAt)],
    // the period ends with the last moment of the day before
    [rows.paidUntil, paidUntil === null ? null : day.format(paidUntil - 1)],
    [rows.paymentId, isGift ? null : paymentId],
  ]
  const blocks: MailBlock[] = [
    ...lines.map((paragraph) => ({ paragraph })),
    { rows: shown.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])) },
    ...(button ? [{ button: button.label, link: `${settings.publicUrl}${button.path}` }] : []),
    ...(isGift ? [] : [{ paragraph: keepNumber }]),
    ...(isPlayMoney && !isGift ? [{ paragraph: playMoney }] : []),
  ]
  return composeMail(settings, language, { subject, heading, name, blocks })
}

const sampleCharge: Charge = {
  paymentId: '0123456789abcdef01234567',
  item: 'Silver',
  cents: 500,
  paidAt: Date.UTC(2025, 0, 1, 12),
  paidUntil: Date.UTC(2025, 0, 31, 23),
  buyerName: 'Mina',
  recipientName: null,
  isPlayMoney: true,
}

/** Every mail about payments, for the preview. */
export const paymentMailSamples: readonly MailSample[] = (
  ['receipt', 'renewal', 'refund', 'reversal', 'gift'] as const
).map((template) => ({
  name: template,
  compose: (settings, language) =>
    compose(settings, language, template, template === 'gift' ? 'Lucy' : 'Mina', sampleCharge),
}))

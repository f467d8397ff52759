import { type AccountDetails, findAccount } from '@sanguine/accounts'
import type { App, Language, Settings } from '@sanguine/kernel'
import { composeMail, type MailBlock, type MailSample, type NewMail } from '@sanguine/mail'
import { readStates } from '@sanguine/players'
import { packagesService, readPackageName } from '../packages.service'
import type { Payment } from '../payment-repository'
import { isContinuation, isOwn, paidUntilEnd } from '../payment-status'
import type { Capture } from '../payments.model'
import { type MailedPayment, type PaymentMail, paymentMailTexts } from './payment-mail-texts'

/**
 * To the buyer of a charge that was given: a receipt, of a later charge of a subscription that of the renewal. To the recipient of
 * a gift, once. `renews` is whether more charges are expected.
 */
export async function grantMails(
  app: App,
  payment: Payment,
  capture: Capture,
  renews: boolean,
): Promise<readonly NewMail[]> {
  const isFirst = payment.captures[0]?.captureId === capture.captureId
  // the first charge of one that continues another renews it as well
  const isRenewal = payment.kind === 'subscription' && (!isFirst || isContinuation(payment))
  const { cents, paidAt, paidUntil } = capture
  const about = { cents, paidAt, paidUntil, nextCharge: renews ? nextChargeOf(payment, paidUntil) : null }
  return mailsTo(app, payment, about, isRenewal ? 'renewal' : 'receipt', isFirst ? 'gift' : null)
}

const nextChargeOf = ({ purchased: { cents } }: Payment, at: number | null): MailedPayment['nextCharge'] =>
  at === null ? null : { cents, at }

/** To the buyer of a charge that was taken back, and to the recipient of a gift that was given. */
export function takeBackMails(app: App, payment: Payment, capture: Capture): Promise<readonly NewMail[]> {
  const toBuyer = takeBackMail(payment, capture)
  const toRecipient = capture.grantedAt === null ? null : 'giftBack'
  const { cents, paidAt, paidUntil } = capture
  return mailsTo(app, payment, { cents, paidAt, paidUntil, nextCharge: null }, toBuyer, toRecipient)
}

const obstacleMails = {
  withdrawn: 'refundWithdrawn',
  owned: 'refundOwned',
  recipientDeleted: 'refundNoRecipient',
} as const

function takeBackMail({ obstacle }: Payment, { status, grantedAt, isOvertaken }: Capture): PaymentMail {
  if (status === 'reversed') return 'reversal'
  if (isOvertaken) return 'overtaken'
  if (!obstacle || grantedAt !== null) return 'refund'
  return obstacleMails[obstacle]
}

/** Mails for the buyer of a subscription that continues a cancelled one, of which nothing is charged yet. */
export function continuationMails(app: App, payment: Payment): Promise<readonly NewMail[]> {
  const paidUntil = payment.startsAt
  const about = { cents: null, paidAt: null, paidUntil, nextCharge: nextChargeOf(payment, paidUntil) }
  return mailsTo(app, payment, about, 'continuation', null)
}

/**
 * Mails for a subscription that is not charged any more: to the buyer, and to the recipient of a gift unless another
 * one continues it. None if it was never paid, or if it was refunded, because `takeBackMails` covers that.
 */
export async function endMails(app: App, payment: Payment): Promise<readonly NewMail[]> {
  const { status, paymentId, recipientId } = payment
  const paidUntil = paidUntilEnd(payment)
  if (paidUntil === 0 || (status !== 'cancelled' && status !== 'expired')) return []
  const hasLapsed = status === 'expired'
  const { paidPeriods = [] } = (await readStates(app, [recipientId])).get(recipientId) ?? {}
  const hasOther = paidPeriods.some((period) => period.renews && period.paymentId !== paymentId)
  const about = { cents: null, paidAt: null, paidUntil: hasLapsed ? null : paidUntil, nextCharge: null }
  const toBuyer = hasOther ? 'replaced' : hasLapsed ? 'lapse' : 'end'
  const toRecipient = hasLapsed ? 'giftLapse' : 'giftEnd'
  return mailsTo(app, payment, about, toBuyer, hasOther ? null : toRecipient)
}

/** A mail to the buyer and, of a gift, one to the recipient. None to accounts that are gone or have no address. */
async function mailsTo(
  app: App,
  payment: Payment,
  about: Pick<MailedPayment, 'cents' | 'paidAt' | 'paidUntil' | 'nextCharge'>,
  toBuyer: PaymentMail,
  toRecipient: PaymentMail | null,
): Promise<readonly NewMail[]> {
  const { paymentId, purchased, provider, buyerId, recipientId } = payment
  const buyer = await findAccount(app, buyerId)
  const recipient = isOwn(payment) ? null : await findAccount(app, recipientId)
  const mailTo = async (account: AccountDetails | null, template: PaymentMail): Promise<readonly NewMail[]> => {
    if (!account?.email) return []
    const { accountId, name, email } = account
    const language = account.language ?? payment.language
    const composed = compose(app.settings, language, template, name, {
      paymentId,
      ...about,
      item: await readPackageName(app.get(packagesService), purchased, language),
      buyerName: buyer?.name ?? null,
      recipientName: recipient?.name ?? null,
      isPlayMoney: provider === 'sandbox',
    })
    return [{ ...composed, template, accountId, to: { name, address: email } }]
  }
  return [...(await mailTo(buyer, toBuyer)), ...(toRecipient ? await mailTo(recipient, toRecipient) : [])]
}

const isToRecipient = (template: PaymentMail): boolean => template.startsWith('gift')

/** Whether the mail reports a charge that was taken back. */
const takesBack = (template: PaymentMail): boolean =>
  template.startsWith('refund') || template === 'overtaken' || template === 'reversal' || template === 'giftBack'

function compose(settings: Settings, language: Language, template: PaymentMail, name: string, payment: MailedPayment) {
  const { mails, rows, chargeOn, keepNumber, playMoney } = paymentMailTexts[language]
  const { subject, heading, lines, button } = mails[template](payment)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })
  const { item, recipientName, cents, paidAt, paidUntil, nextCharge, paymentId, isPlayMoney } = payment
  const isGift = isToRecipient(template)
  const shown: readonly (readonly [string, string | null])[] = [
    [rows.item, item],
    [rows.recipient, isGift ? null : recipientName],
    [rows.amount, isGift || cents === null ? null : money.format(cents / 100)],
    [rows.paidAt, isGift || paidAt === null ? null : day.format(paidAt)],
    // the period ends with the last moment of the day before
    [rows.paidUntil, paidUntil === null || takesBack(template) ? null : day.format(paidUntil - 1)],
    [
      rows.nextCharge,
      isGift || nextCharge === null ? null : chargeOn(money.format(nextCharge.cents / 100), day.format(nextCharge.at)),
    ],
    [rows.paymentId, isGift ? null : paymentId],
  ]
  const blocks: MailBlock[] = [
    ...lines.map((paragraph) => ({ paragraph })),
    { rows: shown.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])) },
    ...(button ? [{ button: button.label, link: `${settings.publicUrl}${button.path}` }] : []),
    ...(isGift ? [] : [{ paragraph: keepNumber }]),
    ...(isPlayMoney && !isGift && cents !== null ? [{ paragraph: playMoney }] : []),
  ]
  return composeMail(settings, language, { subject, heading, name, blocks })
}

const sample: MailedPayment = {
  paymentId: '0123456789abcdef01234567',
  item: 'Silver',
  cents: 500,
  paidAt: Date.UTC(2025, 0, 1, 12),
  paidUntil: Date.UTC(2025, 0, 31, 23),
  nextCharge: null,
  buyerName: 'Mina',
  recipientName: null,
  isPlayMoney: true,
}

const nextCharge = { cents: 500, at: Date.UTC(2025, 0, 31, 23) }
const uncharged = { cents: null, paidAt: null }

/** Every mail about payments, for the preview. */
export const paymentMailSamples: readonly MailSample[] = (
  [
    'receipt',
    'renewal',
    'refund',
    'overtaken',
    'refundWithdrawn',
    'refundOwned',
    'refundNoRecipient',
    'reversal',
    'continuation',
    'replaced',
    'end',
    'lapse',
    'gift',
    'giftBack',
    'giftEnd',
    'giftLapse',
  ] as const
).map((template) => ({
  name: template,
  compose: (settings, language) =>
    compose(settings, language, template, isToRecipient(template) ? 'Lucy' : 'Mina', {
      ...sample,
      ...((template === 'receipt' || template === 'renewal' || template === 'continuation') && { nextCharge }),
      ...((template === 'end' || template === 'replaced' || template === 'continuation') && uncharged),
      ...((template === 'lapse' || template === 'giftLapse') && { ...uncharged, paidUntil: null }),
    }),
}))

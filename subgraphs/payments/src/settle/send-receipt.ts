import { findAccount, type Mail, mailerService } from '@sanguine/accounts'
import type { App, Language } from '@sanguine/kernel'
import { type Payment, updateCapture } from '../payment-repository'
import { paymentStepsService } from '../payment-steps.service'
import type { Capture } from '../payments.model'

/** After that another gateway sends a receipt that one began to send. */
const claimMs = 5 * 60_000

/** Mails the buyer a receipt. Where it cannot be sent it is tried again when the payment is looked at next. */
export async function sendReceipt(app: App, payment: Payment, { captureId, ...capture }: Capture): Promise<void> {
  const { paymentId } = payment
  const now = app.clock.now()
  const { receiptSentAt, receiptClaimedAt } = capture
  if (receiptSentAt !== null || (receiptClaimedAt !== null && receiptClaimedAt > now - claimMs)) return
  const buyer = await findAccount(app, payment.buyerId)
  if (!buyer?.email) return
  const isClaimed = await updateCapture(app, paymentId, captureId, { receiptClaimedAt: now }, { receiptClaimedAt })
  if (!isClaimed) return
  try {
    await app.get(mailerService).send(receiptMail(buyer, payment, { captureId, ...capture }))
    app.get(paymentStepsService)('receiptSent')
    await updateCapture(app, paymentId, captureId, { receiptSentAt: now }, { receiptSentAt: null })
  } catch (error) {
    app.log.warn({ err: error, payment: paymentId }, 'A receipt could not be sent yet.')
  }
}

interface ReceiptTexts {
  readonly subject: string
  readonly lines: (values: Readonly<Record<'name' | 'item' | 'amount' | 'day' | 'id', string>>) => readonly string[]
  readonly playMoney: string
}

const texts: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    subject: 'Your Sanguine receipt',
    lines: ({ name, item, amount, day, id }) => [
      `Hello ${name},`,
      `thank you. We received ${amount} for ${item} on ${day}.`,
      `Payment ${id}. Keep this number for questions to the support.`,
      'Sanguine',
    ],
    playMoney: 'This was play money: nothing was charged.',
  },
  de: {
    subject: 'Deine Quittung von Sanguine',
    lines: ({ name, item, amount, day, id }) => [
      `Hallo ${name},`,
      `danke. Wir haben am ${day} ${amount} für ${item} erhalten.`,
      `Zahlung ${id}. Nenne diese Nummer bei Fragen an den Support.`,
      'Sanguine',
    ],
    playMoney: 'Das war Spielgeld: Es wurde nichts abgebucht.',
  },
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

function receiptMail(
  buyer: { readonly name: string; readonly email: string },
  { paymentId, purchased, language, provider }: Payment,
  { cents, paidAt }: Pick<Capture, 'cents' | 'paidAt' | 'captureId'>,
): Mail {
  const { subject, lines, playMoney } = texts[language]
  const values = {
    name: buyer.name,
    item: purchased.name,
    amount: new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100),
    day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(paidAt),
    id: paymentId,
  }
  const paragraphs = [...lines(values), ...(provider === 'sandbox' ? [playMoney] : [])]
  const body = paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  return {
    to: { name: buyer.name, address: buyer.email },
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${body}</body></html>`,
  }
}

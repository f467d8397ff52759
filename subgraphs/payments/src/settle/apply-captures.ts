import { findAccount } from '@sanguine/accounts'
import { appendStaffEvents } from '@sanguine/audit'
import { type App, Problem, purgeTime } from '@sanguine/kernel'
import { commitWithMails, type NewMail } from '@sanguine/mail'
import { type PlayerRule, runSystemAction } from '@sanguine/players'
import { grantPurchase, reversePurchase } from '@sanguine/rules'
import { trusted } from 'mongoose'
import { paidUntilOf } from '../billing-calendar'
import {
  addCapture,
  findPayment,
  hasCapture,
  type Payment,
  releaseOneTimeDeal,
  updateCapture,
} from '../payment-repository'
import { earlierCaptureStatuses, isContinuation, isGone, isOwn } from '../payment-status'
import { paymentStepsService } from '../payment-steps.service'
import { type Capture, paymentModelsService } from '../payments.model'
import type { ProviderCapture } from '../provider/payment-provider'
import { grantMails, takeBackMails } from './payment-mails'

/**
 * Stores the provider's charges, and gives the player the paid items or takes back the refunded ones, each exactly
 * once. Returns the payment after it.
 */
export async function applyCaptures(
  app: App,
  payment: Payment,
  found: readonly ProviderCapture[],
  renews: boolean,
): Promise<Payment> {
  const reversed = await reversedAmong(app, found)
  const captures = found
    .toSorted((a, b) => a.at - b.at || Number(b.cents === payment.firstCents) - Number(a.cents === payment.firstCents))
    .flatMap((capture, index) => {
      const { status, captureId } = capture
      if (status === 'pending' || status === 'failed') return []
      const isFirst = index === 0
      return [bookedCapture(payment, capture, reversed.has(captureId) ? 'reversed' : status, isFirst)]
    })
  for (const capture of captures) await recordCapture(app, payment, capture)
  const booked = (await findPayment(app, payment.paymentId)) ?? payment
  const currencies = new Map(found.map(({ captureId, currency }) => [captureId, currency]))
  for (const capture of booked.captures) {
    if (isGone(capture)) await takeBack(app, booked, capture)
    else if (capture.grantedAt !== null) continue
    else if (isExpected(booked, capture, currencies.get(capture.captureId))) await grant(app, booked, capture, renews)
    else app.log.error({ payment: booked.paymentId, capture: capture.captureId }, 'A charge has another amount.')
  }
  return (await findPayment(app, payment.paymentId)) ?? booked
}

/** The charges of which a verified event says that they were reversed; their record may say refunded. */
async function reversedAmong(app: App, found: readonly ProviderCapture[]): Promise<ReadonlySet<string>> {
  if (found.length === 0) return new Set()
  const ids = found.map(({ captureId }) => captureId)
  const events = await app
    .get(paymentModelsService)
    .webhookEvents.find({ reversedCaptureId: trusted({ $in: ids }) })
    .lean()
  return new Set(events.flatMap(({ reversedCaptureId }) => reversedCaptureId ?? []))
}

/** The first charge of a subscription pays until the first monthly one, unless it is that. */
function bookedCapture(
  payment: Payment,
  { captureId, cents, refundedCents, at }: ProviderCapture,
  status: Capture['status'],
  isFirst: boolean,
): Capture {
  const { kind, startsAt } = payment
  return {
    captureId,
    cents,
    refundedCents: isGone({ status }) ? cents : refundedCents,
    status,
    paidAt: at,
    paidUntil:
      kind === 'order' ? null : isFirst && startsAt !== null && !isContinuation(payment) ? startsAt : paidUntilOf(at),
    grantedAt: null,
    takenBackAt: null,
    missing: [],
  }
}

async function recordCapture(app: App, payment: Payment, capture: Capture): Promise<void> {
  const { captureId, status, refundedCents } = capture
  const known = payment.captures.find((each) => each.captureId === captureId)
  if (!known) {
    await addCapture(app, payment, capture)
    app.get(paymentStepsService)('recorded')
  } else if (known.status !== status || known.refundedCents !== refundedCents)
    await updateCapture(
      app,
      payment.paymentId,
      captureId,
      { status, refundedCents },
      { status: { $in: earlierCaptureStatuses(status) }, refundedCents: { $lte: refundedCents } },
    )
}

/** A charge that the provider does not report now is not expected either, because its currency is unknown. */
const isExpected = ({ firstCents, purchased }: Payment, { cents }: Capture, currency: string | undefined): boolean =>
  currency === 'USD' && cents > 0 && (cents === firstCents || cents === purchased.cents)

async function grant(app: App, payment: Payment, capture: Capture, renews: boolean): Promise<void> {
  const { paymentId, purchased } = payment
  const { captureId, paidUntil } = capture
  const pass = app.get(paymentStepsService)
  const period = paidUntil === null ? null : { paymentId, level: purchased.level, until: paidUntil, renews }
  const { packageId, name: packageName } = purchased
  const purchase = { packageId, packageName, giverId: isOwn(payment) ? null : payment.buyerId }
  const value = await changeRecipient(app, payment, ({ state, ...clock }) =>
    grantPurchase(state, { ...clock, captureId, items: purchased.items, purchase, period }),
  )
  if (!value) return app.log.warn({ payment: paymentId, capture: captureId }, 'A charge of a deleted account.')
  if (value.isTakenBack) return app.log.warn({ payment: paymentId, capture: captureId }, 'A charge gives nothing.')
  pass('granted')
  await markCapture(app, payment, capture, 'grantedAt', { grantedAt: app.clock.now() }, () =>
    grantMails(app, payment, capture, renews),
  )
  pass('grantMarked')
}

/** Marks an action on a charge as done, with the mails and the event for the staff about it; all once, or nothing. */
async function markCapture(
  app: App,
  { paymentId }: Payment,
  { captureId, status }: Pick<Capture, 'captureId' | 'status'>,
  mark: 'grantedAt' | 'takenBackAt',
  fields: Partial<Capture>,
  readMails: () => Promise<readonly NewMail[]>,
): Promise<void> {
  const unmarked = { [mark]: null }
  // Most of many simultaneous calls find the mark, and need no transaction, which would wait for the others.
  if (!(await hasCapture(app, paymentId, captureId, unmarked))) return
  const mails = await readMails()
  await commitWithMails(app, async (session, queueMail) => {
    if (!(await updateCapture(app, paymentId, captureId, fields, unmarked, session))) return
    for (const mail of mails) await queueMail(mail)
    const event = { type: 'charge', paymentId, chargeId: captureId, status } as const
    await appendStaffEvents(app, [{ event, permission: 'manageUsers' }], session)
  })
}

async function takeBack(app: App, payment: Payment, capture: Capture): Promise<void> {
  if (capture.takenBackAt !== null) return
  const { captureId } = capture
  const { paymentId, purchased } = payment
  const pass = app.get(paymentStepsService)
  const value = await changeRecipient(app, payment, ({ state, ...clock }) =>
    reversePurchase(state, { ...clock, captureId }),
  )
  pass('takenBack')
  const missing = value?.missing ?? (capture.grantedAt === null ? [] : purchased.items)
  if (missing.length > 0)
    app.log.warn({ payment: paymentId, capture: captureId, missing }, 'What was refunded was no longer there.')
  if (purchased.isOneTime) await releaseOneTimeDeal(app, paymentId)
  await markCapture(app, payment, capture, 'takenBackAt', { takenBackAt: app.clock.now(), missing }, () =>
    takeBackMails(app, payment, capture),
  )
  pass('takeBackMarked')
}

/**
 * Changes the player who gets the items; null if the account is gone. The rule must be safe to repeat. It ends paid
 * periods, so its time is not that of a clock that was set ahead.
 */
export async function changeRecipient<Value>(
  app: App,
  { recipientId }: Payment,
  rule: PlayerRule<Value>,
): Promise<Value | null> {
  const account = await findAccount(app, recipientId)
  if (!account) return null
  const owner = { accountId: recipientId, name: account.name, role: account.role }
  try {
    const result = await runSystemAction(app, owner, (context) => rule({ ...context, now: purgeTime(app) }))
    if (!result.ok) throw new Error(`A payment was refused by a rule: ${result.refusal.code}.`)
    return result.value.value
  } catch (error) {
    if (error instanceof Problem && error.kind === 'unauthenticated') return null
    throw error
  }
}

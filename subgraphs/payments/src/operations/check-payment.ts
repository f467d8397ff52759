import { countAttempt, limits } from '@sanguine/accounts'
import { type Context, err, idSchema, ok, parse } from '@sanguine/kernel'
import { z } from 'zod'
import type { PaymentResult } from '../payment-refusal'
import { findPayment, type Payment } from '../payment-repository'
import { isCompleted, open } from '../payment-status'
import { ProviderProblem } from '../provider/payment-provider'
import { settlePayment } from '../settle/settle-payment'

const inputSchema = z.object({ paymentId: idSchema })

/**
 * Asks the provider whether a payment was paid, and completes it. It serves the page that buyers return to, which may
 * have no session. If the provider cannot be reached, or was asked too often, the stored payment is returned, and a
 * worker continues with it. Throws `invalidInput`.
 */
export async function checkPayment(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<PaymentResult<Payment>> {
  const { app } = context
  const { paymentId } = parse(inputSchema, input)
  const before = await findPayment(app, paymentId)
  if (!before) return err('unknownPayment', {}, 'paymentId')
  // Another look may have given the package and still be ending the lower subscriptions. This one ends them too, before
  // it reports completion.
  const isSettled = isCompleted(before) && !open.includes(before.status)
  if (isSettled || (await countAttempt(context, limits.paymentCheck, paymentId)) !== null) return ok(before)
  try {
    return ok((await settlePayment(app, paymentId)) ?? before)
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    app.log.warn({ err: error, payment: paymentId }, 'A payment could not be looked at.')
    return ok(before)
  }
}

import { type Context, idSchema, parse, requirePermission } from '@sanguine/kernel'
import { z } from 'zod'
import { findPayment, findPaymentByProviderIds, type Payment } from '../payment-repository'

const inputSchema = z.object({
  number: z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(100, 'must not be longer than 100 characters'),
})

/**
 * The payment that a buyer names to support: by its id, or by the payment provider's id of its order, subscription or
 * charge; null if there is none. For staff who manage users. Throws `invalidInput`.
 */
export async function findPaymentByNumber(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<Payment | null> {
  requirePermission(context, 'manageUsers')
  const { number } = parse(inputSchema, input)
  const own = idSchema.safeParse(number)
  const found = own.success ? await findPayment(context.app, own.data) : null
  return found ?? findPaymentByProviderIds(context.app, [number])
}

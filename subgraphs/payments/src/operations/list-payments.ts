import { findAccount, findAccountByName } from '@sanguine/accounts'
import {
  type Context,
  idCursorSchema,
  idSchema,
  invalidCursor,
  invalidField,
  notFound,
  parse,
  requirePermission,
  requireViewer,
} from '@sanguine/kernel'
import { z } from 'zod'
import { listPaymentsOf, type PaymentPage } from '../payment-repository'

const pageSchema = z.object({
  first: z.int('must be a whole number').min(1, 'must be 1 or more').max(100, 'must not be over 100').nullish(),
  after: idCursorSchema.nullish(),
  packageId: idSchema.nullish(),
})

export type PaymentPageInput = z.input<typeof pageSchema>

/**
 * The payments that an account made, latest first. For its owner, and for staff who manage users. Throws
 * `invalidInput`.
 */
export async function listPayments(
  context: Context,
  buyerId: string,
  input: PaymentPageInput = {},
): Promise<PaymentPage> {
  if (requireViewer(context).accountId !== buyerId) requirePermission(context, 'manageUsers')
  return readPage(context, buyerId, 'buyer', input)
}

/** The payments that others made for an account, latest first. For staff who manage users. Throws `invalidInput`. */
export async function listGifts(
  context: Context,
  recipientId: string,
  input: PaymentPageInput = {},
): Promise<PaymentPage> {
  requirePermission(context, 'manageUsers')
  return readPage(context, recipientId, 'recipient', input)
}

async function readPage(
  { app }: Context,
  accountId: string,
  side: 'buyer' | 'recipient',
  input: PaymentPageInput,
): Promise<PaymentPage> {
  const { first, after, packageId } = parse(pageSchema, input)
  const page = await listPaymentsOf(app, accountId, side, {
    first: first ?? 20,
    after: after ?? null,
    packageId: packageId ?? null,
  })
  if (!page) throw invalidCursor()
  return page
}

/** The user of a call, by the account's name or id; the caller if neither is given. */
export interface NamedUser {
  readonly username?: string | null | undefined
  readonly userId?: string | null | undefined
}

/**
 * The account of a call: the viewer's, or for staff who manage users the named one. Throws `notFound`, and
 * `invalidInput` if name and id belong to different accounts.
 */
export async function accountOf(context: Context, { username, userId }: NamedUser): Promise<string> {
  const viewer = requireViewer(context)
  if (!username && !userId) return viewer.accountId
  const { app } = context
  const account = userId
    ? await findAccount(app, parse(idSchema, userId, 'userId'))
    : await findAccountByName(app, username ?? '')
  if (account?.accountId !== viewer.accountId) requirePermission(context, 'manageUsers')
  if (!account) throw notFound({ en: 'user', de: 'Dieses Konto' })
  if (userId && username && (await findAccountByName(app, username))?.accountId !== account.accountId)
    throw invalidField('userId', {
      en: 'is not the id of the user called username',
      de: 'ist nicht die ID des Kontos in username',
    })
  return account.accountId
}

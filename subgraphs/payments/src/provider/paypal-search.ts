import { z } from 'zod'
import { type ProviderCharge, type ProviderCharges, ProviderProblem } from './payment-provider'
import { issueOf, type PaypalClient, readReply } from './paypal-client'

/** PayPal searches at most 31 days at once. */
const maxRangeMs = 31 * 86_400_000

const searchSchema = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          // T00xx is a payment, T02xx a conversion, T07xx the deposit of a card, T11xx a refund, T21xx a hold
          transaction_event_code: z.string(),
          transaction_amount: z.object({
            currency_code: z.string(),
            value: z.string().regex(/^-?\d{1,12}(\.\d{1,4})?$/),
          }),
          custom_field: z.string().optional(),
          paypal_reference_id: z.string().optional(),
        }),
      }),
    )
    .default([]),
  total_pages: z.number().default(0),
})

type Transaction = z.output<typeof searchSchema>['transaction_details'][number]['transaction_info']

const refusalSchema = z.object({ name: z.literal('INVALID_REQUEST'), message: z.string() })

/**
 * Searches the charges of the site since a moment. PayPal needs up to three hours until a charge can be found. It refuses
 * to search a time that begins later than its data ends: that time is named by `unsearchedSince`. Throws
 * `ProviderProblem`.
 */
export async function searchCharges(client: PaypalClient, since: number, until: number): Promise<ProviderCharges> {
  const found: Transaction[] = []
  for (let from = since; from <= until; from += maxRangeMs)
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const read = await readPage(client, from, Math.min(from + maxRangeMs, until), page)
      if (read === 'no data') {
        // data that ends a month ago or earlier is no delay: PayPal says the same of a time that is too long past
        if (from + maxRangeMs <= until)
          throw new ProviderProblem(
            `PayPal did not search from ${new Date(from).toISOString()} on: data for that start date is not available. It keeps three years.`,
          )
        return { charges: chargesOf(found), unsearchedSince: from }
      }
      found.push(...read.transactions)
      pages = read.pages
    }
  return { charges: chargesOf(found), unsearchedSince: null }
}

async function readPage(client: PaypalClient, from: number, to: number, page: number) {
  const query = new URLSearchParams({
    start_date: new Date(from).toISOString(),
    end_date: new Date(to).toISOString(),
    transaction_status: 'S',
    fields: 'transaction_info',
    page_size: '500',
    page: String(page),
  })
  const path = `/v1/reporting/transactions?${query}`
  const { status, body } = await client.call({ method: 'GET', path, expects: [400, 403, 404] })
  if (status === 403)
    throw new ProviderProblem(
      'PayPal does not let this app search transactions: switch on "Transaction Search" for it in the PayPal developer dashboard, wait some hours, and try again.',
    )
  if (status === 400 || status === 404) {
    const { data } = refusalSchema.safeParse(body)
    if (data && /start date is not available/i.test(data.message)) return 'no data'
    throw new ProviderProblem(`PayPal returned ${status} for GET ${path}: ${data?.message ?? issueOf(body)}.`)
  }
  const { transaction_details, total_pages } = readReply(searchSchema, body)
  return { transactions: transaction_details.map(({ transaction_info }) => transaction_info), pages: total_pages }
}

/**
 * Rows of T11xx and T12xx by which the buyer gets nothing: holds (T1105, T1110, T1111), fees (T1108, T1109), and money from
 * PayPal (T1204, T1205).
 */
const withoutBuyer = /^T1(105|108|109|110|111|204|205)$/

/** Refunds, reversals and chargebacks, and what undoes them. */
const isGivingBack = ({ transaction_event_code: code }: Transaction): boolean =>
  /^T1[12]/.test(code) && !withoutBuyer.test(code)

const centsIn = ({ transaction_amount: { value } }: Transaction): number => Math.round(Number(value) * 100)

/**
 * The payments that have the id of a payment of the site and were not given back in full. Conversions, holds and deposits
 * carry that id too, or refer to the charge, and are neither. A search that overlaps counts once; PayPal may use an id
 * for two rows.
 */
function chargesOf(transactions: readonly Transaction[]): ProviderCharge[] {
  const keyOf = (each: Transaction) => `${each.transaction_id} ${each.transaction_event_code}`
  const unique = [...new Map(transactions.map((transaction) => [keyOf(transaction), transaction])).values()]
  const givenBack = (charge: Transaction): number =>
    -unique
      .filter(
        (each) =>
          isGivingBack(each) &&
          each.paypal_reference_id === charge.transaction_id &&
          each.transaction_amount.currency_code === charge.transaction_amount.currency_code,
      )
      .reduce((sum, each) => sum + centsIn(each), 0)
  return unique.flatMap((each) => {
    const [paymentId, captureId, cents] = [each.custom_field ?? '', each.transaction_id, centsIn(each)]
    const isOurs = /^T00/.test(each.transaction_event_code) && /^[0-9a-f]{24}$/.test(paymentId)
    return isOurs && cents > 0 && givenBack(each) < cents ? [{ paymentId, captureId, cents }] : []
  })
}

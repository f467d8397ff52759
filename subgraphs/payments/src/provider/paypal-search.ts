import { z } from 'zod'
import { type ProviderCharge, ProviderProblem } from './payment-provider'
import { type PaypalClient, readReply } from './paypal-client'

/** PayPal searches at most 31 days at once. */
const maxRangeMs = 31 * 86_400_000

const searchSchema = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          transaction_amount: z.object({ value: z.string().regex(/^-?\d{1,12}(\.\d{1,4})?$/) }),
          custom_field: z.string().optional(),
          paypal_reference_id: z.string().optional(),
        }),
      }),
    )
    .default([]),
  total_pages: z.number().default(0),
})

type Transaction = z.output<typeof searchSchema>['transaction_details'][number]['transaction_info']

/**
 * Searches the charges of the site since a moment. PayPal needs up to three hours until a charge can be found. Throws
 * `ProviderProblem`.
 */
export async function searchCharges(
  client: PaypalClient,
  since: number,
  until: number,
): Promise<readonly ProviderCharge[]> {
  const found: Transaction[] = []
  for (let from = since; from <= until; from += maxRangeMs)
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const read = await readPage(client, from, Math.min(from + maxRangeMs, until), page)
      found.push(...read.transactions)
      pages = read.pages
    }
  return chargesOf(found)
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
  const { status, body } = await client.call({ method: 'GET', path, expects: [403] })
  if (status === 403)
    throw new ProviderProblem(
      'PayPal does not let this app search transactions: switch on "Transaction Search" for it in the PayPal developer dashboard, wait some hours, and try again.',
    )
  const { transaction_details, total_pages } = readReply(searchSchema, body)
  return { transactions: transaction_details.map(({ transaction_info }) => transaction_info), pages: total_pages }
}

/** The charges that have the id of a payment and were not given back in full. A search that overlaps counts once. */
function chargesOf(transactions: readonly Transaction[]): ProviderCharge[] {
  const unique = [...new Map(transactions.map((transaction) => [transaction.transaction_id, transaction])).values()]
  const centsIn = ({ transaction_amount: { value } }: Transaction) => Math.round(Number(value) * 100)
  const givenBack = (id: string): number =>
    -unique
      .filter((each) => each.paypal_reference_id === id && centsIn(each) < 0)
      .reduce((sum, each) => sum + centsIn(each), 0)
  return unique.flatMap((each) => {
    const [captureId, cents] = [each.transaction_id, centsIn(each)]
    const isOurs = /^[0-9a-f]{24}$/.test(each.custom_field ?? '')
    return isOurs && cents > 0 && givenBack(captureId) < cents
      ? [{ paymentId: each.custom_field ?? '', captureId, cents }]
      : []
  })
}

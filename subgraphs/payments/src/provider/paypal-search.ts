import { z } from 'zod'
import { type ProviderCharge, type ProviderCharges, ProviderProblem, type UnsearchedTime } from './payment-provider'
import { issueOf, type PaypalClient, readReply } from './paypal-client'

/** PayPal searches at most 31 days at once. */
const maxRangeMs = 31 * 86_400_000

/** PayPal's times have whole seconds. */
const minRangeMs = 1_000

/** How often a time is searched whose results change while its pages are read. */
const maxReadings = 3

/** The most ranges that one check searches, so that it ends even if PayPal finds each of them too large. */
const maxRanges = 1_000

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
  total_items: z.number().optional(),
  total_pages: z.number().default(0),
})

type Transaction = z.output<typeof searchSchema>['transaction_details'][number]['transaction_info']

const refusalSchema = z.object({ name: z.literal('INVALID_REQUEST'), message: z.string() })

/** A time to search, both ends included, in milliseconds since the epoch. */
type Range = Pick<UnsearchedTime, 'from' | 'to'>

/** How the search of a range ended. */
type RangeEnd = 'searched' | 'too large' | 'changed' | 'no data' | 'too many'

function* rangesOf(since: number, until: number): Generator<Range> {
  for (let from = since; from <= until; from += maxRangeMs) yield { from, to: Math.min(from + maxRangeMs, until) }
}

/** Two ranges in place of one; none for a range that is too short to be divided. */
function halvesOf({ from, to }: Range): readonly Range[] {
  const middle = from + Math.floor((to - from) / 2 / minRangeMs) * minRangeMs
  const halves = [
    { from, to: middle },
    { from: middle, to },
  ]
  return middle === from ? [] : halves
}

/**
 * Searches the charges of the site since a moment. PayPal needs up to three hours until a charge can be found. A range
 * with too many results is divided. One that cannot be searched is named, and the search goes on. A failure that other
 * ranges would have too ends it, and all of the time that is left is named.
 */
export async function searchCharges(client: PaypalClient, since: number, until: number): Promise<ProviderCharges> {
  const found: Transaction[] = []
  const unsearched: UnsearchedTime[] = []
  const left = [...rangesOf(since, until)]
  let ranges = 0
  for (let range = left.shift(); range; range = left.shift()) {
    ranges += 1
    const end = ranges > maxRanges ? 'too many' : await searchRange(client, range, found).catch(problemIn)
    if (end === 'searched') continue
    const halves = end === 'too large' ? halvesOf(range) : []
    left.unshift(...halves)
    if (halves.length > 0) continue
    // Data that ends a month ago or earlier is no delay: PayPal says the same of a time that is too long past.
    const isOver = end === 'no data' && until - range.from < maxRangeMs
    const isLast = isOver || end === 'too many' || end instanceof ProviderProblem
    unsearched.push({ from: range.from, to: isLast ? until : range.to, reason: isOver ? reasons.early : reasonOf(end) })
    if (isLast) break
  }
  return { charges: chargesOf(found), unsearched }
}

function problemIn(error: unknown): ProviderProblem {
  if (error instanceof ProviderProblem) return error
  throw error
}

const reasons = {
  early: 'PayPal has no data of that time yet. Run this check again in three hours.',
  'too large': 'PayPal has more transactions in one second than it lists.',
  changed: 'New transactions came while they were read. Run this check again.',
  'no data': 'PayPal has no data of that time. It keeps three years.',
  'too many': `PayPal has more transactions than ${maxRanges} searches list. Run this check again from that time on.`,
} as const

const reasonOf = (end: Exclude<RangeEnd, 'searched'> | ProviderProblem): string =>
  end instanceof ProviderProblem ? `${end.message} Run this check again later.` : reasons[end]

/** Adds the results of a range to those found. Results can be added twice. */
async function searchRange(client: PaypalClient, range: Range, found: Transaction[]): Promise<RangeEnd> {
  for (let reading = 1; reading <= maxReadings; reading += 1) {
    const end = await readPages(client, range, found)
    if (end !== 'changed') return end
  }
  return 'changed'
}

/** Reads all pages. A result that comes meanwhile moves others to another page, so the pages must agree on their number. */
async function readPages(client: PaypalClient, range: Range, found: Transaction[]): Promise<RangeEnd> {
  let total: number | null = null
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const read = await readPage(client, range, page)
    if (typeof read === 'string') return read
    found.push(...read.transactions)
    total ??= read.total
    if (read.total !== total) return 'changed'
    pages = read.pages
  }
  return 'searched'
}

async function readPage(client: PaypalClient, { from, to }: Range, page: number) {
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
      'PayPal does not let this app search transactions: switch on "Transaction Search" for it in the PayPal developer dashboard, and wait some hours.',
    )
  if (status === 400 || status === 404) {
    const { data } = refusalSchema.safeParse(body)
    if (data && /start date is not available/i.test(data.message)) return 'no data'
    if (issueOf(body) === 'RESULTSET_TOO_LARGE') return 'too large'
    throw new ProviderProblem(`PayPal returned ${status} for GET ${path}: ${data?.message ?? issueOf(body)}.`)
  }
  const { transaction_details, total_items, total_pages } = readReply(searchSchema, body)
  return {
    transactions: transaction_details.map(({ transaction_info }) => transaction_info),
    total: total_items ?? total_pages,
    pages: total_pages,
  }
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
  // by the charge, in its currency
  const givenBack = new Map<string, number>()
  const inCurrency = (id: string | undefined, { transaction_amount }: Transaction) =>
    `${id} ${transaction_amount.currency_code}`
  for (const each of unique.filter(isGivingBack)) {
    const charge = inCurrency(each.paypal_reference_id, each)
    givenBack.set(charge, (givenBack.get(charge) ?? 0) - centsIn(each))
  }
  return unique.flatMap((each) => {
    const [paymentId, captureId, cents] = [each.custom_field ?? '', each.transaction_id, centsIn(each)]
    const isOurs = /^T00/.test(each.transaction_event_code) && /^[0-9a-f]{24}$/.test(paymentId)
    const backCents = givenBack.get(inCurrency(captureId, each)) ?? 0
    return isOurs && cents > 0 && backCents < cents ? [{ paymentId, captureId, cents }] : []
  })
}

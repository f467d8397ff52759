import { type AnalyticsDay, daySum, figures } from './figures'

type Cell = string | number | null

/** A text that a spreadsheet would take for a formula is marked as text. */
function cellOf(value: Cell): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** CSV as RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** One line a day; a figure that is not known is empty. Columns have the names of the API. */
export const daysCsv = (days: readonly AnalyticsDay[]): string =>
  csvOf([
    ['date', ...figures, 'purchases', 'revenueUsd'],
    ...days.map((day) => {
      const { amount, revenueCents } = daySum(day)
      return [day.date, ...figures.map((figure) => day[figure]), amount, dollars(revenueCents)]
    }),
  ])

/** One line for each day and package that was bought on it. */
export const purchasesCsv = (days: readonly AnalyticsDay[]): string =>
  csvOf([
    ['date', 'packageId', 'packageName', 'amount', 'revenueUsd'],
    ...days.flatMap(({ date, purchases }) =>
      purchases.map(({ packageId, package: bought, amount, revenue }) => [
        ...[date, packageId, bought?.name ?? null],
        ...[amount, dollars(revenue.cents)],
      ]),
    ),
  ])

/** Offers a text as a file to be saved. */
export function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

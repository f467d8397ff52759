import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { findAccessibilityViolations, logInAs, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openSection } from '../../../testing/open-section'
import { aDay } from '../testing/a-day'
import { AnalyticsPage } from './analytics-page'

const silver = 'a'.repeat(24)
const gone = 'b'.repeat(24)
const days = [
  aDay('2024-10-01', { users: 1 }),
  aDay('2025-01-29', {
    users: 1200,
    activeUsers: null,
    activeUsersLast7Days: 90,
    activeUsersLast30Days: 310,
    silverSubscriptions: 12,
    goldSubscriptions: 5,
    platinumSubscriptions: 2,
    purchases: [
      { packageId: silver, amount: 3, revenue: { cents: 1497 }, package: { name: 'Silver', price: { cents: 499 } } },
      { packageId: gone, amount: 1, revenue: { cents: 2000 }, package: null },
    ],
  }),
  aDay('2025-01-30', {
    users: 1201,
    purchases: [
      { packageId: silver, amount: 1, revenue: { cents: 499 }, package: { name: 'Silver', price: { cents: 499 } } },
    ],
  }),
  aDay('2025-01-31', { users: 1202, activeUsers: 40, closedAt: null }),
]

const analytics = ({ from }: { readonly from: string | null }) =>
  days.filter(({ date }) => from === null || date >= from)

const open = (at = '/admin/analytics', admin: Readonly<Record<string, unknown>> = { analytics }) => {
  logInAs({ role: 'admin' })
  return openSection(<AnalyticsPage />, 'analytics', at, admin)
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-01-31T12:00:00Z'))
})
afterEach(() => {
  jest.restoreAllMocks()
  logOut()
})

const rows = () => within(screen.getByRole('region', { name: 'Days' })).getAllByRole('listitem')
const chart = (title: string) => screen.getByRole('slider', { name: `${title}: choose a day` })
const definitionOf = (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling

describe('the analytics of the CMS', () => {
  it('list the days oldest first, and ask to select one', async () => {
    const { container } = await open()
    expect(await screen.findByText('3 days')).toBeVisible()
    expect(screen.getByText('Select a analytics to see details')).toBeVisible()
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Jan 29, 2025',
      'Jan 30, 20250 active',
      'Jan 31, 2025today, so far',
    ])
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('show the figures of the latest complete day first, with their changes', async () => {
    await open()
    const figure = (label: string) =>
      within(screen.getByRole('region', { name: 'Analytics' })).getByText(label, { selector: 'dt' }).parentElement
    expect(await screen.findByText(/^As of Jan 30, 2025/)).toBeVisible()
    expect(figure('Users')).toHaveTextContent('Users1,2011 more')
    expect(figure('Users Last7days')).toHaveTextContent('Users Last7days090 fewer')
    expect(figure('Active Users')).toHaveTextContent(/^Active Users0$/)
    expect(figure('Subscriptions')).toHaveTextContent('Subscriptions019 fewer')
    expect(figure('Period revenue')).toHaveTextContent('$39.96')
  })

  it('show all figures of a day, each with an explanation', async () => {
    const { container } = await open('/admin/analytics/2025-01-29')
    expect(await screen.findByRole('heading', { level: 1, name: 'Analytics Detail' })).toBeVisible()
    expect(definitionOf('id')).toHaveTextContent('2025-01-29')
    expect(definitionOf('date')).toHaveTextContent('Wednesday, January 29, 2025')
    expect(definitionOf('Users')).toHaveTextContent('1,200')
    expect(definitionOf('Users Last7days')).toHaveTextContent('90')
    expect(definitionOf('Users Month')).toHaveTextContent('310')
    expect(definitionOf('Active Users')).toHaveTextContent('not known')
    expect(definitionOf('Silver Subs Active')).toHaveTextContent('12')
    expect(definitionOf('Gold Subs Active')).toHaveTextContent('5')
    expect(definitionOf('Platinum Subs Active')).toHaveTextContent('2')
    expect(screen.getByText(/A dash means that a figure/)).toBeVisible()
    const purchases = within(screen.getByRole('region', { name: 'Purchases' }))
    expect(purchases.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `package id${silver}package nameSilverprice (usd)$4.99amount3revenue$14.97`,
      `package id${gone}package nameDeleted packageprice (usd)–amount1revenue$20.00`,
    ])
    expect(purchases.getByText('4 packages for $34.97')).toBeVisible()
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('link from a day to the next one, and back to its row in the list', async () => {
    const { user, path } = await open()
    await user.click(await screen.findByRole('link', { name: /Jan 30, 2025/ }))
    expect(path()).toBe('/admin/analytics/2025-01-30')
    expect(screen.getByText(/^Recorded on Jan 31, 2025, 12:02\sAM, Berlin time\.$/)).toBeVisible()
    expect(screen.getByText('1 package for $4.99')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Next day' }))
    expect(path()).toBe('/admin/analytics/2025-01-31')
    expect(screen.getByText(/This day is not over/)).toBeVisible()
    expect(screen.getByText('No purchases on this day.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'To the list of days' }))
    expect(path()).toBe('/admin/analytics')
    expect(rows()[2]?.firstElementChild).toHaveFocus()
  })

  it('keep the period in the address', async () => {
    const { user, path, gateway } = await open()
    await screen.findByText('3 days')
    expect(gateway.variablesOf('AdminAnalytics')).toEqual([{ from: '2025-01-02' }])
    await user.click(screen.getByRole('button', { name: 'All' }))
    expect(await screen.findByText('4 days')).toBeVisible()
    expect(path()).toBe('/admin/analytics?range=all')
    await user.click(screen.getByRole('link', { name: /Jan 30, 2025/ }))
    expect(path()).toBe('/admin/analytics/2025-01-30?range=all')
    await user.click(screen.getByRole('button', { name: '30 days' }))
    expect(path()).toBe('/admin/analytics/2025-01-30')
  })

  it('show all days if the period does not include the day in the address', async () => {
    await open('/admin/analytics/2024-10-01')
    expect(await screen.findByRole('heading', { name: 'Analytics Detail' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('report a day without figures', async () => {
    await open('/admin/analytics/2025-01-28')
    expect(await screen.findByText('There are no figures for this day.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the list of days' })).toHaveAttribute('href', '/admin/analytics')
  })

  it('offer Retry if they do not load', async () => {
    const { user, gateway } = await open('/admin/analytics', {
      analytics: () => {
        throw new Error('The database is away.')
      },
    })
    await screen.findByRole('alert')
    gateway.setResponses({ fields: { admin: { analytics } } })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('3 days')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a chart', () => {
  it('shows the numbers of the day that the arrow keys choose, and opens it by Enter', async () => {
    const { user, path } = await open()
    await screen.findByText('3 days')
    const actives = chart('Active users')
    expect(actives).toHaveAttribute('aria-valuetext', 'Jan 31, 2025: Users Month 0, Users Last7days 0, Active Users 40')
    actives.focus()
    await user.keyboard('{Home}')
    expect(actives).toHaveAttribute(
      'aria-valuetext',
      'Jan 29, 2025: Users Month 310, Users Last7days 90, Active Users not known',
    )
    await user.keyboard('{ArrowRight}')
    expect(actives).toHaveAttribute('aria-valuenow', '1')
    await user.keyboard('{PageDown}')
    expect(actives).toHaveAttribute('aria-valuenow', '0')
    await user.keyboard('{End}{ArrowRight}')
    expect(actives).toHaveAttribute('aria-valuenow', '2')
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(path()).toBe('/admin/analytics/2025-01-30')
  })

  it('of purchases adds up packages, the highest revenue first', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: 'Purchases by package' }))
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'package nameamountrevenue',
      `Deleted package ${gone}1$20.00`,
      'Silver4$19.96',
      'Total5$39.96',
    ])
  })

  it('shows its numbers as a table too', async () => {
    const { user } = await open()
    await user.click(await screen.findByText('The numbers as a table'))
    const table = within(within(screen.getByRole('region', { name: 'The numbers as a table' })).getByRole('table'))
    expect(table.getByRole('row', { name: /^Jan 29, 2025/ })).toHaveTextContent(
      'Jan 29, 20251,20090310–not known12524$34.97',
    )
  })
})

it('the figures can be saved as files', async () => {
  const saved: { name: string; content: Blob }[] = []
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = blobs.at(-1)
    if (content) saved.push({ name: this.download, content })
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await user.click(screen.getByRole('button', { name: 'Export purchases as CSV' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved.map(({ name }) => name)).toEqual([
    'sanguine-days-2025-01-29-2025-01-31.csv',
    'sanguine-purchases-2025-01-29-2025-01-31.csv',
  ])
  expect(saved.map(({ content }) => content.size > 100)).toEqual([true, true])
})

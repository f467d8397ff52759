import { afterEach, expect, it, jest } from '@jest/globals'
import { findAccessibilityViolations, logOut, narrowWindow } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { aCombatEntry, aJournal, anItem, aPlayer, coins, type Item } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'
import { stopClock } from '../../../testing/stop-clock'

afterEach(logOut)

const totals = {
  hunts: 3,
  wins: 2,
  losses: 1,
  autoHunts: 0,
  missions: 0,
  ranks: [],
  reward: { xp: 24, currencies: [coins(14)], items: [] as { readonly amount: number; readonly item: Item }[] },
}

const open = (path: string, journal = aJournal(aCombatEntry()), journalTotals = totals) =>
  openGame(path, { me: aPlayer(), journal, journalTotals })

it('shows the totals of a period', async () => {
  await open('/journal?period=week')
  expect(await screen.findByText('3 hunts: 2 won, 1 lost')).toBeVisible()
  expect(screen.getByText('+24 XP')).toBeVisible()
  expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
  expect(await findAccessibilityViolations()).toEqual([])
})

it('shows entries and totals together, whichever arrives first', async () => {
  let arrive: (sums: typeof totals) => void = () => undefined
  const sums = new Promise<typeof totals>((resolve) => {
    arrive = resolve
  })
  await openGame('/journal', { me: aPlayer(), journal: aJournal(aCombatEntry()), journalTotals: () => sums })
  expect(await screen.findByRole('button', { name: '7 days' })).toBeVisible()
  // by then the entries are there
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByRole('link', { name: /^Victory/ })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  arrive(totals)
  expect(await screen.findByText('3 hunts: 2 won, 1 lost')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Creature or item' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /^Victory/ })).toBeVisible()
})

it('shows six items of a period, and the others on demand', async () => {
  const items = Array.from({ length: 9 }, (_, index) => ({ amount: 1, item: anItem({ name: `Loot ${index + 1}` }) }))
  const { user } = await open('/journal', aJournal(), { ...totals, reward: { ...totals.reward, items } })
  expect(await screen.findByText('Loot 6')).toBeVisible()
  expect(screen.queryByText('Loot 7')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'All 9 items' }))
  expect(screen.getByText('Loot 9')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'All 9 items' })).toBeNull()
})

it('counts the draws of a period if there are some', async () => {
  await open('/journal', aJournal(), { ...totals, hunts: 7 })
  expect(await screen.findByText('7 hunts: 2 won, 4 drawn, 1 lost')).toBeVisible()
})

it('is filtered and searched by keyboard', async () => {
  const { user } = await open('/journal')
  const won = await screen.findByRole('button', { name: 'Won' })
  won.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'true')
  await user.type(screen.getByRole('searchbox', { name: 'Creature or item' }), 'rat{Enter}')
  expect(screen.getByRole('searchbox', { name: 'Creature or item' })).toHaveValue('rat')
  expect(screen.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'true')
})

it('shows a message without matches', async () => {
  await open('/journal?show=draw', aJournal())
  expect(await screen.findByText('No entries match')).toBeVisible()
})

it('reads totals again once if that took too long, and never shows those of another period', async () => {
  const tooLong = new GraphQLError('This took too long. Please try again.', { extensions: { code: 'UNAVAILABLE' } })
  const { user, gateway } = await open('/journal?period=week')
  expect(await screen.findByText('3 hunts: 2 won, 1 lost')).toBeVisible()
  const before = gateway.variablesOf('GameJournalTotals').length
  gateway.setResponses({
    fields: {
      journalTotals: () => {
        throw tooLong
      },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Today' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/^This took too long\. Please try again\./)).toBeVisible()
  expect(screen.queryByText('3 hunts: 2 won, 1 lost')).toBeNull()
  expect(gateway.variablesOf('GameJournalTotals')).toHaveLength(before + 2)
  gateway.setResponses({ fields: { journalTotals: totals } })
  await user.click(alert.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('3 hunts: 2 won, 1 lost')).toBeVisible()
})

it('has a heading for each day with its hunts, XP and coins', async () => {
  stopClock()
  const noon = new Date()
  noon.setHours(12, 0, 0, 0)
  jest.setSystemTime(noon)
  const yesterday = new Date(noon)
  yesterday.setDate(noon.getDate() - 1)
  await open('/journal', aJournal(aCombatEntry(), aCombatEntry({ happenedAt: yesterday.toISOString() })))
  const day = within(await screen.findByRole('region', { name: 'Yesterday' }))
  expect(day.getByRole('heading', { level: 3 })).toBeVisible()
  expect(day.getByText('1 hunt')).toBeVisible()
  expect(day.getAllByText('+12 XP')).toHaveLength(2)
})

it('reads the totals of a day whose last entries are not loaded', async () => {
  const journal = aJournal(aCombatEntry())
  const { gateway } = await open('/journal', { ...journal, pageInfo: { ...journal.pageInfo, hasNextPage: true } })
  expect(await screen.findByText('3 hunts')).toBeVisible()
  expect(gateway.variablesOf('GameJournalTotals')).toHaveLength(2)
})

it('hides totals and filters on a phone, and reads totals when they are opened', async () => {
  const undo = narrowWindow()
  try {
    const { user, gateway } = await open('/journal?show=won')
    expect(await screen.findByRole('link', { name: /^Victory/ })).toBeVisible()
    expect(screen.getByRole('searchbox', { hidden: true })).not.toBeVisible()
    expect(gateway.variablesOf('GameJournalTotals')).toEqual([])
    await user.click(screen.getByText('Totals'))
    expect(await screen.findByText('3 hunts: 2 won, 1 lost')).toBeVisible()
    await user.click(screen.getByText('Filter'))
    expect(screen.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'true')
    expect(await findAccessibilityViolations()).toEqual([])
  } finally {
    undo()
  }
})

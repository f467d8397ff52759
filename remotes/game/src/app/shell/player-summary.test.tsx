import { afterEach, expect, it } from '@jest/globals'
import { actAsUser, findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPlayer, coins } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(logOut)

const soul = { ...coins(7), currency: { ...coins(7).currency, id: 'soul', shortName: 'SOUL', name: 'Souls' } }
const mission = {
  isPaidByMost: false,
  creatures: [],
  moreCreatures: 0,
  soldItems: [],
  moreSoldItems: 0,
  isPaidForMost: false,
  isMissionReward: true,
}

it('lists all currencies with their sources, and closes when a link is followed', async () => {
  const { user, path } = await openGame('/inventory', {
    me: aPlayer({ currencies: [coins(12), soul] }),
    currencySources: mission,
  })
  const summary = within(await screen.findByRole('region', { name: 'At a glance' }))
  const opener = summary.getByRole('button', { name: /Purse$/ })
  await user.click(opener)
  const purse = within(await screen.findByRole('dialog', { name: 'Purse' }))
  expect(await findAccessibilityViolations(document.body)).toEqual([])
  const souls = purse.getByRole('button', { name: 'Where to find Souls' })
  // what suspends on a click is let through only inside of an awaited act
  await actAsUser(() => user.click(souls))
  expect(await screen.findByRole('dialog', { name: 'Where to find Souls' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(souls).toHaveFocus())
  await user.click(souls)
  await user.click(await screen.findByRole('link', { name: 'Reward of one of your missions' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/journal')
})

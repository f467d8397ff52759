import { afterEach, expect, it, jest } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aJournal, aPlayer } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(() => {
  jest.restoreAllMocks()
  logOut()
})

const dayMs = 86_400_000

it.each([
  ['forward', dayMs],
  ['backward', -dayMs],
])('counts down to the hunt although the system clock is set %s', async (_name, ms) => {
  const me = aPlayer({ nextHuntAt: new Date(Date.now() + 450_000).toISOString(), cooldownSeconds: 600 })
  await openGame('/journal', { me, journal: aJournal() })
  const panel = await screen.findByRole('complementary', { name: 'Your hunter' })
  const digits = () => within(panel).getAllByRole('timer')[0]?.textContent ?? ''
  await waitFor(() => expect(digits()).toMatch(/^0[67]:/))
  const before = digits()
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms)
  await waitFor(() => expect(digits()).not.toBe(before))
  expect(digits()).toMatch(/^0[67]:/)
  expect(within(panel).queryByRole('link', { name: /^HUNT/ })).toBeNull()
})

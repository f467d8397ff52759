import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { aPlayer } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'
import { minAwayMs, seenKey } from '../away'

const player = aPlayer({ nextAutoHuntAt: new Date(Date.now() + 3_600_000).toISOString() })
const idle = { isOn: true, bait: null, reserve: 10, available: 0 }

beforeEach(() => {
  const at = Date.now() - 2 * minAwayMs
  localStorage.setItem(seenKey, JSON.stringify({ player: player.id, at, away: null }))
})
afterEach(() => {
  localStorage.clear()
  logOut()
})

const totals = {
  hunts: 3,
  wins: 3,
  losses: 0,
  autoHunts: 3,
  missions: 0,
  ranks: [] as { id: string; name: string }[],
  reward: { xp: 30, currencies: [], items: [] },
}

async function open(fields: Partial<typeof totals>, news: readonly object[] = [], me = player) {
  await openGame('/journal/away', { me, journalTotals: { ...totals, ...fields }, news: { nodes: news } })
  return within(await screen.findByRole('region', { name: 'What happened' }))
}

describe('while the player was away', () => {
  it('many ranks are summarized in one line with the last of them', async () => {
    const part = await open({ ranks: ['Pilgrim', 'Ancilla', 'Elder'].map((name) => ({ id: name, name })) })
    expect(part.getByText('3 ranks up, to Elder')).toBeVisible()
    expect(part.queryByText(/Pilgrim|Ancilla/)).toBeNull()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('retainers that have stopped show the reason', async () => {
    const part = await open({}, [], { ...player, autoHunt: idle })
    expect(part.getByText('Auto-hunts have stopped: your reserve of 10 is left alone.')).toBeVisible()
  })

  it.each([
    ['hunt on', player],
    ['are not wanted', { ...player, autoHunt: { ...idle, isOn: false } }],
    ['are not there', { ...player, nextAutoHuntAt: null, autoHunt: idle }],
  ])('retainers that %s are not mentioned', async (_which, me) => {
    const part = await open({}, [], me)
    expect(part.queryByText(/Auto-hunts|No auto-hunts/)).toBeNull()
  })

  it('news posts are listed, if there are any', async () => {
    const publishedAt = new Date().toISOString()
    await open({}, [{ id: 'n', header: 'A new moon', publishedAt }])
    expect(screen.getByRole('link', { name: 'A new moon' })).toBeVisible()
  })

  it('news are not mentioned if there are none', async () => {
    await open({})
    expect(screen.queryByText('News since then')).toBeNull()
  })
})

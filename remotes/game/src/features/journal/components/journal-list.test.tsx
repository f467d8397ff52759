import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { aJournal, anAutoHunt, anEntry, anItem, aPlayer, coins } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const open = async (...entries: readonly ReturnType<typeof anEntry>[]) => {
  const rendered = await openGame('/journal', { me: aPlayer(), journal: aJournal(...entries) })
  return { ...rendered, journal: within(await screen.findByRole('region', { name: 'Journal' })) }
}

describe('the journal', () => {
  it('shows a hunt with its reward, and a mission with its progress', async () => {
    const { journal } = await open(
      anEntry(),
      anEntry({ type: 'missionReward', combat: null, progress: 'Grave Rat 12 / 12' }),
    )
    const [hunt, mission] = await journal.findAllByRole('listitem')
    expect(hunt).toHaveTextContent('Victory over Grave Rat')
    expect(hunt).toHaveTextContent('+12 XP')
    expect(mission).toHaveTextContent('Mission accomplished')
    expect(mission).toHaveTextContent('Grave Rat 12 / 12')
  })

  it('names the retainer of an auto-hunt, and reports missing bait as for any hunt', async () => {
    const { journal } = await open(
      anAutoHunt(),
      anEntry({ type: 'noBait', isAutoHunt: true, combat: null, reward: null }),
    )
    expect(await journal.findByText('Auto-hunt by Hound')).toBeVisible()
    expect(journal.getByText('No bait equipped!')).toBeVisible()
    expect(journal.getByText('Buy & Equip new Bait!')).toBeVisible()
  })

  it('groups consecutive auto-hunts, with their totals and each of them on demand', async () => {
    const loot = {
      xp: 30,
      currencies: [coins(10)],
      items: [{ amount: 1, item: anItem({ id: 'd'.repeat(24), name: 'Bone' }) }],
    }
    const { user, journal } = await open(
      anEntry(),
      anAutoHunt({ reward: loot }),
      anAutoHunt({ reward: loot }),
      anAutoHunt({ result: 'loss', reward: null }),
      anEntry(),
    )
    expect(await journal.findByText('3 auto-hunts')).toBeVisible()
    expect(journal.getByText('2 won, 1 lost')).toBeVisible()
    expect(journal.getByText('+60 XP')).toBeVisible()
    expect(journal.getByText('+20 VGC')).toBeVisible()
    expect(journal.getByText('Bone ×2')).toBeVisible()
    expect(journal.getByText('Loss to Grave Rat')).not.toBeVisible()
    await user.click(journal.getByText('All 3'))
    expect(journal.getByText('Loss to Grave Rat')).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('lists two of them one by one', async () => {
    const { journal } = await open(anAutoHunt(), anAutoHunt())
    expect(await journal.findAllByText('Auto-hunt by Hound')).toHaveLength(2)
  })
})

import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import type { GameJournalEntryFragment } from '../../../generated/documents'
import {
  aCombatEntry,
  aJournal,
  anAutoHunt,
  anEnemy,
  anItem,
  aPlayer,
  coins,
  entryFields,
} from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const noTotals = {
  hunts: 0,
  wins: 0,
  losses: 0,
  autoHunts: 0,
  missions: 0,
  ranks: [],
  reward: { xp: 0, currencies: [], items: [] },
}

const open = async (...entries: readonly GameJournalEntryFragment[]) => {
  const rendered = await openGame('/journal', { me: aPlayer(), journal: aJournal(...entries), journalTotals: noTotals })
  return { ...rendered, journal: within(await screen.findByRole('region', { name: 'Journal' })) }
}

describe('the journal', () => {
  it('shows a hunt with its reward, and a mission with its progress', async () => {
    const { journal } = await open(aCombatEntry(), {
      __typename: 'MissionRewardEntry',
      ...entryFields(),
      objectives: [
        { enemy: anEnemy(), caught: 12, goal: 12 },
        { enemy: anEnemy({ name: 'Wolf' }), caught: 3, goal: 3 },
      ],
      reward: { xp: 60, currencies: [], items: [] },
    })
    const [hunt, mission] = await journal.findAllByRole('listitem')
    expect(hunt).toHaveTextContent('Victory over Grave Rat')
    expect(hunt).toHaveTextContent('+12 XP')
    expect(mission).toHaveTextContent('Mission accomplished')
    expect(mission).toHaveTextContent('Grave Rat 12 / 12, Wolf 3 / 3')
    expect(mission).toHaveTextContent('+60 XP')
  })

  it('names the retainer of an auto-hunt, and reports missing bait like other hunts', async () => {
    const { journal } = await open(anAutoHunt(), {
      __typename: 'NoBaitEntry',
      ...entryFields(),
      bait: null,
      isReserve: false,
    })
    expect(await journal.findByText('Auto-hunt by Hound')).toBeVisible()
    expect(journal.getByText('No bait equipped!')).toBeVisible()
    expect(journal.getByText('Buy & Equip new Bait!')).toBeVisible()
  })

  it.each([
    [true, 'Auto-hunts stopped', 'Only the reserve of Rat is left.'],
    [false, 'No bait equipped!', 'No Rat left. Buy & Equip new Bait!'],
  ])('names the bait that auto-hunts are missing, with the reserve kept: %s', async (isReserve, title, text) => {
    const { id, name } = anItem({ name: 'Rat' })
    const { journal } = await open({ __typename: 'NoBaitEntry', ...entryFields(), bait: { id, name }, isReserve })
    expect(await journal.findByText(title)).toBeVisible()
    expect(journal.getByText(text)).toBeVisible()
  })

  it('groups consecutive auto-hunts, with their totals and each of them on demand', async () => {
    const loot = {
      xp: 30,
      currencies: [coins(10)],
      items: [{ amount: 1, item: anItem({ id: 'd'.repeat(24), name: 'Bone' }) }],
    }
    const { user, journal } = await open(
      aCombatEntry(),
      anAutoHunt({ reward: loot }),
      anAutoHunt({ reward: loot }),
      anAutoHunt({ result: 'LOSS', reward: { xp: 0, currencies: [], items: [] } }),
      aCombatEntry(),
    )
    expect(await journal.findByText('3 auto-hunts')).toBeVisible()
    expect(journal.getByText('2 won, 1 lost')).toBeVisible()
    expect(journal.getByText('+60 XP')).toBeVisible()
    const [run] = journal.getAllByRole('listitem').slice(1)
    expect(run).toHaveTextContent('+60 XP+20 VGCBone ×2')
    expect(journal.getByText('Loss to Grave Rat')).not.toBeVisible()
    await user.click(journal.getByText('All 3'))
    expect(journal.getByText('Loss to Grave Rat')).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('shows a journey, a new rank with its item, a claimed collection and a message', async () => {
    const { journal } = await open(
      { __typename: 'TravelEntry', ...entryFields(), huntingGround: { id: 'mill', name: 'Mill', image: null } },
      {
        __typename: 'RankUpEntry',
        ...entryFields(),
        rank: { id: 'rank-2', name: 'Ancilla' },
        rewardItem: anItem({ name: 'Cape' }),
      },
      { __typename: 'RankUpEntry', ...entryFields(), rank: null, rewardItem: null },
      { __typename: 'CollectionEntry', ...entryFields(), item: anItem({ name: 'Teeth' }) },
      ...[null, { id: 'mina', name: 'Mina' }].map((giver) => ({
        ...{
          __typename: 'PurchaseEntry' as const,
          ...entryFields(),
          packageName: 'A Tear',
          isGift: giver !== null,
          giver,
        },
        items: [{ amount: 2, item: anItem({ name: 'Diamond' }) }],
      })),
      { __typename: 'SystemEntry', ...entryFields(), message: 'The gates are open.' },
    )
    const entries = (await journal.findAllByRole('listitem')).map(({ textContent }) =>
      textContent?.replace('2\u00a0min ago', ' '),
    )
    expect(entries).toEqual([
      'Travelled to Mill ',
      'New rank: Ancilla Cape ×1',
      'New rank: Unknown ',
      'A word from the house You completed the collection Teeth.',
      'You bought A Tear Diamond ×2',
      'Mina gave you A Tear Diamond ×2',
      'A word from the house The gates are open.',
    ])
  })

  it('lists two auto-hunts separately', async () => {
    const { journal } = await open(anAutoHunt(), anAutoHunt())
    expect(await journal.findAllByText('Auto-hunt by Hound')).toHaveLength(2)
  })
})

import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import { aGoal, aJournal, anItem, aPlayer } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(logOut)

const ground = {
  id: 'b'.repeat(24),
  regionId: 'c'.repeat(24),
  regionName: 'Vale',
  name: 'Mill',
  imageId: '',
  flavorText: '',
}
const enemy = {
  id: 'd'.repeat(24),
  name: 'Wolf',
  imageId: '',
  animatedImageId: '',
  flavorText: '',
  rarity: { id: 'e', name: 'Common', shortName: 'common', colorHex: '#cccccc' },
  type: { id: 'f', name: 'Beast', shortName: 'beast', imageId: '' },
  reward: { xp: 1, currencies: [], items: [] },
}
const of = (itemTypeShortName: string, name: string) => anItem({ itemTypeShortName, name })
const at = `/travel?region=${ground.regionId}#${ground.id}`

describe('the goals', () => {
  it.each([
    ['firstHunt', {}, 'Make your first hunt The bait is laid, the moon is full.', '/hunt'],
    ['equipBait', { name: 'Rat', item: of('bait', 'Rat') }, 'Lay out bait: Rat', '/inventory?show=bait'],
    ['buyBait', { name: 'Rat', item: of('bait', 'Rat'), missing: 0 }, 'Buy Rat 20 baits left', '/jewel?shelf=bait'],
    [
      'buyBait',
      { name: 'Rat', item: of('bait', 'Rat'), missing: 2 },
      'Sell loot, to afford bait 2 coins short',
      '/inventory',
    ],
    ['equipItem', { name: 'Cowl', item: of('head', 'Cowl') }, 'Wear Cowl', '/inventory?show=head'],
    [
      'claimCollection',
      { name: 'Teeth', item: of('collection', 'Teeth') },
      'Claim Teeth Every trophy is yours.',
      '/treasury',
    ],
    [
      'buyKey',
      { name: 'Gate', item: of('key', 'Gate'), huntingGround: ground, missing: 0 },
      'Buy Gate opens Mill',
      '/sanctum?shelf=key',
    ],
    [
      'buyKey',
      { name: 'Gate', item: of('key', 'Gate'), huntingGround: ground, missing: 1200 },
      'Buy Gate 1,200 coins short; opens Mill',
      '/sanctum?shelf=key',
    ],
    [
      'craftKey',
      { name: 'Gate', item: of('key', 'Gate'), huntingGround: ground, missing: 12, material: anItem({ name: 'Iron' }) },
      'Craft Gate 12 Iron short; opens Mill',
      '/sanctum?shelf=key',
    ],
    [
      'rank',
      { name: 'Ancilla', missing: 60, rewardItem: anItem({ name: 'Cape' }) },
      'New rank: Ancilla 60 XP to go; brings Cape',
      '/hunt',
    ],
    [
      'ground',
      { name: 'Mill', huntingGround: ground, keyItem: anItem({ name: 'Gate' }) },
      'New ground: Mill 60 XP to go; needs Gate',
      at,
    ],
    [
      'ware',
      { name: 'Hound', item: of('retainer', 'Hound') },
      'New ware: Hound 60 XP to go; Crypt',
      '/crypt?shelf=retainer',
    ],
    ['mission', { name: 'Wolf', enemy, huntingGround: ground, missing: 3 }, 'Mission: Wolf 3 to go', at],
    [
      'collection',
      { name: 'Teeth', item: of('collection', 'Teeth'), missing: 2 },
      'Complete Teeth 2 trophies missing',
      '/treasury',
    ],
  ])('of kind %s links to where it can be reached', async (kind, fields, name, path) => {
    await openGame('/inventory', { me: aPlayer({ goals: [aGoal({ kind, ...fields })] }) })
    const side = within(await screen.findByRole('region', { name: 'What next' }))
    expect(side.getByRole('link', { name })).toHaveAttribute('href', path)
  })

  it('links a mission to the hunt when the player is on its ground', async () => {
    const player = aPlayer()
    const goals = [aGoal({ kind: 'mission', name: 'Wolf', enemy, huntingGround: player.currentHuntingGround })]
    await openGame('/inventory', { me: { ...player, goals } })
    const side = within(await screen.findByRole('region', { name: 'What next' }))
    expect(side.getByRole('link')).toHaveAttribute('href', '/hunt')
  })

  it('shows three goals beside the page and the first above it', async () => {
    const goals = ['One', 'Two', 'Three', 'Four'].map((name) => aGoal({ name }))
    await openGame('/', { me: aPlayer({ goals }), journal: aJournal() })
    const side = within(await screen.findByRole('region', { name: 'What next' }))
    expect(side.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'New rank: One60 XP to go',
      'New rank: Two60 XP to go',
      'New rank: Three60 XP to go',
    ])
    expect(screen.getByRole('navigation', { name: 'What next' })).toHaveTextContent('New rank: One')
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('is hidden without goals', async () => {
    await openGame('/', { me: aPlayer({ goals: [] }), journal: aJournal() })
    await screen.findByRole('complementary', { name: 'Your hunter' })
    expect(screen.queryByLabelText('What next')).toBeNull()
  })
})

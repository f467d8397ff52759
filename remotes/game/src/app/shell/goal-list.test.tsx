import { afterEach, describe, expect, it } from '@jest/globals'
import { findAccessibilityViolations, lateAnswer, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { GameGoalFragment } from '../../generated/documents'
import { goalsOf } from '../../shared/goals/goal-text'
import {
  aGround,
  aJournal,
  anEnemy,
  anImage,
  anItem,
  anItemType,
  aPlayer,
  aRankGoal,
  aSlot,
  aStat,
} from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(logOut)

const ground = aGround({ name: 'Mill' })
const of = (shortName: string, name: string) =>
  anItem({ id: name.toLowerCase(), itemType: anItemType(shortName), name })
const teeth = { id: 'teeth', name: 'Teeth', image: anImage }
const cape = anItem({ name: 'Cape' })
const at = `/travel?region=${ground.region.id}#${ground.id}`

const cases: readonly (readonly [GameGoalFragment, name: string, path: string])[] = [
  [
    { __typename: 'FirstHuntGoal', missing: 0 },
    'Go on your first hunt The bait is equipped, the moon is full.',
    '/hunt',
  ],
  [
    { __typename: 'BuyBaitGoal', missing: 0, item: of('bait', 'Rat') },
    'Buy Rat 20 baits left',
    '/jewel?shelf=bait&item=rat',
  ],
  [
    { __typename: 'BuyBaitGoal', missing: 2, item: of('bait', 'Rat') },
    'Sell loot to afford bait 2 gold short',
    '/inventory',
  ],
  [
    { __typename: 'ClaimCollectionGoal', missing: 0, collection: teeth },
    'Claim Teeth Every trophy is yours.',
    '/treasury',
  ],
  [
    { __typename: 'BuyKeyGoal', missing: 0, item: of('key', 'Gate'), huntingGround: ground },
    'Buy Gate opens Mill',
    '/sanctum?shelf=key&item=gate',
  ],
  [
    { __typename: 'BuyKeyGoal', missing: 1200, item: of('key', 'Gate'), huntingGround: ground },
    'Buy Gate 1,200 gold short; opens Mill',
    '/sanctum?shelf=key&item=gate',
  ],
  [
    {
      __typename: 'CraftKeyGoal',
      missing: 12,
      item: of('key', 'Gate'),
      huntingGround: ground,
      material: of('craftingmat', 'Iron'),
      isAffordable: false,
    },
    'Craft Gate 12 Iron short; opens Mill',
    '/sanctum?shelf=key&item=gate',
  ],
  [
    {
      __typename: 'CraftKeyGoal',
      missing: 4,
      item: of('key', 'Gate'),
      huntingGround: ground,
      material: of('alchemy', 'Quicksilver'),
      isAffordable: true,
    },
    'Craft Gate 4 Quicksilver short; sold at Sanctum Secr.; opens Mill',
    '/sanctum?shelf=alchemy&item=quicksilver&quantity=4',
  ],
  [
    { __typename: 'TravelGoal', missing: 0, huntingGround: ground, rewardFactor: 2.96, newCreatures: 0 },
    'Travel to Mill It is open to you; a hunt brings about 3 times as much',
    at,
  ],
  [
    { __typename: 'TravelGoal', missing: 0, huntingGround: ground, rewardFactor: 0.97, newCreatures: 5 },
    'Travel to Mill It is open to you; 5 new creatures',
    at,
  ],
  [
    { __typename: 'TravelGoal', missing: 40, huntingGround: ground, rewardFactor: 2, newCreatures: 0 },
    'Travel to Mill 40 gold short; a hunt brings about 2 times as much',
    at,
  ],
  [
    { __typename: 'TravelGoal', missing: 0, huntingGround: ground, rewardFactor: null, newCreatures: 0 },
    'Travel to Mill It is open to you',
    at,
  ],
  [
    {
      __typename: 'RankGoal',
      missing: 60,
      hunts: 5,
      rank: { id: 'rank-3', name: 'Ancilla', rewardItem: cape, coffinCharges: 3 },
    },
    'Next rank: Ancilla 60 XP to go; about 5 hunts; brings Cape; brings 3 hunts without a wait',
    '/hunt',
  ],
  [
    { __typename: 'HuntingGroundGoal', missing: 60, huntingGround: ground, key: null },
    'Next hunting ground: Mill 60 XP to go',
    at,
  ],
  [
    { __typename: 'HuntingGroundGoal', missing: 60, huntingGround: ground, key: { id: 'gate', name: 'Gate' } },
    'Next hunting ground: Mill 60 XP to go; also needs Gate',
    at,
  ],
  [
    {
      __typename: 'FindKeyGoal',
      missing: 1,
      item: of('key', 'Gate'),
      huntingGround: aGround({ name: 'Vault' }),
      droppedBy: anEnemy({ name: 'Wolf' }),
      source: ground,
    },
    'Find Gate dropped by Wolf (Mill); opens Vault',
    at,
  ],
  [
    {
      __typename: 'FindKeyGoal',
      missing: 1,
      item: of('key', 'Gate'),
      huntingGround: aGround({ name: 'Vault' }),
      droppedBy: null,
      source: ground,
    },
    'Find Gate dropped by a creature you have not beaten yet (Mill); opens Vault',
    at,
  ],
  [
    { __typename: 'ShopItemGoal', missing: 60, missingCoins: 0, gain: null, item: of('retainer', 'Hound') },
    'Next in the shops: Hound 60 XP to go; Crypt',
    '/crypt?shelf=retainer&item=hound',
  ],
  [
    { __typename: 'ShopItemGoal', missing: 0, missingCoins: 0, gain: null, item: of('retainer', 'Hound') },
    'Bind your first retainer: Hound Fights beside you and hunts by itself; Crypt',
    '/crypt?shelf=retainer&item=hound',
  ],
  [
    { __typename: 'ShopItemGoal', missing: 0, missingCoins: 0, gain: null, item: of('head', 'Cowl') },
    'Next in the shops: Cowl You can pay for it; Armory',
    '/armory?shelf=head&item=cowl',
  ],
  [
    { __typename: 'ShopItemGoal', missing: 0, missingCoins: 1200, gain: null, item: of('retainer', 'Hound') },
    'Next in the shops: Hound 1,200 gold short; Crypt',
    '/crypt?shelf=retainer&item=hound',
  ],
  [
    {
      __typename: 'ShopItemGoal',
      missing: 0,
      missingCoins: 0,
      gain: 6,
      item: { ...of('emblem', 'Order'), affectsEnemyType: { id: 'undead', name: 'Undead' } },
    },
    'Next in the shops: Order You can pay for it; wins about 6 more of 100 hunts here; against Undead creatures; Sanctum Secr.',
    '/sanctum?shelf=emblem&item=order',
  ],
  [
    { __typename: 'CoffinHuntGoal', missing: 0, charges: 2 },
    'Hunt from your coffin 2 extra charges: no wait for the moon',
    '/coffinhunt',
  ],
  [
    {
      __typename: 'TakeGiftGoal',
      missing: 0,
      item: of('weapon', 'Fork'),
      news: { id: 'gates', header: 'The gates are open' },
    },
    'Take your gift: Fork Costs nothing; from the news “The gates are open”',
    '/?news=gates',
  ],
  [
    { __typename: 'PinnedItemGoal', missing: 0, missingCoins: 0, item: of('head', 'Cowl') },
    'Buy Cowl You pinned it; Armory',
    '/armory?shelf=head&item=cowl',
  ],
  [
    { __typename: 'PinnedItemGoal', missing: 60, missingCoins: 1200, item: of('head', 'Cowl') },
    'Next in the shops: Cowl You pinned it; 60 XP to go; 1,200 coins short; Armory',
    '/armory?shelf=head&item=cowl',
  ],
  [
    { __typename: 'MissionGoal', missing: 3, enemy: anEnemy({ name: 'Wolf' }), huntingGround: ground },
    'Mission: Wolf 3 to go',
    at,
  ],
  [
    { __typename: 'BossGoal', missing: 1, enemy: anEnemy({ name: 'Sexton' }), huntingGround: ground },
    'Boss: Sexton You have never beaten it; Mill',
    at,
  ],
  [{ __typename: 'CollectionGoal', missing: 2, collection: teeth }, 'Complete Teeth 2 trophies missing', '/treasury'],
]

describe('the goals', () => {
  it.each(cases.map(([goal, name, path]) => [goal.__typename, name, path, goal] as const))(
    'of type %s: %s links to %s',
    async (_, name, path, goal) => {
      await openGame('/inventory', { me: aPlayer({ goals: [goal] }) })
      const side = within(await screen.findByRole('region', { name: 'What next?' }))
      expect(side.getByRole('link', { name })).toHaveAttribute('href', path)
    },
  )

  it.each([
    ['EquipBaitGoal', 'Equip bait: Rat', { __typename: 'EquipBaitGoal', missing: 0, item: of('bait', 'Rat') }],
    [
      'EquipItemGoal',
      'Equip Cowl',
      { __typename: 'EquipItemGoal', missing: 0, item: of('head', 'Cowl'), replacedItem: null },
    ],
  ] as const)('of type %s equips the item', async (_type, name, goal) => {
    const { item } = goal
    const equipped: unknown[] = []
    const { user } = await openGame('/inventory', {
      me: aPlayer({ goals: [goal] }),
      equip: ({ input }: { input: unknown }) => {
        equipped.push(input)
        return { player: aPlayer({ goals: [] }), userErrors: [] }
      },
    })
    const side = within(await screen.findByRole('region', { name: 'What next?' }))
    await user.click(side.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What next?' })).toBeNull())
    expect(equipped).toEqual([{ itemId: item.id, canReplace: false }])
    expect(await screen.findByText(`${item.name} is equipped.`)).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('leaves the focus to a player who has gone on before the item is equipped', async () => {
    const equipping = lateAnswer()
    const goal = { __typename: 'EquipBaitGoal', missing: 0, item: of('bait', 'Rat') } as const
    const { user } = await openGame('/inventory', { me: aPlayer({ goals: [goal] }), equip: () => equipping.answer })
    const side = within(await screen.findByRole('region', { name: 'What next?' }))
    await user.click(side.getByRole('button', { name: 'Equip bait: Rat' }))
    const search = screen.getByRole('searchbox')
    await user.click(search)
    equipping.send({ player: aPlayer({ goals: [] }), userErrors: [] })
    expect(await screen.findByText('Rat is equipped.')).toBeVisible()
    expect(search).toHaveFocus()
  })

  it('to replace an equipped item names that item, and replaces it', async () => {
    const item = { ...of('accessory', 'Ring'), stats: [aStat()] }
    const [worse, other] = [3, 8].map((value) =>
      anItem({ name: `Band ${value}`, itemType: anItemType('accessory'), stats: [aStat({ from: value, to: value })] }),
    )
    const equipmentSlots = [worse, other].map((worn, index) => aSlot('accessory', { index, item: worn ?? null }))
    const goal = { __typename: 'EquipItemGoal', missing: 0, item, replacedItem: worse ?? null } as const
    const { user, gateway } = await openGame('/inventory', {
      me: aPlayer({ equipmentSlots, goals: [goal] }),
      equip: { player: aPlayer({ goals: [] }), userErrors: [] },
    })
    const side = within(await screen.findByRole('region', { name: 'What next?' }))
    expect(side.getByRole('button')).toHaveTextContent('Equip Ringreplaces Band 3Health +5')
    await user.click(side.getByRole('button'))
    await waitFor(() =>
      expect(gateway.variablesOf('GameEquip')).toEqual([{ input: { itemId: item.id, canReplace: true } }]),
    )
  })

  it('to equip an item shows how stats would change', async () => {
    const item = { ...of('head', 'Cowl'), stats: [aStat()] }
    const equipmentSlots = [aSlot('head', { item: anItem({ name: 'Hat', stats: [aStat({ from: 3, to: 3 })] }) })]
    await openGame('/inventory', {
      me: aPlayer({ equipmentSlots, goals: [{ __typename: 'EquipItemGoal', missing: 0, item, replacedItem: null }] }),
    })
    const side = within(await screen.findByRole('region', { name: 'What next?' }))
    expect(side.getByRole('button')).toHaveTextContent('Equip CowlHealth +5')
  })

  it('links a mission to the hunt when the player is on its ground', async () => {
    const player = aPlayer()
    const goal: GameGoalFragment = {
      __typename: 'MissionGoal',
      missing: 3,
      enemy: anEnemy({ name: 'Wolf' }),
      huntingGround: player.huntingGround,
    }
    await openGame('/inventory', { me: { ...player, goals: [goal] } })
    const side = within(await screen.findByRole('region', { name: 'What next?' }))
    expect(within(side.getByRole('listitem')).getByRole('link')).toHaveAttribute('href', '/hunt')
  })

  const four = () => {
    const claims = ['One', 'Two', 'Three'].map(
      (name): GameGoalFragment => ({
        __typename: 'ClaimCollectionGoal',
        missing: 0,
        collection: { ...teeth, id: name, name },
      }),
    )
    return [aRankGoal('Ancilla'), ...claims]
  }

  it('shows three goals beside the page and the first above it', async () => {
    await openGame('/inventory', { me: aPlayer({ goals: four() }) })
    const side = within(await screen.findByRole('region', { name: 'What next?' }))
    expect(side.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', '/plan')
    expect(side.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Next rank: Ancilla60 XP to go',
      'Claim OneEvery trophy is yours.',
      'Claim TwoEvery trophy is yours.',
    ])
    expect(screen.getByRole('navigation', { name: 'What next?' })).toHaveTextContent('Next rank: Ancilla')
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('shows the first one as a card at home, and the others beside the page', async () => {
    await openGame('/', { me: aPlayer({ goals: four() }), journal: aJournal() })
    const card = within(await screen.findByRole('region', { name: 'Worth doing now' }))
    expect(card.getByRole('link')).toHaveTextContent('Next rank: Ancilla60 XP to go')
    expect(card.getByRole('link')).toHaveAttribute('href', '/hunt')
    const side = within(screen.getByRole('region', { name: 'What next?' }))
    expect(side.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Claim OneEvery trophy is yours.',
      'Claim TwoEvery trophy is yours.',
      'Claim ThreeEvery trophy is yours.',
    ])
    expect(screen.queryByRole('navigation', { name: 'What next?' })).toBeNull()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('leave out types that only a newer server knows', () => {
    const newer = { __typename: 'DuelGoal', missing: 0 } as unknown as GameGoalFragment
    const rank = aRankGoal('Ancilla')
    expect(goalsOf(aPlayer({ goals: [newer, rank] }))).toEqual([rank])
  })

  it('name other activities once all are reached', async () => {
    await openGame('/inventory', { me: aPlayer({ goals: [], nextRank: null }) })
    const side = within(await screen.findByRole('region', { name: 'What next?' }))
    expect(
      side.getByText(/^You have reached the highest rank, and the next mission comes with the new night\./),
    ).toBeVisible()
    expect(side.getByRole('link', { name: 'Ladder' })).toHaveAttribute('href', '/ladder')
    expect(side.queryByRole('list')).toBeNull()
  })

  it('is hidden without goals', async () => {
    await openGame('/', { me: aPlayer({ goals: [] }), journal: aJournal() })
    await screen.findByRole('complementary', { name: 'Your hunter' })
    expect(screen.queryByLabelText('What next?')).toBeNull()
  })
})

import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aCombatEvent } from '../../../testing/a-combat-event'
import {
  aCombat,
  aMission,
  anInventoryEntry,
  anItem,
  anItemType,
  aPlayer,
  aSlot,
  aStat,
  coins,
  refusedWith,
} from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const attack = () => screen.findByRole('button', { name: 'Attack' })

const won = (player = aPlayer({ xp: 52 })) => ({
  player,
  userErrors: [],
  combat: aCombat({
    result: 'WIN',
    round: 2,
    reward: { xp: 12, currencies: [coins(14)], items: [{ item: anItem({ name: 'Tallow Stub' }), amount: 2 }] },
  }),
})

describe('the hunt', () => {
  it('requests each round by its number, and shows its events', async () => {
    const { user, gateway } = await openGame('/hunt', {
      me: aPlayer(),
      hunt: { player: aPlayer(), userErrors: [], combat: aCombat({ events: [aCombatEvent({ effectiveDamage: 9 })] }) },
    })
    await user.click(await attack())
    expect(await screen.findByRole('heading', { name: 'Round I' })).toBeVisible()
    expect(screen.getByRole('log')).toHaveTextContent('Morwenna strikes Grave Rat−9')
    expect(screen.getByRole('progressbar', { name: 'Health of Grave Rat' })).toHaveAttribute('aria-valuenow', '20')
    await user.click(await attack())
    await waitFor(() =>
      expect(gateway.variablesOf('GameHunt')).toEqual([{ input: { round: 1 } }, { input: { round: 2 } }]),
    )
  })

  it('resumes a combat that another tab has started', async () => {
    await openGame('/hunt', { me: aPlayer({ combat: aCombat({ round: 3 }) }) })
    expect(await screen.findByRole('heading', { name: 'Grave Rat' })).toBeVisible()
    expect(screen.getByRole('list', { name: 'Round 3 of 5' })).toBeVisible()
  })

  it('shows the reward of a victory, and when the next hunt may start', async () => {
    const waiting = aPlayer({ nextHuntAt: new Date(Date.now() + 544_000).toISOString() })
    const { user } = await openGame('/hunt', { me: aPlayer(), quickHunt: won(waiting) })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = await screen.findByRole('dialog', { name: 'Victory' })
    expect(result).toHaveTextContent('+12 XP')
    expect(result).toHaveTextContent('+14 VGC')
    expect(result).toHaveTextContent('Tallow Stub ×2')
    expect(within(result).getByRole('link', { name: /Next hunt 09:0\d/ })).toBeVisible()
  })

  it('compares won equipment with what is worn', async () => {
    const weapon = (name: string, health: number) =>
      anItem({ name, itemType: anItemType('weapon'), stats: [aStat({ from: health, to: health })] })
    const me = aPlayer({ equipmentSlots: [aSlot('weapon', { item: weapon('Knife', 3) })] })
    const { combat, ...answer } = won(me)
    const reward = { xp: 0, currencies: [], items: [{ item: weapon('Sabre', 8), amount: 1 }] }
    const { user } = await openGame('/hunt', { me, quickHunt: { ...answer, combat: { ...combat, reward } } })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = within(await screen.findByRole('dialog', { name: 'Victory' }))
    expect(result.getByText('+5 against Knife: better')).toBeInTheDocument()
  })

  it('shows the progress of the mission after a victory, and the next goal', async () => {
    const mission = aMission()
    const [objective] = mission.objectives
    const cowl = anItem({ name: 'Cowl', itemType: anItemType('head') })
    const goals = [{ __typename: 'EquipItemGoal', missing: 0, item: cowl } as const]
    const hunted = (player: ReturnType<typeof aPlayer>) => {
      const answer = won(player)
      return { ...answer, combat: { ...answer.combat, modifiers: ['QUESTING'], enemy: objective?.enemy } }
    }
    const { user, gateway } = await openGame('/hunt', { me: aPlayer(), quickHunt: hunted(aPlayer({ mission, goals })) })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = within(await screen.findByRole('dialog', { name: 'Victory' }))
    expect(result.getByText('Mission: Shambling Dead 12 / 20')).toBeVisible()
    expect(result.getByRole('button', { name: 'Wear Cowl' })).toBeVisible()

    gateway.setResponses({ fields: { quickHunt: hunted(aPlayer({ mission: { ...mission, status: 'COMPLETED' } })) } })
    await user.click(result.getByRole('button', { name: 'Hunt again' }))
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const last = within(await screen.findByRole('dialog', { name: 'Victory' }))
    expect(last.getByText('Mission accomplished')).toBeVisible()
    expect(last.getByText('+360 XP')).toBeVisible()
  })

  it('keeps the result on a key press that was meant for the fight, and leaves the focus at the log', async () => {
    const { user } = await openGame('/hunt', { me: aPlayer(), quickHunt: won() })
    await user.click(await screen.findByRole('button', { name: 'Quick attack' }))
    const result = await screen.findByRole('dialog', { name: 'Victory' })
    expect(result).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(result).toBeVisible()
    await user.click(within(result).getByRole('button', { name: 'Read the log' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Event log' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Show the result' }))
    await user.click(await screen.findByRole('button', { name: 'Hunt again' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Attack' })).toHaveFocus())
  })

  it('dismisses the result by the button beside it, and by any link to the hunt', async () => {
    const { user, gateway } = await openGame('/hunt', { me: aPlayer() })
    const ready = () => screen.findByRole('heading', { name: 'The night is yours' })
    const ways = [
      () => screen.getByRole('button', { name: 'Hunt again' }),
      () => screen.getAllByRole('link', { name: /^Hunt/i })[0] as HTMLElement,
    ]
    for (const [index, next] of ways.entries()) {
      await ready()
      const answer = won()
      const combat = { ...answer.combat, number: index + 1, id: `account-1:${index + 1}` }
      gateway.setResponses({ fields: { quickHunt: { ...answer, combat } } })
      await user.click(screen.getByRole('button', { name: 'Quick attack' }))
      await screen.findByRole('dialog', { name: 'Victory' })
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.click(next())
    }
    expect(await ready()).toBeVisible()
  })

  it('says why no hunt can start without bait, and leads to the shop', async () => {
    await openGame('/hunt', { me: aPlayer({ bait: null }) })
    expect(await screen.findByRole('heading', { name: 'No bait equipped!' })).toBeVisible()
    expect(screen.getByText('Buy & Equip new Bait!')).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the Jewel Emporium' })).toHaveAttribute('href', '/jewel?shelf=bait')
    expect(screen.queryByRole('button', { name: 'Attack' })).toBeNull()
  })

  it('offers the bait in the bag where none is laid out', async () => {
    const [rat, dear] = [anItem({ name: 'Rat' }), anItem({ name: 'Phoenix', requiredXp: 1_000_000 })]
    const inventory = [anInventoryEntry(dear, { amount: 9 }), anInventoryEntry(rat, { amount: 5 })]
    const equipped: unknown[] = []
    const { user } = await openGame('/hunt', {
      me: aPlayer({ bait: null, inventory }),
      equip: ({ input }: { input: unknown }) => {
        equipped.push(input)
        return { player: aPlayer({ bait: { item: rat, amount: 5 }, inventory }), userErrors: [] }
      },
    })
    const baits = within(await screen.findByRole('list', { name: 'Bait in your bag' }))
    expect(baits.getAllByRole('button')).toHaveLength(1)
    await user.click(baits.getByRole('button', { name: 'Use Rat, 5 left' }))
    expect(await screen.findByRole('button', { name: 'Attack' })).toBeVisible()
    expect(equipped).toEqual([{ itemId: rat.id }])
  })

  it('shows the cooldown while it runs', async () => {
    await openGame('/hunt', { me: aPlayer({ nextHuntAt: new Date(Date.now() + 90_000).toISOString() }) })
    expect(await screen.findByText(/You can hunt again in 01:(30|29)/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Attack' })).toBeNull()
  })

  it('shows a refusal of the server and stays usable', async () => {
    const { user } = await openGame('/hunt', {
      me: aPlayer(),
      hunt: { player: null, combat: null, ...refusedWith('HUNT_TOO_EARLY', { seconds: 12 }) },
    })
    await user.click(await attack())
    expect(await screen.findByRole('alert')).toHaveTextContent('You can hunt again in 12 seconds.')
    expect(await attack()).toBeEnabled()
  })

  it('spends a coffin charge in the coffin variant', async () => {
    const { user, gateway } = await openGame('/coffinhunt', {
      me: aPlayer({ coffin: { charges: 1, maxCharges: 2, nextChargeAt: null } }),
      coffinHunt: { player: aPlayer(), userErrors: [], combat: aCombat() },
    })
    await user.click(await attack())
    await waitFor(() => expect(gateway.variablesOf('GameCoffinHunt')).toEqual([{ input: { round: 1 } }]))
  })

  it('needs a coffin for a coffin hunt', async () => {
    await openGame('/coffinhunt', { me: aPlayer() })
    expect(await screen.findByRole('heading', { name: 'No coffin worn' })).toBeVisible()
  })
})

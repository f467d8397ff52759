import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import {
  aCreatureOdds,
  aCreatureStats,
  aHuntOdds,
  anEnemy,
  anItem,
  anItemType,
  aPlayer,
  aSlot,
  aStat,
} from '../../testing/builders'
import { openGame } from '../../testing/open-game'

beforeEach(() => localStorage.clear())
afterEach(logOut)

const open = (huntOdds: unknown, player = aPlayer(), at = '/hunt') =>
  openGame(at, { me: player, huntOdds, regions: [], grimoire: [] })

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Creatures that may appear' })).getAllByRole('listitem')

const named = (name: string) => anEnemy({ id: name, name })

const tookTooLong = new GraphQLError('This took too long. Please try again.', { extensions: { code: 'UNAVAILABLE' } })

describe('the odds in their panel', () => {
  it('are requested again once if they took too long', async () => {
    let calls = 0
    await open(() => {
      calls += 1
      if (calls === 1) throw tookTooLong
      return aHuntOdds()
    })
    expect(await screen.findByRole('list', { name: 'Creatures that may appear' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(calls).toBe(2)
  })

  it('show the reason after a second time-out, and offer another try', async () => {
    let isBusy = true
    const { user, gateway } = await open(() => {
      if (isBusy) throw tookTooLong
      return aHuntOdds()
    })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^This took too long\. Please try again\./)).toBeVisible()
    expect(gateway.variablesOf('GameHuntOdds')).toHaveLength(2)
    isBusy = false
    await user.click(alert.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('list', { name: 'Creatures that may appear' })).toBeVisible()
  })

  it('show the result of a hunt with the current equipment, and how each fight may end', async () => {
    await open(aHuntOdds())
    expect(await screen.findByText(/^With what you have equipped/)).toHaveTextContent(
      'With what you have equipped: 62% wins, 6.8 XP, 9 VGC per hunt.',
    )
    const [rat] = await rows()
    for (const text of ['Grave Rat', 'appears: 60%', '62% win', '20% draw', '18% loss', 'A win: 11 XP, 14 VGC'])
      expect(rat).toHaveTextContent(text)
    expect(rat).toHaveTextContent('Drops: Tallow Stub 12%')
    for (const name of ['Where to find Tallow Stub', 'Where to find VGC'])
      expect(within(rat as HTMLElement).getByRole('button', { name })).toBeVisible()
    expect(rat).not.toHaveTextContent('give or take')
  })

  it('show the combat stats of a creature, and explain them', async () => {
    const claws = { from: 85, to: 123, stat: { id: 'damage', name: 'Damage', shortName: 'damage' } }
    const stats = aCreatureStats({ retainers: [{ id: 'runt', name: 'Kennel Runt', stats: [aStat(claws)] }] })
    await open(aHuntOdds({ creatures: [aCreatureOdds({ fight: { ...aCreatureOdds().fight, stats } })] }))
    const [rat] = await rows()
    for (const text of ['Health 46–54', 'Damage 8–13', 'Red Thirst 3–5 (12%)', 'Retainer: Kennel Runt, 85–123 damage'])
      expect(rat).toHaveTextContent(text)
    expect(within(rat as HTMLElement).getByRole('button', { name: 'Red Thirst' })).toBeVisible()
  })

  it('leave out coins that almost no hunt pays', async () => {
    const { totals } = aHuntOdds()
    const [gold] = totals?.currencies ?? []
    const diamonds = { amount: 1e-15, currency: { ...gold?.currency, id: 'diamonds', name: 'Diamonds' } }
    await open(aHuntOdds({ totals: { ...totals, currencies: [gold, diamonds] } as never }))
    expect(await screen.findByText(/^With what you have equipped/)).toHaveTextContent(
      'With what you have equipped: 62% wins, 6.8 XP, 9 VGC per hunt.',
    )
  })

  it('draw no part of a bar for a chance that is only a rounding error', async () => {
    const fight = { ...aCreatureOdds().fight, winChance: 100 - 4e-14, drawChance: 3e-14, lossChance: 1e-14 }
    await open(aHuntOdds({ creatures: [aCreatureOdds({ fight })] }))
    const [rat] = await rows()
    expect(rat).toHaveTextContent('100% win')
    expect([...(rat?.querySelectorAll('.bar > *') ?? [])].map(({ className }) => className)).toEqual(['win'])
  })

  it('show by how much a chance may be wrong', async () => {
    const fight = { ...aCreatureOdds().fight, margin: 4 }
    await open(aHuntOdds({ creatures: [aCreatureOdds({ fight })] }))
    expect((await rows())[0]).toHaveTextContent('±4 points')
  })

  it('show for each enemy type its chance, its danger and its weakness', async () => {
    const kind = (id: string, name: string, danger: string, weakness: string) => ({
      id,
      name,
      dangers: [{ id: `${id} danger`, name: danger }],
      weaknesses: [{ id: `${id} weakness`, name: weakness }],
    })
    const [undead, monster] = [
      kind('undead', 'Undead', 'Red Thirst', 'Guild of Salt Carriers'),
      kind('monster', 'Monster', 'Feast', 'Wardens of the Menagerie'),
    ]
    const creature = (name: string, type: typeof undead, chance: number) =>
      aCreatureOdds({ enemy: anEnemy({ id: name, name, type }), chance })
    const creatures = [creature('Bat', monster, 30), creature('Ghoul', undead, 20), creature('Shade', undead, 40)]
    const emblem = anItem({ id: 'monster weakness', name: 'Wardens of the Menagerie', itemType: anItemType('emblem') })
    const player = aPlayer({ equipmentSlots: [aSlot('emblem', { item: emblem })] })
    await open(aHuntOdds({ creatures }), player)
    const kinds = within(await screen.findByRole('list', { name: 'Kinds of creatures that may appear' }))
    expect(kinds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Undeadappears: 60%Danger: Red ThirstWeak to: Guild of Salt Carriers',
      'Monsterappears: 30%Danger: FeastYou have equipped what they are weak to: Wardens of the Menagerie',
    ])
    expect(kinds.getByRole('button', { name: 'Where to find Guild of Salt Carriers' })).toBeVisible()
  })

  it('show a word for a creature that was never beaten, and no drops of one that was rarely beaten', async () => {
    const unknown = { enemy: named('King'), verdict: 'RISKY', timesBeaten: 0, fight: null, drops: null, winsToNext: 1 }
    const seldom = { enemy: named('Wolf'), timesBeaten: 2, drops: null, winsToNext: 3 }
    await open(aHuntOdds({ creatures: [aCreatureOdds(unknown), aCreatureOdds(seldom)] }))
    const [king, wolf] = await rows()
    expect(king).toHaveTextContent('A risky fight')
    expect(king).toHaveTextContent('Beat it once to see the numbers.')
    expect(king).not.toHaveTextContent('% win')
    expect(wolf).toHaveTextContent('62% win')
    expect(wolf).toHaveTextContent('3 more wins show what it drops.')
    expect(wolf).not.toHaveTextContent('Drops:')
  })

  it.each([
    [37, 'Appears within 37 hunts with this bait at the latest.'],
    [1, 'Certain to appear on the next hunt.'],
  ])('show that a boss appears within %d hunts', async (huntsAtMost, text) => {
    await open(aHuntOdds({ creatures: [aCreatureOdds({ enemy: named('King'), huntsAtMost })] }))
    expect((await rows())[0]).toHaveTextContent(text)
  })

  it('are read again when the equipment changes', async () => {
    const before = aPlayer()
    const { gateway, user } = await open(aHuntOdds(), before)
    await rows()
    const asked = gateway.variablesOf('GameHuntOdds').length
    const slots = [aSlot('weapon', { item: anItem({ name: 'Axe' }) })]
    gateway.setResponses({ fields: { me: aPlayer({ id: before.id, equipmentSlots: slots }) } })
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(gateway.variablesOf('GameHuntOdds').length).toBe(asked + 1))
    await user.keyboard('{Tab}')
  })

  it('can be closed, which is stored, and are not read while closed', async () => {
    const first = await open(aHuntOdds())
    await rows()
    await first.user.click(screen.getByRole('heading', { name: 'The odds here' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Creatures that may appear' })).toBeNull())
    cleanup()
    const { gateway } = await open(aHuntOdds())
    expect(await screen.findByRole('heading', { name: 'The odds here' })).toBeVisible()
    expect(gateway.variablesOf('GameHuntOdds')).toEqual([])
  })

  it('show an error with Retry', async () => {
    const { user, gateway } = await open(new Error('The dice are lost.'))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    gateway.setResponses({ fields: { huntOdds: aHuntOdds() } })
    await user.click(retry)
    expect(await rows()).toHaveLength(1)
  })

  it('link to bait in the grimoire if none is equipped', async () => {
    const { gateway } = await open(aHuntOdds(), aPlayer({ bait: null }), '/grimoire')
    expect(await screen.findByText('Without bait, nothing appears. Equip some to see what would.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The odds at Hollow Abbey' })).toBeVisible()
    expect(gateway.variablesOf('GameHuntOdds')).toEqual([])
  })

  it('show that the bait attracts nothing', async () => {
    await open(aHuntOdds({ totals: null, creatures: [] }))
    expect(await screen.findByText('Warm Rat attracts nothing here.')).toBeVisible()
  })
})

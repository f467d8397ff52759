import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { toasts } from '@sanguine/ui/platform'
import { lateAnswer, logOut } from '@sanguine/ui/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { aHuntOdds, anItem, aPlayer, aSlot, aStat } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

beforeEach(() => localStorage.clear())
afterEach(logOut)

const damage = (value: number) =>
  aStat({ from: value, to: value, stat: { id: 'damage', name: 'Damage', shortName: 'damage' } })
const [knife, sabre, ring] = (
  [
    ['Knife', [damage(4), aStat()]],
    ['Sabre', [damage(9)]],
    ['Ring', [aStat()]],
  ] as const
).map(([name, stats]) => ({ id: name.toLowerCase(), name, stats }))
const weapon = { id: 'type weapon', shortName: 'weapon' }
const accessory = { id: 'type accessory', shortName: 'accessory' }

const oddsWith = (win: number, cooldownSeconds = 900) => ({
  cooldownSeconds,
  totals: { ...aHuntOdds().totals, winChance: win, drawChance: 0, lossChance: 100 - win },
})

const aBest = (fields: object = {}) => ({
  changes: [
    { itemType: weapon, before: [knife], after: [sabre] },
    { itemType: accessory, before: [], after: [ring] },
  ],
  before: oddsWith(41),
  after: oddsWith(78),
  ...fields,
})

const open = (bestEquipment: unknown, fields: Readonly<Record<string, unknown>> = {}) =>
  openGame('/hunt', { me: aPlayer(), regions: [], grimoire: [], bestEquipment, ...fields })

const findButton = () => screen.findByRole('button', { name: 'Find the best of what I own' })

describe('the best setup', () => {
  it('is searched on request only, and shown with its changes and win chance', async () => {
    const { user, gateway } = await open(aBest())
    const button = await findButton()
    expect(gateway.variablesOf('GameBestEquipment')).toEqual([])
    await user.click(button)
    expect(
      await screen.findByText('Across all creatures here, you would win 78% of your hunts instead of 41%.'),
    ).toBeVisible()
    const changes = within(screen.getByRole('list', { name: 'What changes' })).getAllByRole('listitem')
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      'Weapon: Sabre in place of KnifeDamage +5+5 against Knife: betterHealth −8−8 against Knife: worse',
      'Accessory: RingHealth +8+8 against an empty slot: better',
    ])
    expect(screen.queryByText(/The wait between two hunts/)).toBeNull()
  })

  it('shows if it changes the wait between hunts', async () => {
    const { user } = await open(aBest({ after: oddsWith(78, 1000) }))
    await user.click(await findButton())
    expect(await screen.findByText('The wait between two hunts becomes 16:40 (now 15:00).')).toBeVisible()
  })

  it('is equipped at once, and undone with the items from before', async () => {
    const player = aPlayer()
    const { user, gateway } = await open(aBest(), { me: player, wearItems: { player, userErrors: [] } })
    await user.click(await findButton())
    await user.click(await screen.findByRole('button', { name: 'Equip it' }))
    const slots = (end: 'before' | 'after') =>
      aBest().changes.map((change) => ({
        itemTypeId: change.itemType.id,
        itemIds: change[end].map((item) => item?.id),
      }))
    await waitFor(() => expect(gateway.variablesOf('GameWearItems')).toEqual([{ input: { slots: slots('after') } }]))
    await waitFor(() => expect(toasts.get()).not.toEqual([]))
    expect(await findButton()).toHaveFocus()
    const [worn] = toasts.get()
    expect([worn?.text, worn?.action?.label]).toEqual(['Your best for Hollow Abbey is equipped.', 'Undo'])
    act(() => worn?.action?.run())
    await waitFor(() => expect(gateway.variablesOf('GameWearItems')[1]).toEqual({ input: { slots: slots('before') } }))
  })

  it('leaves the focus to a player who has gone on before it is equipped', async () => {
    const player = aPlayer()
    const wearing = lateAnswer()
    const { user } = await open(aBest(), { me: player, wearItems: () => wearing.answer })
    await user.click(await findButton())
    await user.click(await screen.findByRole('button', { name: 'Equip it' }))
    const elsewhere = screen.getAllByRole('link', { name: 'Inventory' })[0] as HTMLElement
    elsewhere.focus()
    wearing.send({ player, userErrors: [] })
    await waitFor(() => expect(toasts.get()).not.toEqual([]))
    expect(elsewhere).toHaveFocus()
  })

  it('is not shown after the equipped items have changed', async () => {
    const before = aPlayer()
    const { user, gateway } = await open(aBest(), { me: before })
    await user.click(await findButton())
    await screen.findByRole('button', { name: 'Equip it' })
    const equipmentSlots = [aSlot('weapon', { item: anItem({ name: 'Axe' }) })]
    gateway.setResponses({ fields: { me: aPlayer({ id: before.id, equipmentSlots }) } })
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Equip it' })).toBeNull())
  })

  it.each([
    [
      'nothing better is found',
      aBest({ changes: [] }),
      'Across all creatures here, nothing you own does better than what you have equipped.',
    ],
    ['nothing appears', null, 'Your bait attracts nothing here.'],
    [
      'it wins as often',
      aBest({ before: oddsWith(100), after: oddsWith(100) }),
      'Across all creatures here, you would win as often (100% of your hunts), with fewer losses or more XP and gold.',
    ],
  ])('shows a message if %s', async (_what, found, text) => {
    const { user } = await open(found)
    await user.click(await findButton())
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('shows an error with Retry', async () => {
    const { user, gateway } = await open(new Error('Too many players are searching.'))
    await user.click(await findButton())
    const retry = await screen.findByRole('button', { name: 'Retry' })
    gateway.setResponses({ fields: { bestEquipment: aBest() } })
    await user.click(retry)
    expect(await screen.findByRole('button', { name: 'Equip it' })).toBeVisible()
  })

  it('is requested again once if it took too long, and then shows a message', async () => {
    let calls = 0
    const tooLong = new GraphQLError('This took too long. Please try again.', { extensions: { code: 'UNAVAILABLE' } })
    const { user } = await open(() => {
      calls += 1
      if (calls !== 2 && calls < 5) throw tooLong
      return aBest()
    })
    await user.click(await findButton())
    expect(await screen.findByRole('button', { name: 'Equip it' })).toBeVisible()
    expect(calls).toBe(2)
    cleanup()
    const again = await open(() => {
      calls += 1
      if (calls < 5) throw tooLong
      return aBest()
    })
    await again.user.click(await findButton())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^This took too long\. Please try again\./)).toBeVisible()
    expect(calls).toBe(4)
    await again.user.click(alert.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Equip it' })).toBeVisible()
  })
})

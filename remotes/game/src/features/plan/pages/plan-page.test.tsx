import { afterEach, describe, expect, it } from '@jest/globals'
import { toasts } from '@sanguine/ui/platform'
import { findAccessibilityViolations, lateAnswer, logOut } from '@sanguine/ui/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import type { GameMissingItemFragment, GamePlanEntryFragment } from '../../../generated/documents'
import { aHuntOdds, anImage, anItem, anItemType, aPlayer, coins } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(() => {
  logOut()
  toasts.set([])
})

const moor = { id: 'moor', name: 'Moor', region: { id: 'old-town', name: 'Old Town' } }
const tooth = anItem({ name: 'Wolf Tooth', itemType: anItemType('craftingmat') })
const blade = anItem({ name: 'Fang Blade', itemType: anItemType('weapon') })
const teeth = anItem({ name: 'Teeth', itemType: anItemType('collection') })
const rank = { id: 'ancilla', name: 'Ancilla', requiredXp: 500, image: anImage }

const ofType = (type: string, name: string) => ({ item: anItem({ name, itemType: anItemType(type) }), rank: null })
const suggested = [
  { item: null, rank },
  ofType('key', 'Gate'),
  ofType('collection', 'Teeth'),
  ofType('emblem', 'Salt Carriers'),
]

const missing = (fields: Partial<GameMissingItemFragment> = {}): GameMissingItemFragment => ({
  item: tooth,
  amount: 3,
  merchant: null,
  isDropped: true,
  winsLeft: null,
  estimate: { huntingGround: moor, bait: null, hunts50: 12, hunts90: 1400 },
  ...fields,
})

const entry = (
  pin: GamePlanEntryFragment['pin'],
  fields: Partial<GamePlanEntryFragment> = {},
): GamePlanEntryFragment => ({
  pin,
  isMet: false,
  isReady: false,
  missingXp: 0,
  missingSubscription: null,
  missingCurrencies: [],
  missingItems: [],
  itself: null,
  ...fields,
})

const ofItem = (item: typeof blade, fields: Partial<GamePlanEntryFragment> = {}) => entry({ item, rank: null }, fields)

const planning = (...plan: readonly GamePlanEntryFragment[]) => aPlayer({ plan, pins: plan.map(({ pin }) => pin) })

const open = (plan: readonly GamePlanEntryFragment[], fields: object = {}) =>
  openGame('/plan', { me: planning(...plan), ...fields })

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { name, level: 2 })).closest('li')
  if (!row) throw new Error('no row')
  return within(row)
}

describe('the plan', () => {
  it('shows what is missing, where to find it and the number of wins that it takes', async () => {
    await open([
      ofItem(blade, {
        missingXp: 1250,
        missingSubscription: 'GOLD',
        missingCurrencies: [coins(2000)],
        missingItems: [missing()],
        itself: missing({ item: blade, amount: 1, merchant: 'WEAPON_MASTER', isDropped: false, estimate: null }),
      }),
    ])
    const row = await rowOf('Fang Blade')
    const lines = () => row.getAllByRole('listitem').map((line) => line.textContent)
    // the hunts that bring XP and coins come with an answer of their own
    await waitFor(() =>
      expect(lines()).toEqual([
        '1,250 XP to goHunt at Hollow Abbey · about 184 hunts with what you have equipped',
        'Needs a Gold subscription',
        '2,000 VGC still neededHunt at Hollow Abbey · about 223 hunts with what you have equipped',
        '3 × Wolf Tooth still neededHunt at Moor · 12 wins for a chance of 50%, 1,400 for 90%',
        'Where to findFor sale: Weaponmaster',
      ]),
    )
    expect(row.getByRole('link', { name: 'Moor' })).toHaveAttribute('href', '/travel?region=old-town#moor')
    expect(row.getByRole('link', { name: 'Weaponmaster' })).toHaveAttribute(
      'href',
      `/weaponmaster?shelf=weapon&item=${blade.id}`,
    )
    expect(row.getByRole('button', { name: 'Where to find Wolf Tooth' })).toBeVisible()
    expect(await findAccessibilityViolations(document.body)).toEqual([])
  })

  it('estimates the hunts here for XP and coins, with the current equipment', async () => {
    const lacks = [
      entry({ item: null, rank }, { missingXp: 500 }),
      ofItem(blade, {
        missingCurrencies: [
          coins(2000),
          { ...coins(3), currency: { ...coins(3).currency, id: 'd', name: 'Diamonds' } },
        ],
      }),
    ]
    const { gateway } = await open(lacks, { huntOdds: aHuntOdds() })
    const lines = async (name: string) =>
      (await rowOf(name)).getAllByRole('listitem').map(({ textContent }) => textContent)
    await waitFor(async () =>
      expect(await lines('Ancilla')).toEqual([
        '500 XP to goHunt at Hollow Abbey · about 74 hunts with what you have equipped',
      ]),
    )
    expect(await lines('Fang Blade')).toEqual([
      '2,000 VGC still neededHunt at Hollow Abbey · about 223 hunts with what you have equipped',
      '3 Diamonds still needed',
    ])
    expect(gateway.variablesOf('GameGroundTotals')).toEqual([{ huntingGroundId: planning().huntingGround.id }])
  })

  it('estimates hunts for XP on the open ground with most XP, and those for coins here', async () => {
    const quay = { id: 'quay', name: 'Quay', region: { id: 'salt', name: 'Saltmere' } }
    const plan = [entry({ item: null, rank }, { missingXp: 500 }), ofItem(blade, { missingCurrencies: [coins(2000)] })]
    const me = { ...planning(...plan), xpGround: quay }
    const { gateway } = await openGame('/plan', { me, huntOdds: aHuntOdds() })
    const row = await rowOf('Ancilla')
    expect(await row.findByRole('link', { name: 'Quay' })).toHaveAttribute('href', '/travel?region=salt#quay')
    expect(row.getByText(/about 74 hunts with what you have equipped/)).toBeVisible()
    expect(await (await rowOf('Fang Blade')).findByRole('link', { name: 'Hollow Abbey' })).toHaveAttribute(
      'href',
      '/hunt',
    )
    const grounds = gateway.variablesOf('GameGroundTotals').map((variables) => variables?.huntingGroundId)
    expect(grounds.toSorted()).toEqual([me.huntingGround.id, 'quay'].toSorted())
  })

  it('shows why hunts are not estimated after two time-outs, and offers another try', async () => {
    const tooLong = new GraphQLError('This took too long. Please try again.', { extensions: { code: 'UNAVAILABLE' } })
    let calls = 0
    const { user } = await open([entry({ item: null, rank }, { missingXp: 500 })], {
      huntOdds: () => {
        calls += 1
        if (calls < 3) throw tooLong
        return aHuntOdds()
      },
    })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^This took too long\. Please try again\./)).toBeVisible()
    expect(calls).toBe(2)
    expect((await rowOf('Ancilla')).getByText('500 XP to go')).toBeVisible()
    await user.click(alert.getByRole('button', { name: 'Retry' }))
    expect(await (await rowOf('Ancilla')).findByText(/about 74 hunts/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('estimates no hunts if they would not help, or no creature appears', async () => {
    const ready = await open([ofItem(blade, { isReady: true })], { huntOdds: aHuntOdds() })
    await rowOf('Fang Blade')
    expect(ready.gateway.variablesOf('GameGroundTotals')).toEqual([])
    cleanup()
    await open([entry({ item: null, rank }, { missingXp: 500 })], { huntOdds: aHuntOdds({ totals: null }) })
    const row = await rowOf('Ancilla')
    expect(row.getByText('500 XP to go')).toBeVisible()
    expect(row.queryByRole('link')).toBeNull()
  })

  it.each([
    [
      'which bait to use',
      { estimate: { ...missing().estimate, bait: { id: 'candle', name: 'Candle' } } },
      /with Candle/,
    ],
    ['after how many wins that is told', { estimate: null, winsLeft: 2 }, /you will know after 2 more wins/],
    ['that it is dropped elsewhere', { estimate: null }, /where you cannot hunt for it yet/],
  ])('shows %s', async (_what, fields, text) => {
    await open([ofItem(tooth, { itself: missing(fields as Partial<GameMissingItemFragment>) })])
    expect((await rowOf('Wolf Tooth')).getByText(text)).toBeVisible()
  })

  it('shows what is reached, owned, or available now', async () => {
    await open([
      entry({ item: null, rank }, { isMet: true }),
      ofItem(tooth, { isMet: true }),
      ofItem(blade, { isReady: true }),
      ofItem(teeth, { isReady: true }),
    ])
    expect((await rowOf('Ancilla')).getByText('You have reached it.')).toBeVisible()
    expect((await rowOf('Wolf Tooth')).getByText('You have it.')).toBeVisible()
    expect((await rowOf('Fang Blade')).getByRole('link')).toHaveAttribute(
      'href',
      `/weaponmaster?shelf=weapon&item=${blade.id}`,
    )
    expect((await rowOf('Teeth')).getByRole('link')).toHaveAttribute('href', '/treasury')
  })

  it('unpins, keeps the focus on the page, and can put the pin back in its place', async () => {
    const [first, second] = [ofItem(blade), ofItem(tooth)]
    const { user, gateway } = await open([first, second], {
      changePins: { player: planning(second), userErrors: [] },
    })
    await user.click((await rowOf('Fang Blade')).getByRole('button', { name: 'Unpin Fang Blade' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Fang Blade' })).toBeNull())
    expect(screen.getByRole('region', { name: 'Plan' })).toHaveFocus()
    expect(gateway.variablesOf('GameChangePins')).toEqual([
      { input: { kind: 'ITEM', id: blade.id, isPinned: false, place: null } },
    ])
    const [undo] = toasts.get()
    expect([undo?.text, undo?.action?.label]).toEqual(['Unpinned: Fang Blade', 'Undo'])
    undo?.action?.run()
    await waitFor(() =>
      expect(gateway.variablesOf('GameChangePins').at(-1)).toEqual({
        input: { kind: 'ITEM', id: blade.id, isPinned: true, place: 0 },
      }),
    )
  })

  it('leaves the focus to a player who has gone on before the pin is removed', async () => {
    const removing = lateAnswer()
    const [first, second] = [ofItem(blade), ofItem(tooth)]
    const { user } = await open([first, second], { changePins: () => removing.answer })
    await user.click((await rowOf('Fang Blade')).getByRole('button', { name: 'Unpin Fang Blade' }))
    const other = (await rowOf('Wolf Tooth')).getByRole('button', { name: 'Unpin Wolf Tooth' })
    other.focus()
    removing.send({ player: planning(second), userErrors: [] })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Fang Blade' })).toBeNull())
    await waitFor(() => expect(toasts.get()).toHaveLength(1))
    expect(other).toHaveFocus()
  })

  it('keeps the focus on the button of a pin that could not be removed', async () => {
    const { user } = await open([ofItem(blade)], {
      changePins: () => {
        throw new Error('no database')
      },
    })
    const unpin = (await rowOf('Fang Blade')).getByRole('button', { name: 'Unpin Fang Blade' })
    await user.click(unpin)
    await waitFor(() => expect(toasts.get()).toHaveLength(1))
    expect(unpin).toHaveFocus()
  })

  it('moves a pin up by keyboard', async () => {
    const [first, second] = [ofItem(blade), ofItem(tooth)]
    const { user, gateway } = await open([first, second], {
      changePins: { player: planning(second, first), userErrors: [] },
    })
    const up = (await rowOf('Wolf Tooth')).getByRole('button', { name: 'Move Wolf Tooth up' })
    up.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(up).toHaveAttribute('aria-disabled', 'true'))
    expect(up).toHaveFocus()
    expect(gateway.variablesOf('GameChangePins')).toEqual([
      { input: { kind: 'ITEM', id: tooth.id, isPinned: true, place: 0 } },
    ])
  })

  it('explains pins if there are none, and pins a suggestion by one press', async () => {
    const ofRank = entry({ item: null, rank }, { missingXp: 460 })
    const { user, gateway } = await open([], {
      me: aPlayer({ suggestedPins: suggested }),
      changePins: { player: { ...planning(ofRank), suggestedPins: suggested.slice(1) }, userErrors: [] },
    })
    expect(await screen.findByText('Nothing is pinned')).toBeVisible()
    const region = within(screen.getByRole('region', { name: 'Worth a pin' }))
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AncillaThe next rankPin',
      'GateThe next keyPin',
      'TeethThe nearest collectionPin',
      'Salt CarriersWorks against most creatures herePin',
    ])
    expect(await findAccessibilityViolations(document.body)).toEqual([])
    await user.click(region.getByRole('button', { name: 'Pin Ancilla to the plan' }))
    expect((await rowOf('Ancilla')).getByText('460 XP to go')).toBeVisible()
    expect(region.queryByText('Ancilla')).toBeNull()
    expect(screen.getByRole('region', { name: 'Worth a pin' })).toHaveFocus()
    expect(gateway.variablesOf('GameChangePins')).toEqual([
      { input: { kind: 'RANK', id: 'ancilla', isPinned: true, place: null } },
    ])
  })

  it('shows why nothing more can be pinned', async () => {
    const { user } = await open([], {
      me: aPlayer({ suggestedPins: suggested }),
      changePins: {
        player: null,
        userErrors: [{ __typename: 'ChangePinsUserError', code: 'TOO_MANY_PINS', opensAt: null }],
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Pin Ancilla to the plan' }))
    await waitFor(() => expect(toasts.get()[0]?.text).toMatch(/Unpin something first/))
  })
})

import { afterEach, describe, expect, it } from '@jest/globals'
import { toasts } from '@sanguine/ui/platform'
import { actAsUser, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { setShowsMoments } from '../../../shared/moments/moment-settings'
import { aCollection, aGroundName, aTrophy } from '../../../testing/a-collection'
import { anItem, aPlayer, refusedWith } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(() => {
  logOut()
  toasts.set([])
  localStorage.clear()
})

const open = (collections: unknown, at = '/treasury', fields: object = {}) =>
  openGame(at, { me: aPlayer(), collections, ...fields })

const card = async (name = 'The Abbey Hours') => within(await screen.findByRole('article', { name }))

const ghoul = {
  id: 'ghoul',
  name: 'Ghoul',
}

describe('the treasury', () => {
  it('shows the stats of a collection and the collected trophies', async () => {
    await open([aCollection()])
    const abbey = await card()
    expect(abbey.getByText('Health').closest('div')).toHaveTextContent('Health+15')
    expect(abbey.getAllByText('Collected')).toHaveLength(2)
    expect(abbey.getByText('2 of 2 trophies')).toBeVisible()
  })

  it('shows the sources of a missing trophy, without the names of creatures never beaten', async () => {
    const dropSources = [
      { huntingGround: aGroundName('Hollow Abbey'), enemy: ghoul },
      { huntingGround: aGroundName('Wolfsmoor'), enemy: null },
      { huntingGround: aGroundName('Wolfsmoor'), enemy: null },
      { huntingGround: aGroundName('Gallows Orchard'), enemy: null },
    ]
    const missing = aTrophy('Page of Compline', { isCollected: false, merchant: 'JEWEL', dropSources })
    await open([aCollection({ isClaimable: false, trophies: [aTrophy('Page of Matins'), missing] })])
    const hints = (await card()).getAllByRole('listitem').map((element) => element.textContent)
    expect(hints.slice(2)).toEqual([
      'For sale: Jewel Emporium',
      'Ghoul, Hollow Abbey',
      'A creature you have not beaten yet drops it: Wolfsmoor, Gallows Orchard',
    ])
    expect(screen.getByRole('link', { name: 'Hollow Abbey' })).toHaveAttribute('href', '/grimoire?ground=hollow-abbey')
    expect(screen.getByRole('link', { name: 'Jewel Emporium' })).toHaveAttribute('href', '/jewel')
  })

  it('shows a message if no source of a trophy is known', async () => {
    await open([aCollection({ isClaimable: false, trophies: [aTrophy('Page of Matins', { isCollected: false })] })])
    expect((await card()).getByText(/Nobody is known to have it/)).toBeVisible()
  })

  it('does not claim an incomplete collection', async () => {
    const trophies = [aTrophy('Page of Matins'), aTrophy('Page of Vespers', { isCollected: false })]
    const { user, gateway } = await open([aCollection({ isClaimable: false, trophies })])
    const claim = (await card()).getByRole('button', { name: 'CLAIM: The Abbey Hours, 1 of 2 trophies' })
    expect(claim).toHaveAttribute('aria-disabled', 'true')
    await user.click(claim)
    expect(gateway.variablesOf('GameClaimCollection')).toEqual([])
  })

  it('claims a complete collection once, marks it and keeps the focus on it', async () => {
    const claimed = aCollection({ isClaimed: true, isClaimable: false })
    const { user, gateway } = await open([aCollection()], '/treasury', {
      claimCollection: { collection: claimed, player: aPlayer(), userErrors: [] },
    })
    const abbey = await card()
    await user.click(abbey.getByRole('button', { name: /^CLAIM/ }))
    await waitFor(() =>
      expect(gateway.variablesOf('GameClaimCollection')).toEqual([{ input: { collectionId: 'abbey-hours' } }]),
    )
    await screen.findByRole('dialog', { name: 'Collection complete: The Abbey Hours' })
    await actAsUser(() => user.keyboard('{Enter}'))
    const seal = await abbey.findByText('Already claimed')
    await waitFor(() => expect(seal).toHaveFocus())
    expect(abbey.queryByRole('button', { name: /CLAIM|pin/i })).toBeNull()
    expect(screen.getByText('1 of 1 claimed')).toBeVisible()
    expect(toasts.get()).toEqual([])
  })

  it('shows a claim as a notice if moments are off', async () => {
    setShowsMoments(false)
    try {
      const { user } = await open([aCollection()], '/treasury', {
        claimCollection: { collection: aCollection({ isClaimed: true }), player: aPlayer(), userErrors: [] },
      })
      await user.click((await card()).getByRole('button', { name: /^CLAIM/ }))
      await waitFor(() => expect(toasts.get().map(({ kind }) => kind)).toEqual(['success']))
      expect(screen.queryByRole('dialog')).toBeNull()
    } finally {
      setShowsMoments(true)
    }
  })

  it('pins a collection that is not claimed', async () => {
    const me = aPlayer()
    const { user, gateway } = await open([aCollection()], '/treasury', {
      changePins: {
        player: { ...me, pins: [{ item: { ...anItem({ name: 'The Abbey Hours' }), id: 'abbey-hours' }, rank: null }] },
        userErrors: [],
      },
    })
    const pin = (await card()).getByRole('button', { name: 'Pin The Abbey Hours to the plan' })
    await user.click(pin)
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'))
    const input = { kind: 'ITEM', id: 'abbey-hours', isPinned: true, place: null }
    expect(gateway.variablesOf('GameChangePins')).toEqual([{ input }])
  })

  it('shows why a claim was refused, and does not mark it as claimed', async () => {
    const { user } = await open([aCollection()], '/treasury', {
      claimCollection: { collection: null, player: null, ...refusedWith('TROPHIES_MISSING', { missing: 1 }) },
    })
    await user.click((await card()).getByRole('button', { name: /^CLAIM/ }))
    await waitFor(() =>
      expect(toasts.get().map(({ text }) => text)).toEqual(['This collection is not complete: 1 trophy is missing.']),
    )
    expect((await card()).getByRole('button', { name: /^CLAIM/ })).toBeVisible()
  })

  it('can be filtered, and keeps the filter in the query string', async () => {
    const owned = aCollection({ id: 'owned', name: 'Three Knots', isClaimed: true, isClaimable: false })
    const { user, path } = await open([aCollection(), owned], '/treasury?show=claimed')
    await card('Three Knots')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'To be claimed' }))
    await card('The Abbey Hours')
    expect(path()).toBe('/treasury?show=claimable')
    await user.click(screen.getByRole('button', { name: 'Incomplete' }))
    expect(await screen.findByText('Nothing is missing')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'All' }))
    expect(path()).toBe('/treasury')
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  it('shows an error with Retry when it does not load', async () => {
    const { user, gateway } = await open(new Error('The owl is out.'))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    gateway.setResponses({ fields: { collections: [aCollection()] } })
    await user.click(retry)
    expect((await card()).getByText('2 of 2 trophies')).toBeVisible()
  })

  it('is in the menu of Club Noir', async () => {
    const { user } = await open([])
    await user.click(await screen.findByRole('button', { name: 'CLUB NOIR' }))
    const texts = (await screen.findAllByRole('menuitem')).map((element) => element.textContent)
    expect(texts.slice(-4)).toEqual([
      'WeaponmasterWeapons',
      'TreasuryClaim complete collections, for lasting stats',
      'Sanctum Secr.Emblems, powers, keys, alchemy, avatars, hexes',
      'Premium shopDiamonds and subscriptions, for real money',
    ])
  })
})

import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPlayer } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const aRow = (place: number, overrides: object = {}) => ({
  player: { id: `account ${place}`, name: `Hunter ${place}` },
  ladderRank: place,
  avatar: null,
  xp: 20_000 - place,
  currentRank: { id: 'beadle', name: 'Beadle', image: null },
  isOwn: false,
  ...overrides,
})

/** A ladder of 120, the player at place 61, answered as the server does. */
const ladder = ({ offset }: { offset?: number | null }) => {
  const from = offset ?? 50
  const length = Math.max(0, Math.min(50, 120 - from))
  const nodes = Array.from({ length }, (_, index) => aRow(from + index + 1, { isOwn: from + index + 1 === 61 }))
  return { offset: from, totalCount: 120, nodes }
}

const open = (at: string, answer: unknown = ladder) => openGame(at, { me: aPlayer(), ladder: answer })

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Ladder' }))
    .getAllByRole('row')
    .slice(1)

describe('the ladder', () => {
  it('opens on the page of the player, whose row is highlighted', async () => {
    const { gateway } = await open('/ladder')
    expect(await rows()).toHaveLength(50)
    expect(gateway.variablesOf('GameLadder')).toEqual([{ first: 50, offset: null }])
    const own = screen.getByRole('row', { current: true })
    expect(own).toHaveTextContent('61Hunter 61You1 XP behind Hunter 6019.94K19,939')
    expect(screen.getByText('51–100 of 120')).toBeVisible()
    expect(screen.getByRole('button', { name: 'My place' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows no two players of a page alike, though all have the same image', async () => {
    await open('/ladder')
    const looks = (await rows()).map((row) => {
      const image = within(row).getAllByRole('cell')[1] as HTMLElement
      return image.innerHTML
    })
    expect(new Set(looks).size).toBe(50)
  })

  it('scrolls to the row before the player’s own, which is sticky and so always in view', async () => {
    const scrollIntoView = jest.fn()
    Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: scrollIntoView })
    try {
      await open('/ladder')
      await rows()
      const scrolled = scrollIntoView.mock.contexts.map((row) => (row as Element).textContent)
      expect(scrolled.at(-1)).toMatch(/^60Hunter 60/)
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    }
  })

  it.each([
    ['a name', { player: { id: 'countess', name: 'Countess Erzsébet' } }, 'Countess Erzsébet'],
    ['XP', { xp: 1_234_567 }, '1,234,567'],
  ])('shows the full text of a truncated %s after a tap and by keyboard', async (_, row, whole) => {
    const nodes = [aRow(1, { xp: 900, player: { id: 'hunter', name: 'Hunter' }, ...row })]
    const { user } = await open('/ladder', { offset: 0, totalCount: 1, nodes })
    await rows()
    const button = screen.getByRole('button', { name: whole })
    await user.pointer({ keys: '[TouchA]', target: button })
    expect(await screen.findByRole('tooltip')).toHaveTextContent(whole)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    button.blur()
    button.focus()
    expect(await screen.findByRole('tooltip')).toHaveTextContent(whole)
  })

  it('opens a row below the podium with rank, exact XP, and the distance to the player’s own XP', async () => {
    const { user } = await open('/ladder')
    await rows()
    const toggle = screen.getByRole('button', { name: 'About Hunter 70' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const details = () => document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    expect(details()).toBeVisible()
    expect(details()).toHaveTextContent('Beadle19,930 XP9 XP behind you')
    await user.click(screen.getByRole('button', { name: 'About Hunter 51' }))
    expect(screen.getByText('10 XP ahead of you')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'About Hunter 61' }))
    expect(screen.getAllByText('Beadle')).toHaveLength(3)
    expect(await findAccessibilityViolations()).toEqual([])
    toggle.focus()
    await user.keyboard('{Enter}')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText('9 XP behind you')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('Hunter 101')
    expect(screen.queryByText('Beadle')).toBeNull()
  })

  it('shows the rank names of the podium without a press', async () => {
    await open('/ladder?offset=0')
    await rows()
    expect(screen.getAllByText('Beadle')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'About Hunter 3' })).toBeNull()
    await screen.findByRole('button', { name: 'About Hunter 4' })
  })

  it('has no button if nothing is truncated', async () => {
    const nodes = [aRow(1, { xp: 900, player: { id: 'hunter', name: 'Fourteen chars' } })]
    await open('/ladder', { offset: 0, totalCount: 1, nodes })
    const [row] = await rows()
    expect(row && within(row).queryByRole('button')).toBeNull()
  })

  it('has no buttons for pages if all players are on one', async () => {
    const nodes = [aRow(1, { isOwn: true }), aRow(2), aRow(3), aRow(4)]
    await open('/ladder', { offset: 0, totalCount: 4, nodes })
    expect(await rows()).toHaveLength(4)
    for (const name of ['Previous', 'Next', 'Top', 'My place'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('has pages with the offset in the query string, and none before the first or after an incomplete page', async () => {
    const { user, path } = await open('/ladder')
    await rows()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(async () => expect(await rows()).toHaveLength(20))
    expect(path()).toBe('/ladder?offset=100')
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    for (const [left, shown] of [
      ['50', '51–100 of 120'],
      ['0', '1–50 of 120'],
    ]) {
      await user.click(screen.getByRole('button', { name: 'Previous' }))
      await waitFor(() => expect(path()).toBe(`/ladder?offset=${left}`))
      await screen.findByText(shown ?? '')
    }
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('links back to the player’s own page', async () => {
    const { user, path } = await open('/ladder?offset=0')
    expect((await rows())[0]).toHaveTextContent('Hunter 1')
    const nearby = await screen.findByRole('table', { name: 'My place' })
    expect(within(nearby).getByRole('row', { current: true })).toHaveTextContent(
      '61Hunter 61You1 XP behind Hunter 6019.94K19,939',
    )
    expect(within(nearby).getAllByRole('row').slice(1)).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'My place' }))
    await waitFor(() => expect(screen.queryByRole('table', { name: 'My place' })).toBeNull())
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('Hunter 61')
    expect(path()).toBe('/ladder')
  })

  it('links from any page to the top, where the first three are highlighted', async () => {
    const { user, path, gateway } = await open('/ladder')
    await rows()
    await user.click(screen.getByRole('button', { name: 'Top' }))
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Hunter 1'))
    expect(path()).toBe('/ladder?offset=0')
    const places = (await rows()).map((row) => row.dataset.place)
    expect(places.slice(0, 5)).toEqual(['1', '2', '3', undefined, undefined])
    expect(await rows()).toHaveLength(50)
    expect(screen.getByRole('button', { name: 'Top' })).toHaveAttribute('aria-disabled', 'true')
    // the own place below the page is read again with it
    const offsets = gateway.variablesOf('GameLadder').map((variables) => variables?.offset)
    expect(offsets.filter((offset) => offset === null)).toHaveLength(2)
  })

  it('shows an empty state past its end, and leads back', async () => {
    await open('/ladder?offset=1000')
    expect(await screen.findByText('Nobody has sunk this deep')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  })

  it.each(['-50', 'me', '1e3', ''])('ignores the offset "%s"', async (offset) => {
    const { gateway } = await open(`/ladder?offset=${offset}`)
    await rows()
    expect(gateway.variablesOf('GameLadder')).toEqual([{ first: 50, offset: null }])
  })

  it('shows an error with Retry when it does not load', async () => {
    const { user, gateway } = await open('/ladder', new Error('Lost count.'))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    gateway.setResponses({ fields: { ladder } })
    await user.click(retry)
    expect(await rows()).toHaveLength(50)
  })

  it('is linked from the rank in the sidebar', async () => {
    await open('/')
    expect(await screen.findByRole('link', { name: 'Ladder rank 1,204' })).toHaveAttribute('href', '/ladder')
  })
})

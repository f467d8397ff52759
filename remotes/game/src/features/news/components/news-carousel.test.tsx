import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aJournal, anItem, aPlayer, refusedWith } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const aMessage = (id: string, header: string, gift: unknown = null) => ({
  id,
  header,
  message: `${header}: first.\n\n${header}: second.`,
  image: null,
  publishedAt: '2024-07-01T09:00:00.000Z',
  gift,
  isGiftTaken: false,
})
const lamb = anItem({ name: 'Bleating Lamb' })
const news = { nodes: [aMessage('gates', 'The gates are open', lamb), aMessage('bells', 'Bells on the moor')] }
const fields = { me: aPlayer(), news, journal: aJournal() }
const carousel = async () => within(await screen.findByRole('region', { name: 'News' }))

describe('the links of the operator', () => {
  it('are shown with the news if there are any', async () => {
    const socialLinks = [{ name: 'Mastodon', url: 'https://mastodon.example/@sanguine' }]
    await openGame('/', fields, { socialLinks })
    const links = within(await screen.findByRole('list', { name: 'Find us elsewhere' }))
    expect(links.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('href', 'https://mastodon.example/@sanguine')
  })

  it('are not shown if there are none', async () => {
    await openGame('/', fields)
    await carousel()
    expect(screen.queryByRole('list', { name: 'Find us elsewhere' })).toBeNull()
  })
})

describe('the news', () => {
  it('show the latest post, and another one by its dot', async () => {
    const { user } = await openGame('/', fields)
    const shown = await carousel()
    expect(await shown.findByRole('heading')).toHaveTextContent('The gates are open')
    await user.click(shown.getByRole('button', { name: 'News 2 of 2: Bells on the moor' }))
    expect(shown.getByRole('heading')).toHaveTextContent('Bells on the moor')
    expect(shown.getByRole('button', { name: /News 2 of 2/ })).toHaveAttribute('aria-current', 'true')
  })

  it('open in a dialog, and close', async () => {
    const { user } = await openGame('/', fields)
    await user.click(await (await carousel()).findByRole('button', { name: 'The gates are open' }))
    const dialog = await screen.findByRole('dialog', { name: 'The gates are open' })
    expect(within(dialog).getByText('The gates are open: second.')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('can be linked to', async () => {
    await openGame('/?news=bells', fields)
    expect(await screen.findByRole('dialog', { name: 'Bells on the moor' })).toBeVisible()
  })

  it('give a gift once', async () => {
    const taken = { id: 'gates', isGiftTaken: true }
    const { user, gateway } = await openGame('/?news=gates', {
      ...fields,
      takeGift: { news: taken, player: aPlayer(), userErrors: [] },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'The gates are open' }))
    await user.click(dialog.getByRole('button', { name: 'Take the gift' }))
    await waitFor(() => expect(gateway.variablesOf('GameTakeGift')).toEqual([{ input: { newsId: 'gates' } }]))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Where to find Bleating Lamb' }).parentElement).toHaveTextContent(
        'Bleating Lamb is yours.',
      ),
    )
    expect(dialog.queryByRole('button', { name: 'Take the gift' })).toBeNull()
  })

  it('show why a gift was refused', async () => {
    const refused = { news: null, player: null, ...refusedWith('GIFT_TAKEN', { item: lamb }) }
    const { user } = await openGame('/?news=gates', { ...fields, takeGift: refused })
    const dialog = within(await screen.findByRole('dialog', { name: 'The gates are open' }))
    await user.click(dialog.getByRole('button', { name: 'Take the gift' }))
    expect(await screen.findByText('You already took Bleating Lamb.')).toBeVisible()
  })
})

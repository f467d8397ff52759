import '@testing-library/jest-dom/jest-globals'
import { describe, expect, test } from '@jest/globals'
import { findAccessibilityViolations } from '@sanguine/ui/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { RaritiesPage } from '../../features/rarities/pages/rarities-page'
import { firePointer } from '../../testing/fire-pointer'
import { openSection } from '../../testing/open-section'
import { onlyRecords } from '../../testing/record-fields'

interface PageArguments {
  readonly first: number
  readonly after?: string | null
  readonly search?: string | null
}

const stored = { revision: 1, updatedAt: '2024-07-01T12:00:00.000Z', colorHex: '', flavorText: '', image: null }
const rarities = Array.from({ length: 700 }, (_, index) => ({
  ...stored,
  id: String(index).padStart(24, '0'),
  name: `Rarity ${index}`,
  shortName: `r${index}`,
}))

/** A page as the server has it. */
function page({ first, after, search }: PageArguments) {
  const found = rarities.filter(({ name }) => name.includes(search ?? ''))
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0
  const nodes = found.slice(start, start + first)
  const pageInfo = { endCursor: nodes.at(-1)?.id ?? null, hasNextPage: start + first < found.length }
  const positionOf = ({ id }: { readonly id: string }) => {
    const position = found.findIndex((rarity) => rarity.id === id)
    return position < 0 ? null : position
  }
  return {
    nodes,
    positionOf,
    totalCount: found.length,
    pageInfo: { ...pageInfo, hasPreviousPage: start > 0, startCursor: null },
  }
}

const open = async (rest = '') => {
  const admin = { ...onlyRecords('rarity', rarities), rarities: page }
  const view = await openSection(<RaritiesPage />, 'rarity', `/admin/rarity${rest}`, admin)
  await screen.findAllByRole('listitem')
  return view
}

const row = (index: number) => screen.findByRole('link', { name: new RegExp(`^Rarity ${index}\\s*r`) })

describe('a long list', () => {
  test('renders only the rows in view, each with its position among all', async () => {
    const { gateway } = await open()
    expect(screen.getByRole('region', { name: 'Rarities' })).toHaveTextContent('700')
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
    const item = (await row(1)).closest('li')
    expect(item).toHaveAttribute('aria-setsize', '700')
    expect(item).toHaveAttribute('aria-posinset', '2')
    expect(gateway.variablesOf('AdminRarities')).toEqual([{ first: 100 }])
    expect(await findAccessibilityViolations()).toEqual([])
  })

  test('loads the rows that keys move to, and moves by row, by page and to both ends', async () => {
    const { user, gateway } = await open()
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(await row(0)).toHaveFocus()
    await user.keyboard('{PageDown}')
    expect(await row(14)).toHaveFocus()
    await user.keyboard('{PageUp}{ArrowDown}')
    expect(await row(1)).toHaveFocus()
    await user.keyboard('{End}')
    expect(await row(699)).toHaveFocus()
    expect(gateway.variablesOf('AdminRarities').map((variables) => variables?.first)).toEqual([100, 500, 100])
    await user.keyboard('{Home}')
    expect(await row(0)).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  test('scrolls to the row of a record that is opened at its address', async () => {
    const { gateway } = await open(`/${rarities[650]?.id}`)
    expect(await row(650)).toHaveAttribute('aria-current', 'true')
    expect(gateway.variablesOf('AdminRarityPosition')).toEqual([{ id: rarities[650]?.id }])
    expect(gateway.variablesOf('AdminRarities').map((variables) => variables?.first)).toEqual([100, 500, 100])
  })

  test('loads no further rows if the open record does not match', async () => {
    const { gateway } = await open(`/${rarities[3]?.id}?q=69`)
    await screen.findByLabelText('Name')
    expect(gateway.variablesOf('AdminRarities')).toEqual([{ first: 100, search: '69' }])
  })

  test('can be filtered by missing translations, with the filter in the address', async () => {
    const { user, path, gateway } = await open()
    await user.selectOptions(screen.getByLabelText('Filter by translation'), 'Not translated')
    await waitFor(() =>
      expect(gateway.variablesOf('AdminRarities').at(-1)).toEqual({ first: 100, translation: 'MISSING' }),
    )
    expect(path()).toBe('/admin/rarity?translation=missing')
  })

  test('is searched on the server, with the search in the address; Escape clears it', async () => {
    const { user, path, gateway } = await open()
    await user.type(screen.getByRole('searchbox'), '69')
    await waitFor(() => expect(path()).toBe('/admin/rarity?q=69'))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(17))
    expect(gateway.variablesOf('AdminRarities').at(-1)).toEqual({ first: 100, search: '69' })
    await user.keyboard('{Escape}')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(path()).toBe('/admin/rarity')
    await user.type(screen.getByRole('searchbox'), 'nothing')
    expect(await screen.findByText('Nothing by that name')).toBeVisible()
  })

  test('has filter and order from the address, keeps them with an open record, and returns', async () => {
    const { user, path, gateway } = await open('?q=69&sort=-name')
    expect(gateway.variablesOf('AdminRarities')).toEqual([
      { first: 100, search: '69', sort: 'NAME', direction: 'DESCENDING' },
    ])
    await user.click(await row(69))
    await screen.findByLabelText('Name')
    expect(path()).toBe(`/admin/rarity/${rarities[69]?.id}?q=69&sort=-name`)
    await user.selectOptions(screen.getByLabelText('Sort'), 'Latest change')
    expect(path()).toContain('sort=-updated')
    act(() => window.history.back())
    await waitFor(() => expect(screen.getByLabelText('Sort')).toHaveValue('-name'))
    await user.keyboard('{Escape}')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(path()).toBe('/admin/rarity?q=69&sort=-name'))
  })
})

describe('a click on a row while the list changes', () => {
  const press = async () => {
    const { user, client, path } = await open()
    const pressed = await row(3)
    firePointer(pressed, 'pointerdown', { clientX: 40, clientY: 200 })
    return { user, client, path, pressed }
  }

  test('opens the pressed record, even if its element shows another one by then', async () => {
    const { path, client } = await press()
    const gone = rarities.splice(0, 2)
    await act(async () => void (await client.refetchQueries({ include: 'active' })))
    const list = screen.getByRole('list', { name: 'Rarities' })
    const under = list.querySelector('li[data-index="3"] a')
    expect(under).toHaveAccessibleName(/^Rarity 5/)
    fireEvent.click(under as Element, { clientX: 40, clientY: 200, detail: 1 })
    rarities.unshift(...gone)
    expect(path()).toBe(`/admin/rarity/${rarities[3]?.id}`)
  })

  test('opens the record, even if its row is no longer below the pointer', async () => {
    const { path } = await press()
    fireEvent.click(screen.getByRole('list', { name: 'Rarities' }), { clientX: 41, clientY: 201, detail: 1 })
    expect(path()).toBe(`/admin/rarity/${rarities[3]?.id}`)
  })

  test('opens nothing if the pointer was moved away before its release', async () => {
    const { path } = await press()
    fireEvent.click(screen.getByRole('list', { name: 'Rarities' }), { clientX: 40, clientY: 300, detail: 1 })
    expect(path()).toBe('/admin/rarity')
  })
})

import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderWithProviders } from '../../testing'
import { Menu } from './menu'

const crypt = { key: 'crypt', label: 'Crypt', to: '/crypt' }

describe('a menu', () => {
  it('opens by keyboard and follows the link of its entry', async () => {
    const { user, path } = await renderWithProviders(
      <Menu
        label="Club Noir"
        trigger={<button type="button">CLUB NOIR</button>}
        entries={[crypt, { key: 'stable', label: 'Stable', to: '/stable', current: true }]}
      />,
    )
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menuitem', { name: 'Stable' })).toHaveAttribute('aria-current', 'page')
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(path()).toBe('/stable'))
  })

  it('without entries does not open', async () => {
    const { user } = await renderWithProviders(
      <Menu label="Baits" trigger={<button type="button">BAITS</button>} entries={[]} />,
    )
    await user.click(screen.getByRole('button', { name: 'BAITS' }))
    expect(screen.getByRole('button', { name: 'BAITS' })).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('that was pressed without entries does not open by itself when it has some', async () => {
    const { user } = await renderWithProviders(<FilledLater />)
    const button = screen.getByRole('button', { name: 'BAITS' })
    await user.click(button)
    button.focus()
    await user.keyboard('{Enter}{ArrowDown}')
    await user.click(screen.getByRole('button', { name: 'Fill' }))
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(button)
    expect(await screen.findByRole('menu')).toBeVisible()
  })

  it('that lost its entries while it was open does not open by itself when it has some again', async () => {
    const { user } = await renderWithProviders(<FilledLater isFilledFirst />)
    await user.click(screen.getByRole('button', { name: 'BAITS' }))
    await screen.findByRole('menu')
    const fill = screen.getByText('Fill')
    fireEvent.click(fill)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    fireEvent.click(fill)
    await settle()
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('opens and closes by clicks of its button', async () => {
    const { user } = await renderWithProviders(<Baits />)
    const button = screen.getByRole('button', { name: 'BAITS' })
    fireEvent.pointerDown(button)
    await settle()
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(button)
    expect(await screen.findByRole('menu')).toBeVisible()
    await user.click(button)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('closes by the click of a tap beside it, not by its touch, and returns the focus', async () => {
    const { user } = await renderWithProviders(<Baits />)
    const button = screen.getByRole('button', { name: 'BAITS' })
    await user.click(button)
    await screen.findByRole('menu')
    const backdrop = document.querySelector('.backdrop') as HTMLElement
    fireEvent.pointerDown(backdrop)
    await settle()
    expect(screen.getByRole('menu')).toBeVisible()
    fireEvent.click(backdrop)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('closes by a press of the mouse beside it', async () => {
    const { user } = await renderWithProviders(
      <>
        <Baits />
        <button type="button">Elsewhere</button>
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'BAITS' }))
    await screen.findByRole('menu')
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })
})

/** One task later, after what the event before has changed. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

const Baits = () => <Menu label="Baits" trigger={<button type="button">BAITS</button>} entries={[crypt]} />

function FilledLater({ isFilledFirst = false }) {
  const [isFilled, setIsFilled] = useState(isFilledFirst)
  return (
    <>
      <Menu label="Baits" trigger={<button type="button">BAITS</button>} entries={isFilled ? [crypt] : []} />
      <button type="button" onClick={() => setIsFilled(!isFilled)}>
        Fill
      </button>
    </>
  )
}

import { describe, expect, it, jest } from '@jest/globals'
import { contentId, useAnchor } from '@sanguine/ui'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useNavigate, useSearchParams } from 'react-router'
import { useRouteFocus } from './use-route-focus'

/** A page whose data is there at once, as of a second visit. */
function Grounds() {
  useAnchor(true)
  return (
    <article id="moor" tabIndex={-1}>
      Moor
    </article>
  )
}

function Site() {
  useRouteFocus()
  return (
    <main id={contentId} tabIndex={-1}>
      <Routes>
        <Route path="/" element={<Link to="/travel#moor">to the moor</Link>} />
        <Route path="/travel" element={<Grounds />} />
        <Route path="/shop" element={<Shop />} />
      </Routes>
    </main>
  )
}

/** A shop whose shelf is in the query string. */
function Shop() {
  const shelf = useSearchParams()[0].get('shelf') ?? 'keys'
  const navigate = useNavigate()
  return (
    <>
      <button key={shelf} type="button" onClick={() => navigate('/shop?shelf=tomes')}>
        BUY: {shelf}
      </button>
      <input
        aria-label="search"
        onKeyDown={({ key }) => key === 'Enter' && navigate('/shop?shelf=bait')}
        onChange={({ target }) => navigate(`/shop?search=${target.value}`, { replace: true })}
      />
    </>
  )
}

describe('within a page', () => {
  const open = () => {
    render(
      <MemoryRouter initialEntries={['/shop']}>
        <Site />
      </MemoryRouter>,
    )
    return userEvent.setup({ delay: null })
  }

  it('gives the focus to the content where what had it is gone, and where nothing has it', async () => {
    const user = open()
    await act(() => user.click(screen.getByRole('button', { name: 'BUY: keys' })))
    expect(screen.getByRole('button', { name: 'BUY: tomes' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    act(() => screen.getByRole('main').blur())
    await act(() => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('leaves it to what has it', async () => {
    const user = open()
    await act(() => user.type(screen.getByRole('textbox'), 'cowl{Enter}'))
    expect(screen.getByRole('button', { name: 'BUY: bait' })).toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

it('leaves the place and the focus to what the address names, on a page that is drawn at once', async () => {
  const scrolled: string[] = []
  window.scrollTo = () => void scrolled.push('top')
  Element.prototype.scrollIntoView = jest.fn(function (this: Element) {
    scrolled.push(this.id)
  })
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  )
  await act(() => userEvent.setup({ delay: null }).click(screen.getByRole('link', { name: 'to the moor' })))
  expect(scrolled).toEqual(['top', 'moor'])
  expect(screen.getByText('Moor')).toHaveFocus()
})

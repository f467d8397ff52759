import { describe, expect, it, jest } from '@jest/globals'
import { contentId, useAnchor } from '@sanguine/ui'
import { actAsUser } from '@sanguine/ui/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
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

  it('moves the focus to the content if the focused element is gone, or nothing has the focus', async () => {
    const user = open()
    await actAsUser(() => user.click(screen.getByRole('button', { name: 'BUY: keys' })))
    expect(screen.getByRole('button', { name: 'BUY: tomes' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    act(() => screen.getByRole('main').blur())
    await act(() => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('leaves the focus alone if it moves during the change, as when a tooltip closes', async () => {
    const user = open()
    await actAsUser(() => user.click(screen.getByRole('button', { name: 'BUY: keys' })))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    await actAsUser(() => user.tab())
    const tip = document.body.appendChild(document.createElement('p'))
    // Between two elements nothing has the focus.
    act(() => screen.getByRole('button', { name: 'BUY: tomes' }).blur())
    tip.remove()
    await act(async () => undefined)
    expect(document.body).toHaveFocus()
  })

  it('leaves the focus on an element that has it', async () => {
    const user = open()
    await actAsUser(() => user.type(screen.getByRole('textbox'), 'cowl{Enter}'))
    expect(screen.getByRole('button', { name: 'BUY: bait' })).toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

it('a page that is drawn at once keeps the scroll position and focus that the address names', async () => {
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

/** A journal with a list that comes later, as from the server, part of it in `details`. */
function Journal() {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsLoaded(true)}>
        load
      </button>
      {isLoaded && (
        <>
          <Link to="/fight/1">Victory</Link>
          <Link to="/fight/2">Victory</Link>
          <details>
            <summary>All 3</summary>
            <Link to="/fight/3">Loss</Link>
          </details>
        </>
      )}
    </>
  )
}

function JournalSite() {
  useRouteFocus()
  const navigate = useNavigate()
  return (
    <>
      <main id={contentId} tabIndex={-1}>
        <Routes>
          <Route path="/journal" element={<Journal />} />
          <Route path="/fight/:id" element={<p>fight</p>} />
        </Routes>
      </main>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  )
}

describe('back on a page', () => {
  /** Follows a link of the loaded journal, goes back, and lets the journal load again. */
  async function returnFrom(open: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
    window.scrollTo = () => undefined
    render(
      <MemoryRouter initialEntries={['/journal']}>
        <JournalSite />
      </MemoryRouter>,
    )
    const user = userEvent.setup({ delay: null })
    await actAsUser(() => user.click(screen.getByRole('button', { name: 'load' })))
    await act(() => open(user))
    expect(screen.getByText('fight')).toBeInTheDocument()
    await actAsUser(() => user.click(screen.getByRole('button', { name: 'back' })))
    expect(screen.getByRole('main')).toHaveFocus()
    act(() => fireEvent.click(screen.getByRole('button', { name: 'load' })))
  }

  it('gives the focus to the link that was followed, once it is rendered', async () => {
    await returnFrom((user) => user.click(screen.getAllByRole('link', { name: 'Victory' })[1] as HTMLElement))
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Victory' })[1]).toHaveFocus())
  })

  it('opens the section that contains the link', async () => {
    await returnFrom(async (user) => {
      await user.click(screen.getByText('All 3'))
      await user.click(screen.getByRole('link', { name: 'Loss' }))
    })
    await waitFor(() => expect(screen.getByRole('link', { name: 'Loss' })).toHaveFocus())
    expect(screen.getByRole('group')).toHaveAttribute('open')
  })
})

import { expect, it, jest } from '@jest/globals'
import { contentId, useAnchor } from '@sanguine/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
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
      </Routes>
    </main>
  )
}

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

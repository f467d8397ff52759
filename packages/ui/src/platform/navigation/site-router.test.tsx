import { afterEach, describe, expect, it } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { addNavigationGuard } from './navigation-guard'
import { SiteRouter } from './site-router'

let release: () => void = () => undefined
afterEach(() => release())

function Page() {
  const { pathname } = useLocation()
  return (
    <>
      <p>at {pathname}</p>
      <Link to="/one">one</Link>
      <Link to="/two">two</Link>
      <Link to="?sorted">sorted</Link>
    </>
  )
}

function open() {
  window.history.replaceState(null, '', '/')
  render(
    <SiteRouter>
      <Page />
    </SiteRouter>,
  )
  return userEvent.setup()
}

describe('the router', () => {
  it('follows links and the browser’s buttons', async () => {
    const user = open()
    await user.click(screen.getByText('one'))
    await user.click(screen.getByText('two'))
    expect(screen.getByText('at /two')).toBeVisible()
    act(() => window.history.back())
    await screen.findByText('at /one')
  })

  it('asks the page before a link leaves it', async () => {
    const user = open()
    let answer = false
    release = addNavigationGuard(() => Promise.resolve(answer))
    await user.click(screen.getByText('one'))
    expect(screen.getByText('at /')).toBeVisible()
    answer = true
    await user.click(screen.getByText('one'))
    await screen.findByText('at /one')
  })

  it('does not ask if only the query string changes', async () => {
    const user = open()
    await user.click(screen.getByText('one'))
    let asked = 0
    release = addNavigationGuard(async () => {
      asked += 1
      return false
    })
    await user.click(screen.getByText('sorted'))
    expect(window.location.search).toBe('?sorted')
    act(() => window.history.back())
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(asked).toBe(0)
  })

  it('asks before the back button leaves the page, and stays or leaves', async () => {
    const user = open()
    await user.click(screen.getByText('one'))
    await user.click(screen.getByText('two'))
    let answer: (leaves: boolean) => void = () => undefined
    let asked = 0
    release = addNavigationGuard(() => {
      asked += 1
      return new Promise((resolve) => (answer = resolve))
    })
    act(() => window.history.back())
    await waitFor(() => expect(asked).toBe(1))
    await waitFor(() => expect(window.location.pathname).toBe('/two'))
    await act(async () => answer(false))
    expect(screen.getByText('at /two')).toBeVisible()
    act(() => window.history.back())
    await waitFor(() => expect(asked).toBe(2))
    await waitFor(() => expect(window.location.pathname).toBe('/two'))
    await act(async () => answer(true))
    await screen.findByText('at /one')
    expect(asked).toBe(2)
  })
})

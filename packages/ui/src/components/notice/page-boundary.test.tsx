import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { RemoteHostContext } from '@sanguine/ui/platform'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { contentId } from '../skip-link/skip-link'
import { PageBoundary } from './page-boundary'

let isBroken = true
const reportError = jest.fn<(error: unknown) => void>()
const loadPrevious = jest.fn<() => void>()

function Page() {
  const { pathname } = useLocation()
  if (pathname === '/broken' && isBroken) throw new Error('broken')
  return <h1>the page at {pathname}</h1>
}

const open = (host = {}) =>
  renderWithProviders(
    <RemoteHostContext value={{ reportError, recover: async () => false, ...host }}>
      <Link to="/whole">another page</Link>
      <main id={contentId} tabIndex={-1}>
        <PageBoundary>
          <Page />
        </PageBoundary>
      </main>
    </RemoteHostContext>,
    { at: '/broken' },
  )

beforeEach(() => {
  isBroken = true
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  reportError.mockClear()
})

describe('a page that throws', () => {
  test('is replaced by a notice and reported, and another page is rendered', async () => {
    const { user, container } = await open()
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page has failed.')
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }))
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(screen.getByRole('link', { name: 'another page' }))
    expect(screen.getByRole('heading', { name: 'the page at /whole' })).toBeVisible()
  })

  test('is rendered again by Retry, which keeps the focus on failure and passes it to the page on success', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Tried again: it still does not work.')
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByRole('heading', { name: 'the page at /broken' })).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('offers the previous version if the host has one', async () => {
    const { user } = await open({ loadPrevious })
    await user.click(screen.getByRole('button', { name: 'Use the previous version' }))
    expect(loadPrevious).toHaveBeenCalledTimes(1)
  })
})

import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { renderWithProviders } from '@sanguine/ui/testing'
import { act, screen } from '@testing-library/react'
import { lazyPage } from './lazy-page'
import { SectionRoute } from './section-route'

afterEach(() => {
  jest.restoreAllMocks()
})

const Page = () => <p>The section</p>

describe('a section', () => {
  test('is fetched once', async () => {
    let fetched = 0
    const page = lazyPage(async () => {
      fetched += 1
      return Page
    })
    await renderWithProviders(<SectionRoute page={page} />)
    expect(await screen.findByText('The section')).toBeVisible()
    expect(await page.load()).toBe(Page)
    expect(fetched).toBe(1)
  })

  test('that cannot be fetched says so, and is fetched again on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let isAway = true
    const page = lazyPage(async () => {
      if (isAway) throw new Error('Loading chunk 7 failed.')
      return Page
    })
    const { user } = await renderWithProviders(<SectionRoute page={page} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('This section could not be loaded.')
    isAway = false
    // What suspends on a click is let through only inside of an awaited act.
    await act(() => user.click(screen.getByRole('button', { name: 'Retry' })))
    expect(await screen.findByText('The section')).toBeVisible()
  })
})

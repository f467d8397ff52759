import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { page as browserPage, RemoteHostContext } from '@sanguine/ui/platform'
import { actAsUser, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen } from '@testing-library/react'
import { lazyPage } from './lazy-page'
import { LazyPageView } from './lazy-page-view'

afterEach(() => {
  jest.restoreAllMocks()
})

const Chapter = ({ name }: { readonly name: string }) => <p>Chapter {name}</p>

describe('a lazy page', () => {
  test('is fetched once, and rendered with its props', async () => {
    let fetched = 0
    const page = lazyPage(async () => {
      fetched += 1
      return Chapter
    })
    await renderWithProviders(
      <>
        <LazyPageView page={page}>{(Page) => <Page name="one" />}</LazyPageView>
        <LazyPageView page={page}>{(Page) => <Page name="two" />}</LazyPageView>
      </>,
    )
    expect(await screen.findByText('Chapter one')).toBeVisible()
    expect(await screen.findByText('Chapter two')).toBeVisible()
    expect(fetched).toBe(1)
  })

  test('shows an error if it cannot be fetched, and Retry fetches it again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let isAway = true
    const page = lazyPage(async () => {
      if (isAway) throw new Error('Loading chunk 7 failed.')
      return Chapter
    })
    const { user } = await renderWithProviders(<LazyPageView page={page}>{(Page) => <Page name="one" />}</LazyPageView>)
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded.')
    isAway = false
    // A component that suspends after a click continues only inside an awaited act.
    await actAsUser(() => user.click(screen.getByRole('button', { name: 'Retry' })))
    expect(await screen.findByText('Chapter one')).toBeVisible()
  })

  test('loads from another build of its remote if that is deployed by then', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const missing = new Error('Loading chunk 7 failed.')
    const fetchPage = jest.fn(async () => Promise.reject(missing))
    const page = lazyPage(fetchPage)
    const recover = jest.fn(async () => true)
    const reportError = jest.fn<(error: unknown) => void>()
    const { user } = await renderWithProviders(
      <RemoteHostContext value={{ recover, reportError }}>
        <LazyPageView page={page}>{() => null}</LazyPageView>
      </RemoteHostContext>,
    )
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await actAsUser(() => user.click(retry))
    expect(recover).toHaveBeenCalledTimes(1)
    expect(reportError).toHaveBeenCalledWith(missing)
    expect(fetchPage).toHaveBeenCalledTimes(1)
  })

  test('that takes long shows a notice with a button to reload, and is still rendered when it arrives', async () => {
    const reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => undefined)
    let arrive: (page: typeof Chapter) => void = () => undefined
    const page = lazyPage(() => new Promise<typeof Chapter>((resolve) => (arrive = resolve)))
    const { user } = await renderWithProviders(<LazyPageView page={page}>{(Page) => <Page name="one" />}</LazyPageView>)
    expect(await screen.findByText(/is taking a long time to load/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledTimes(1)
    await act(async () => arrive(Chapter))
    expect(await screen.findByText('Chapter one')).toBeVisible()
  })

  test('that does not arrive is fetched again by Retry', async () => {
    const script = document.createElement('script')
    script.dataset.webpack = 'sanguine-game:chunk-7'
    document.head.append(script)
    const onError = jest.fn()
    script.addEventListener('error', onError)
    const page = lazyPage(() => new Promise<typeof Chapter>(() => undefined))
    const { user } = await renderWithProviders(<LazyPageView page={page}>{(Page) => <Page name="one" />}</LazyPageView>)
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(onError).toHaveBeenCalledTimes(1)
    script.remove()
  })

  test('is not reported as missing if it fails to render', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const page = lazyPage(async () => (): never => {
      throw new Error('Torn.')
    })
    await renderWithProviders(<LazyPageView page={page}>{(Page) => <Page />}</LazyPageView>)
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page has failed.')
  })
})

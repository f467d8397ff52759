import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '../../testing'
import { Image, imagePath } from './image'
import { clearImageCache, loadImage, loadImageUrl } from './image-cache'

type Watcher = (entries: { isIntersecting: boolean }[]) => void
let watchers: Watcher[] = []
const scroll = (isIntersecting: boolean) => act(() => watchers.forEach((watch) => void watch([{ isIntersecting }])))

beforeEach(() => {
  watchers = []
  const made: Blob[] = []
  const createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(watch: Watcher) {
        watchers.push(watch)
      }
      observe() {}
      disconnect() {}
    },
  })
})
afterEach(async () => {
  await clearImageCache()
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  jest.useRealTimers()
})

const routes = { 'GET /api/image/thumb/bat': () => new Response('bytes') }

describe('an image', () => {
  it('is fetched once, however often it is shown', async () => {
    const { gateway } = await renderWithProviders(
      <>
        <Image imageId="bat" variant="thumb" alt="A bat" eager />
        <Image imageId="bat" variant="thumb" alt="Another" eager />
      </>,
      { routes },
    )
    await waitFor(() => expect(screen.getByAltText('A bat')).toHaveAttribute('src', 'blob:1'))
    expect(screen.getByAltText('Another')).toHaveAttribute('src', 'blob:1')
    expect(gateway.calls).toHaveLength(1)
  })

  it('in view at first loads at once; one that is scrolled into view must stay for half a second', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { gateway } = await renderWithProviders(<Image imageId="bat" variant="thumb" alt="A bat" />, { routes })
    scroll(false)
    scroll(true)
    act(() => jest.advanceTimersByTime(400))
    scroll(false)
    act(() => jest.advanceTimersByTime(1000))
    expect(gateway.calls).toHaveLength(0)
    scroll(true)
    act(() => jest.advanceTimersByTime(500))
    await waitFor(() => expect(gateway.calls).toHaveLength(1))
  })

  it('that has loaded is shown at once the next time', async () => {
    await renderWithProviders(<Image imageId="bat" variant="thumb" alt="A bat" eager />, { routes })
    await waitFor(() => expect(screen.getByAltText('A bat')).toHaveAttribute('src', 'blob:1'))
    const watching = watchers.length
    await renderWithProviders(<Image imageId="bat" variant="thumb" alt="Again" />, { routes })
    expect(screen.getByAltText('Again')).toHaveAttribute('src', 'blob:1')
    expect(watchers).toHaveLength(watching)
  })

  it('that did not load is requested again', async () => {
    const { gateway } = await renderWithProviders(<p />, { routes: {} })
    await expect(loadImageUrl('/api/image/x')).rejects.toThrow('Network response was not ok')
    gateway.setResponses({ routes: { 'GET /api/image/x': () => new Response('bytes') } })
    await expect(loadImageUrl('/api/image/x')).resolves.toMatch('blob:')
  })

  it('rejects the login page of a public network and does not cache it', async () => {
    const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
    const { gateway } = await renderWithProviders(<p />, { routes: { 'GET /api/image/x': page } })
    await expect(loadImageUrl('/api/image/x')).rejects.toThrow('returned a page')
    gateway.setResponses({ routes: { 'GET /api/image/x': () => new Response('bytes') } })
    await expect(loadImageUrl('/api/image/x')).resolves.toMatch('blob:')
  })

  it('that was damaged is fetched once more, and then left to the browser', async () => {
    const { gateway } = await renderWithProviders(<Image imageId="bat" variant="thumb" alt="A bat" eager />, { routes })
    const image = () => screen.findByAltText('A bat')
    await waitFor(async () => expect(await image()).toHaveAttribute('src', 'blob:1'))
    fireEvent.error(await image())
    await waitFor(async () => expect(await image()).toHaveAttribute('src', 'blob:2'))
    fireEvent.error(await image())
    await waitFor(async () => expect(await image()).toHaveAttribute('src', '/api/image/thumb/bat'))
    fireEvent.error(await image())
    expect(gateway.calls).toHaveLength(2)
  })

  it('without an id shows a placeholder with its name', async () => {
    await renderWithProviders(<Image imageId="" alt="No bat" />)
    expect(screen.getByRole('img', { name: 'No bat' })).toBeInTheDocument()
  })

  it('of a video shows a placeholder with its name', async () => {
    const video = () => new Response('bytes', { headers: { 'content-type': 'video/mp4' } })
    const { gateway } = await renderWithProviders(<Image imageId="bat" variant="thumb" alt="A bat" eager />, {
      routes: { 'GET /api/image/thumb/bat': video },
    })
    await waitFor(() => expect(gateway.calls).toHaveLength(1))
    await expect(loadImage('/api/image/thumb/bat')).resolves.toMatchObject({ isVideo: true })
    expect(screen.getByRole('img', { name: 'A bat' })).not.toHaveAttribute('src')
  })

  it('has an address with an escaped id', () => {
    expect(imagePath('a/../b?c', 'enemyThumb')).toBe('/api/image/enemy/thumb/a%2F..%2Fb%3Fc')
  })
})

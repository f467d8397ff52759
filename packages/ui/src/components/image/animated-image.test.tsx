import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { imageAnimationKey, setImageAnimation } from '@sanguine/ui/platform'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { findAccessibilityViolations, renderWithProviders } from '../../testing'
import { AnimatedImage } from './animated-image'
import { AnimationToggle } from './animation-toggle'
import { clearImageCache } from './image-cache'

type Watcher = (entries: { isIntersecting: boolean }[]) => void
let watchers: Set<Watcher>
const scroll = (isIntersecting: boolean) => act(() => watchers.forEach((watch) => void watch([{ isIntersecting }])))

/** The motion preference of the system, and the listeners for its changes. */
let system: { matches: boolean; listeners: Set<() => void> }
const savesData = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })

beforeEach(() => {
  watchers = new Set()
  let made = 0
  Object.assign(URL, {
    createObjectURL: ({ type }: Blob) => `blob:${++made}/${type}`,
    revokeObjectURL: () => undefined,
  })
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly watch: Watcher) {
        watchers.add(watch)
      }
      observe() {}
      disconnect() {
        watchers.delete(this.watch)
      }
    },
  })
  system = { matches: false, listeners: new Set() }
  const query = {
    get matches() {
      return system.matches
    },
    addEventListener: (_: string, listener: () => void) => void system.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void system.listeners.delete(listener),
  }
  Object.assign(window, { matchMedia: () => query })
})

afterEach(async () => {
  setImageAnimation(true)
  await clearImageCache()
  for (const name of ['IntersectionObserver', 'matchMedia']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'connection')
})

const answer = (type: string) => () => new Response('bytes', { headers: { 'content-type': type } })

const routes = {
  'GET /api/image/bat': answer('image/webp'),
  'GET /api/image/flap': answer('image/webp'),
  'GET /api/image/film': answer('video/mp4'),
}

/** Draws a bat that flaps, with the toggle beside it. `loop` is the moving element, if there is one. */
async function watchBat(animatedImageId = 'flap') {
  const rendered = await renderWithProviders(
    <>
      <AnimatedImage imageId="bat" animatedUrl={`/api/image/${animatedImageId}`} alt="A bat" eager />
      <AnimationToggle />
    </>,
    { routes },
  )
  await waitFor(() => expect(screen.getByAltText('A bat')).toHaveAttribute('src'))
  const loop = () => rendered.container.querySelector('.loop > *')
  const asked = () => rendered.gateway.calls.map(({ path }) => path)
  return { ...rendered, loop, asked }
}

describe('an animated image', () => {
  it('shows its still first, then its loop over it once that has loaded', async () => {
    const { loop, asked } = await watchBat()
    expect(loop()).toBeNull()
    scroll(true)
    await waitFor(() => expect(loop()).toHaveAttribute('src', 'blob:2/image/webp'))
    expect(asked()).toEqual(['/api/image/bat', '/api/image/flap'])
    expect(loop()).not.toHaveClass('shown')
    fireEvent.load(loop() as Element)
    expect(loop()).toHaveClass('shown')
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })

  it('plays a video as a loop, without sound', async () => {
    const { loop } = await watchBat('film')
    scroll(true)
    await waitFor(() => expect(loop()?.tagName).toBe('VIDEO'))
    expect(loop()).toHaveProperty('muted', true)
    expect(loop()).toHaveProperty('loop', true)
  })

  it('stops while it is out of view', async () => {
    const { loop } = await watchBat()
    scroll(true)
    await waitFor(() => expect(loop()).not.toBeNull())
    scroll(false)
    expect(loop()).toBeNull()
  })

  it('keeps its still if the loop does not load', async () => {
    const { loop, asked } = await watchBat('gone')
    scroll(true)
    await waitFor(() => expect(asked()).toContain('/api/image/gone'))
    expect(loop()).toBeNull()
  })

  it('keeps its still if the loop cannot be played', async () => {
    const { loop } = await watchBat('film')
    scroll(true)
    await waitFor(() => expect(loop()).not.toBeNull())
    fireEvent.error(loop() as Element)
    expect(loop()).toBeNull()
  })

  it('stops and plays by one switch, whose state is stored', async () => {
    const { loop, user } = await watchBat()
    scroll(true)
    await waitFor(() => expect(loop()).not.toBeNull())
    await user.click(screen.getByRole('button', { name: 'Stop animated images' }))
    expect(loop()).toBeNull()
    expect(localStorage.getItem(imageAnimationKey)).toBe('off')
    await user.click(screen.getByRole('button', { name: 'Play animated images' }))
    scroll(true)
    await waitFor(() => expect(loop()).not.toBeNull())
    expect(localStorage.getItem(imageAnimationKey)).toBeNull()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('is neither played nor fetched with reduced motion, as soon as that is switched on', async () => {
    const { loop } = await watchBat()
    scroll(true)
    await waitFor(() => expect(loop()).not.toBeNull())
    system.matches = true
    act(() => system.listeners.forEach((listener) => void listener()))
    expect(loop()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is not fetched if the browser saves data', async () => {
    savesData(true)
    const { asked } = await watchBat()
    scroll(true)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(asked()).toEqual(['/api/image/bat'])
  })
})

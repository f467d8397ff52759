import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderWithProviders } from '../../testing'
import { ItemGrid } from './item-grid'

type Tell = (entries: { readonly isIntersecting: boolean }[]) => void

/** What the observers that are at work tell. */
const watching = new Set<Tell>()
const tell = (isIntersecting: boolean) => act(async () => watching.forEach((watch) => void watch([{ isIntersecting }])))

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      readonly #tell: Tell
      constructor(given: Tell) {
        this.#tell = given
      }
      observe() {
        watching.add(this.#tell)
      }
      disconnect() {
        watching.delete(this.#tell)
      }
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

const names = Array.from({ length: 60 }, (_, index) => `Item ${index + 1}`)
const Items = ({ count }: { readonly count: number }) => (
  <ItemGrid label="Items">
    {names.slice(0, count).map((name) => (
      <article key={name}>{name}</article>
    ))}
  </ItemGrid>
)
const drawn = () => screen.getAllByRole('article').map(({ textContent }) => textContent)

describe('a grid of items', () => {
  it('draws more of a long list each time its end comes near, until all are there', async () => {
    await renderWithProviders(<Items count={60} />)
    expect(drawn()).toHaveLength(24)
    await tell(false)
    expect(drawn()).toHaveLength(24)
    await tell(true)
    expect(drawn()).toHaveLength(48)
    await tell(true)
    expect(drawn()).toEqual(names)
    expect(watching.size).toBe(0)
  })

  it('draws a short list at once', async () => {
    await renderWithProviders(<Items count={24} />)
    expect(drawn()).toHaveLength(24)
    expect(watching.size).toBe(0)
  })

  it('draws all where the browser cannot tell what is near', async () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    await renderWithProviders(<Items count={60} />)
    expect(drawn()).toHaveLength(60)
  })
})

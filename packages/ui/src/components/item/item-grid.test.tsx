import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithProviders } from '../../testing'
import { ItemGrid } from './item-grid'

type Tell = (entries: { readonly isIntersecting: boolean }[]) => void

/** The callbacks of the active observers. */
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

const names = Array.from({ length: 20 }, (_, index) => `Item ${index + 1}`)
const cards = (shown: readonly string[]) => shown.map((name) => <article key={name}>{name}</article>)
const Items = ({ count }: { readonly count: number }) => (
  <ItemGrid label="Items">{cards(names.slice(0, count))}</ItemGrid>
)

/** Both lists have the same items in different orders. */
function Sorted() {
  const [isReversed, setReversed] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setReversed(!isReversed)}>
        Turn
      </button>
      <ItemGrid label="Items" list={isReversed ? 'reversed' : 'sorted'}>
        {cards(isReversed ? names.toReversed() : names)}
      </ItemGrid>
    </>
  )
}
const drawn = () => screen.getAllByRole('article').map(({ textContent }) => textContent)

describe('a grid of items', () => {
  it('renders more of a long list each time its end comes into view, until all are there', async () => {
    await renderWithProviders(<Items count={20} />)
    expect(drawn()).toHaveLength(8)
    await tell(false)
    expect(drawn()).toHaveLength(8)
    await tell(true)
    expect(drawn()).toEqual(names.slice(0, 10))
    for (let pair = 0; pair < 5; pair += 1) await tell(true)
    expect(drawn()).toEqual(names)
    expect(watching.size).toBe(0)
  })

  it('renders two cards of another list first, so that the next key press is fast, and then the others', async () => {
    const { user } = await renderWithProviders(<Sorted />)
    await tell(true)
    expect(drawn()).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Turn' }))
    expect(drawn()).toEqual(names.toReversed().slice(0, 2))
    for (let pair = 0; pair < 9; pair += 1) await tell(true)
    expect(drawn()).toEqual(names.toReversed())
  })

  it('renders a short list at once', async () => {
    await renderWithProviders(<Items count={8} />)
    expect(drawn()).toHaveLength(8)
    expect(watching.size).toBe(0)
  })

  it('renders all items if the browser has no IntersectionObserver', async () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    await renderWithProviders(<Items count={20} />)
    expect(drawn()).toHaveLength(20)
  })
})

import { describe, expect, it } from '@jest/globals'
import { type Chart, draw } from './chart'
import { logarithmicScale, plainScale } from './scale'

const curve = (...values: number[]) => ({ label: 'busy', ink: 'brass' as const, values })
const chart = (...panels: Chart['panels']): Chart => ({ title: 'Gold & blood', told: 'What they <have>.', panels })
const panel = { title: 'Gold', curves: [curve(0, 10, 5)], write: String }

describe('a plain scale', () => {
  it.each([
    [
      [3, 17],
      [0, 5, 10, 15, 20],
    ],
    [
      [0, 0],
      [0, 0.25, 0.5, 0.75, 1],
    ],
    [[95_000], [0, 25_000, 50_000, 75_000, 100_000]],
  ])('of %j has the ticks %j', (values, ticks) => expect(plainScale(values).ticks).toEqual(ticks))

  it('ends where it is told to', () => {
    expect(plainScale([0.3], 1).place(0.5)).toBe(0.5)
    expect(plainScale([0.3], 1).ticks).toEqual([0, 0.25, 0.5, 0.75, 1])
  })
})

describe('a logarithmic scale', () => {
  const scale = logarithmicScale([0, 20, 900])
  it('goes by powers of ten', () => expect(scale.ticks).toEqual([10, 100, 1000]))
  it('puts what is no power at its foot', () =>
    expect([scale.place(0), scale.place(1), scale.place(100)]).toEqual([0, 0, 0.5]))
})

describe('a chart', () => {
  it('is a picture with a title and words for who does not see it', () => {
    const drawn = draw(chart(panel))
    expect(drawn).toContain('<title id="title">Gold &amp; blood</title>')
    expect(drawn).toContain('<desc id="told">What they &lt;have>.</desc>')
    expect(drawn).not.toContain('NaN')
  })

  it('goes through every day from the foot to the head of its panel', () => {
    expect(draw(chart(panel))).toContain('d="M74 280L256 98L438 189"')
  })

  it('puts two panels beside each other', () => {
    expect(draw(chart(panel, panel, panel))).toContain('viewBox="0 0 904 576"')
  })
})

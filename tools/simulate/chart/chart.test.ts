import { describe, expect, it } from '@jest/globals'
import { type Chart, drawChart } from './chart'
import { linearScale, logarithmicScale } from './scale'

const curve = (...values: number[]) => ({ label: 'busy', color: 'brass' as const, values })
const chart = (...panels: Chart['panels']): Chart => ({
  title: 'Gold & blood',
  description: 'What they <have>.',
  panels,
})
const panel = { title: 'Gold', curves: [curve(0, 10, 5)], format: String }

describe('a linear scale', () => {
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
  ])('of %j has the ticks %j', (values, ticks) => expect(linearScale(values).ticks).toEqual(ticks))

  it('ends at the given maximum', () => {
    expect(linearScale([0.3], 1).positionOf(0.5)).toBe(0.5)
    expect(linearScale([0.3], 1).ticks).toEqual([0, 0.25, 0.5, 0.75, 1])
  })
})

describe('a logarithmic scale', () => {
  const scale = logarithmicScale([0, 20, 900])
  it('has powers of ten as ticks', () => expect(scale.ticks).toEqual([10, 100, 1000]))
  it('puts values below its first tick at the bottom', () =>
    expect([scale.positionOf(0), scale.positionOf(1), scale.positionOf(100)]).toEqual([0, 0, 0.5]))
})

describe('a chart', () => {
  it('is an image with a title and a description', () => {
    const drawn = drawChart(chart(panel))
    expect(drawn).toContain('<title id="title">Gold &amp; blood</title>')
    expect(drawn).toContain('<desc id="description">What they &lt;have>.</desc>')
    expect(drawn).not.toContain('NaN')
  })

  it('draws every day from the bottom to the top of its panel', () => {
    expect(drawChart(chart(panel))).toContain('d="M74 280L256 98L438 189"')
  })

  it('places two panels side by side', () => {
    expect(drawChart(chart(panel, panel, panel))).toContain('viewBox="0 0 904 576"')
  })
})

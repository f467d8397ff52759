import { describe, expect, it } from '@jest/globals'
import { averageText, dropChanceText, percentText } from './odds-format'

describe('odds as text', () => {
  it.each([
    [0, '0%'],
    [4e-14, '0%'],
    [0.1, '<1%'],
    [62.4, '62%'],
    [99.9, '>99%'],
    [100 - 1e-10, '100%'],
    [100, '100%'],
  ])('shows a chance of %d as %s', (percent, text) => {
    expect(percentText(percent, 'en')).toBe(text)
  })

  it.each([
    [0, '0%'],
    [2.8e-15, '0%'],
    [0.004, '<0.01%'],
    [1.23, '1.23%'],
    [19.5, '19.5%'],
    [25, '25%'],
    [99.98, '>99.9%'],
    [100, '100%'],
  ])('shows a chance of %d for a drop as %s', (chance, text) => {
    expect(dropChanceText(chance, 'en')).toBe(text)
  })

  it('shows averages in the language of the page', () => {
    expect(averageText(2.46, 'de')).toBe('2,5')
    expect(averageText(0.0217, 'en')).toBe('0.022')
    expect(averageText(1204.4, 'en')).toBe('1,204')
  })
})

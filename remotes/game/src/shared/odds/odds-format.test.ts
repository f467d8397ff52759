import { describe, expect, it } from '@jest/globals'
import { averageText, dropChanceText, percentText } from './odds-format'

describe('odds as text', () => {
  it.each([
    [0, '0%'],
    [4e-16, '0%'],
    [0.001, '<1%'],
    [0.624, '62%'],
    [0.999, '>99%'],
    [1 - 1e-12, '100%'],
    [1, '100%'],
  ])('shows a chance of %d as %s', (part, text) => {
    expect(percentText(part, 'en')).toBe(text)
  })

  it.each([
    [0, '0%'],
    [2.8e-17, '0%'],
    [0.00004, '<0.01%'],
    [0.0123, '1.23%'],
    [0.195, '19.5%'],
    [0.25, '25%'],
    [0.9998, '>99.9%'],
    [1, '100%'],
  ])('shows a chance of %d for a drop as %s', (chance, text) => {
    expect(dropChanceText(chance, 'en')).toBe(text)
  })

  it('shows averages in the language of the page', () => {
    expect(averageText(2.46, 'de')).toBe('2,5')
    expect(averageText(0.0217, 'en')).toBe('0.022')
    expect(averageText(1204.4, 'en')).toBe('1,204')
  })
})

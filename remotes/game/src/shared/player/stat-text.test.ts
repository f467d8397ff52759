import { describe, expect, it } from '@jest/globals'
import type { GameStatFragment } from '../../generated/documents'
import { statText } from './stat-text'

const aStat = (overrides: Partial<GameStatFragment>): GameStatFragment => ({
  shortName: 'health',
  name: 'Health',
  valueFrom: 8,
  valueTo: 8,
  statType: 0,
  statImageId: '',
  statFlavorText: '',
  statUnitSymbol: '',
  procPercent: null,
  ...overrides,
})

describe('the text of a stat', () => {
  it.each([
    ['a gain on an item', { valueFrom: 8, valueTo: 8 }, true, '+8'],
    ['a range on an item', { valueFrom: 18, valueTo: 24 }, true, '+18–24'],
    ['a total', { valueFrom: 184, valueTo: 212 }, false, '184–212'],
    ['a shortened wait', { valueFrom: -48, valueTo: -48, statUnitSymbol: 's' }, true, '−48 s'],
    ['a chance', { valueFrom: 14, valueTo: 14, statUnitSymbol: '%' }, false, '14%'],
    ['a proc with its chance', { valueFrom: 5, valueTo: 9, procPercent: 20 }, true, '+5–9 (20%)'],
    ['nothing', { valueFrom: 0, valueTo: 0 }, true, '0'],
  ] as const)('tells %s', (_, stat, signed, expected) => {
    expect(statText(aStat(stat), 'en', signed)).toBe(expected)
  })

  it('groups and divides as the language does', () => {
    expect(statText(aStat({ valueFrom: 1234.5, valueTo: 1234.5 }), 'de', true)).toBe('+1.234,5')
  })
})

import { describe, expect, it } from '@jest/globals'
import type { GameStatFragment } from '../../generated/documents'
import de from '../i18n/de.json'
import en from '../i18n/en.json'
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
  isYesNo: false,
  procPercent: null,
  ...overrides,
})

const english = Object.assign((key: 'stat.yes' | 'stat.no') => en[key], { language: 'en' as const })
const german = Object.assign((key: 'stat.yes' | 'stat.no') => de[key], { language: 'de' as const })

describe('the text of a stat', () => {
  it.each([
    ['a gain on an item', { valueFrom: 8, valueTo: 8 }, true, '+8'],
    ['a range on an item', { valueFrom: 18, valueTo: 24 }, true, '+18–24'],
    ['a total', { valueFrom: 184, valueTo: 212 }, false, '184–212'],
    ['a shortened wait', { valueFrom: -48, valueTo: -48, statUnitSymbol: 's' }, true, '−48 s'],
    ['a chance', { valueFrom: 14, valueTo: 14, statUnitSymbol: '%' }, false, '14%'],
    ['a proc with its chance', { valueFrom: 5, valueTo: 9, procPercent: 20 }, true, '+5–9 (20%)'],
    ['a yes/no stat that is on', { isYesNo: true, valueFrom: 1, valueTo: 1 }, true, 'Yes'],
    ['a yes/no stat that is off', { isYesNo: true, valueFrom: 0, valueTo: 0 }, false, 'No'],
    ['a yes/no proc with its chance', { isYesNo: true, valueFrom: 1, valueTo: 1, procPercent: 20 }, true, 'Yes (20%)'],
    ['nothing', { valueFrom: 0, valueTo: 0 }, true, '0'],
  ] as const)('formats %s', (_, stat, signed, expected) => {
    expect(statText(aStat(stat), english, signed)).toBe(expected)
  })

  it('formats numbers and words in the given language', () => {
    expect(statText(aStat({ valueFrom: 1234.5, valueTo: 1234.5 }), german, true)).toBe('+1.234,5')
    expect(statText(aStat({ isYesNo: true, valueFrom: 1, valueTo: 1 }), german, true)).toBe('Ja')
  })
})

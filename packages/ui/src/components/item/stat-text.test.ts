import { describe, expect, it } from '@jest/globals'
import { type StatMessages, type StatValue, statText } from './stat-text'

const messages = (language: StatMessages['language'], yes: string, no: string): StatMessages =>
  Object.assign((key: 'stat.yes' | 'stat.no') => (key === 'stat.yes' ? yes : no), { language })

const english = messages('en', 'Yes', 'No')
const german = messages('de', 'Ja', 'Nein')

const aStat = ({
  stat,
  ...given
}: Partial<Omit<StatValue, 'stat'>> & { readonly stat?: Partial<StatValue['stat']> }) => ({
  from: 0,
  to: 0,
  procPercent: null,
  ...given,
  stat: { type: 'VALUE', unitSymbol: '', ...stat },
})

describe('the text of a stat', () => {
  it.each([
    ['a gain on an item', { from: 8, to: 8 }, true, '+8'],
    ['a range on an item', { from: 18, to: 24 }, true, '+18–24'],
    ['a total', { from: 184, to: 212 }, false, '184–212'],
    ['a shortened wait', { from: -48, to: -48, stat: { unitSymbol: 's' } }, true, '−48 s'],
    ['a wait of hours', { from: 7200, to: 7200, stat: { unitSymbol: 's' } }, false, '2\u00a0h'],
    [
      'a long wait that is shortened',
      { from: -150, to: -150, stat: { unitSymbol: 's' } },
      true,
      '−2\u00a0min 30\u00a0s',
    ],
    ['a chance', { from: 14, to: 14, stat: { unitSymbol: '%' } }, false, '14%'],
    ['a proc with its chance', { stat: { type: 'PROC' }, from: 5, to: 9, procPercent: 20 }, true, '+5–9 (20%)'],
    ['a yes/no stat that is on', { stat: { type: 'YES_NO' }, from: 1, to: 1 }, true, 'Yes'],
    ['a yes/no stat that is off', { stat: { type: 'YES_NO' }, from: 0, to: 0 }, false, 'No'],
    ['nothing', { from: 0, to: 0 }, true, '0'],
  ] as const)('formats %s', (_, stat, signed, expected) => {
    expect(statText(aStat(stat), english, signed)).toBe(expected)
  })

  it('formats numbers and words in the given language', () => {
    expect(statText(aStat({ from: 1234.5, to: 1234.5 }), german, true)).toBe('+1.234,5')
    expect(statText(aStat({ stat: { type: 'YES_NO' }, from: 1, to: 1 }), german, true)).toBe('Ja')
    expect(statText(aStat({ from: 14, to: 14, stat: { unitSymbol: '%' } }), german, true)).toBe('+14\u00a0%')
    expect(statText(aStat({ from: 5, to: 9, procPercent: 20 }), german, true)).toBe('+5–9 (20\u00a0%)')
  })
})

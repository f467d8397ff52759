import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { normalizeTexts } from './normalize-texts'

const texts = fc.string({ unit: 'binary', maxLength: 40 })
const records = fc.record({ name: texts, shortName: texts, flavorText: texts })

it('texts that are normalized again stay the same', () => {
  fc.assert(
    fc.property(records, (record) => {
      const once = normalizeTexts('currency', record)
      expect(normalizeTexts('currency', once)).toEqual(once)
    }),
    { numRuns: 200 },
  )
})

it('texts that a record has stay as they are', () => {
  fc.assert(
    fc.property(records, (record) => {
      expect(normalizeTexts('currency', record, record)).toEqual(record)
    }),
    { numRuns: 200 },
  )
})

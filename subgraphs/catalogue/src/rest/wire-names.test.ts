import { describe, expect, it } from '@jest/globals'
import { anyKind, anyRecords, kindNames } from '@sanguine/content'
import { smallContent } from '@sanguine/content/testing'
import { plainRecord } from '../content/plain-names'
import { fromWireValues, toWireValues, wireName, wirePath } from './wire-names'

const { records } = smallContent()
const given = kindNames.flatMap((kind) => anyRecords(records, kind).map((record) => [kind, record] as const))

describe('the names of the wire', () => {
  it.each(kindNames)('are different for all fields of a %s', (kind) => {
    const names = Object.keys(anyKind(kind).fields).map((field) => wireName(kind, field))
    expect(new Set(names).size).toBe(names.length)
  })

  it('are set for every field of a record in order, and can be reversed', () => {
    for (const [kind, record] of given) {
      const wire = toWireValues(kind, record)
      expect(Object.keys(wire as object)).toHaveLength(Object.keys(record).length)
      expect(JSON.stringify(fromWireValues(kind, wire))).toBe(JSON.stringify(record))
      expect(JSON.stringify(plainRecord(kind, wire as never))).toBe(JSON.stringify(record))
    }
  })

  it('are the only accepted ones, in lists too, and in lists that a form sent as text', () => {
    const price = [{ shortName: 'vgc', currencyShortName: 'gem', value: 3 }]
    const plain = { name: 'Rope', requiredXp: 3, price: [{ currencyShortName: 'vgc', value: 3 }] }
    expect(fromWireValues('item', { name: 'Rope', reqXP: 3, requiredXp: 4, price })).toEqual(plain)
    expect(fromWireValues('item', { name: 'Rope', reqXP: 3, price: JSON.stringify(price) })).toEqual(plain)
  })

  it('do not apply to a value that is not an object', () => {
    for (const value of [null, 3, 'x', [], undefined]) expect(fromWireValues('item', value)).toEqual(value)
    expect(fromWireValues('enemy', { stats: 'x', loot: 3, equipment: null })).toEqual({
      stats: 'x',
      loot: 3,
      equipment: null,
    })
  })

  it('are set in paths at any depth', () => {
    expect(wirePath('enemy', ['stats', '0', 'statShortName'])).toEqual(['stats', '0', 'name'])
    expect(wirePath('item', ['craftingMaterials', '1', 'itemId'])).toEqual(['craftingMats', '1', 'itemId'])
    expect(wirePath('item', ['revision'])).toEqual(['revision'])
  })
})

describe('a stored record', () => {
  it('keeps its current names, and unknown fields', () => {
    const stored = { _id: 'x', constructor: 1, xpReqired: 3, isVisible: true, travelCost: [{ shortName: 'vgc' }] }
    expect(plainRecord('huntingGround', stored as never)).toEqual({
      _id: 'x',
      constructor: 1,
      requiredXp: 3,
      isVisible: true,
      travelCost: [{ currencyShortName: 'vgc' }],
    })
    expect(plainRecord('item', { reqXP: 3, requiredXp: 3 })).toEqual({ requiredXp: 3 })
  })

  it('is refused if it has both names of a field with two values, at any depth', () => {
    expect(() => plainRecord('item', { reqXP: 3, requiredXp: 4 })).toThrow('it has both reqXP and requiredXp')
    const stats = [{ name: 'health', statShortName: 'damage' }]
    expect(() => plainRecord('enemy', { stats })).toThrow('it has both name and statShortName')
  })
})

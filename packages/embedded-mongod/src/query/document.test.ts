import { describe, expect, it } from '@jest/globals'
import * as bson from 'bson'
import fc from 'fast-check'
import { Code, Doc, Double, decode, docFrom, encode, List, type Value, validateBson } from '.'
import { arbitraryDoc } from './testing/arbitrary-values'

/** The same document, built from its values instead of its bytes. */
function rebuilt(doc: Doc): Doc {
  return Doc.fromEntries([...doc].map(([name, value]) => [name, rebuiltValue(value)]))
}

function rebuiltValue(value: Value): Value {
  if (value instanceof Doc) return rebuilt(value)
  if (value instanceof List) return List.of(value.items.map(rebuiltValue))
  return value instanceof Code && value.scope ? new Code(value.code, rebuilt(value.scope)) : value
}

describe('the document codec', () => {
  it('writes every document that it reads byte for byte', () => {
    fc.assert(
      fc.property(arbitraryDoc, (doc) => {
        const bytes = encode(doc)
        validateBson(bytes)
        expect(encode(decode(bytes)).equals(bytes)).toBe(true)
        expect(encode(rebuilt(decode(bytes))).equals(bytes)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('agrees with the reference library about every type', () => {
    const bytes = Buffer.from(
      bson.serialize({
        double: new bson.Double(1),
        half: 0.5,
        minusZero: new bson.Double(-0),
        nan: Number.NaN,
        int: 7,
        long: bson.Long.fromString('9007199254740993'),
        decimal: bson.Decimal128.fromString('-1.50E+10'),
        text: 'grüße 🐉',
        date: new Date(-1),
        id: new bson.ObjectId('0123456789abcdef01234567'),
        bytes: new bson.UUID('11111111-2222-3333-4444-555555555555'),
        stamp: new bson.Timestamp({ t: 4_000_000_000, i: 3 }),
        regex: new bson.BSONRegExp('^a', 'im'),
        min: new bson.MinKey(),
        max: new bson.MaxKey(),
        nothing: null,
        yes: true,
        code: new bson.Code('f()'),
        scoped: new bson.Code('f()', { a: 1 }),
        symbol: new bson.BSONSymbol('s'),
        list: [1, [2], { three: 3 }],
        nested: { b: 1, a: 2 },
      }),
    )
    const doc = decode(bytes)
    expect(encode(rebuilt(doc)).equals(bytes)).toBe(true)
    expect(doc.get('double')).toEqual(new Double(1))
    expect(doc.get('long')).toBe(9007199254740993n)
    expect(String(doc.get('decimal'))).toBe('-1.50E+10')
  })

  it('keeps the order of integer-like names', () => {
    const doc = docFrom(new Map(Object.entries({ b: 1 })).set('10', 2).set('2', 3))
    expect(decode(encode(doc)).keys).toEqual(['b', '10', '2'])
  })

  it('finds fields the same way before and after it has read all of them', () => {
    fc.assert(
      fc.property(arbitraryDoc, (doc) => {
        const bytes = encode(doc)
        for (const name of [...doc.keys, 'absent', 'ä', '']) {
          const scanned = decode(bytes).get(name)
          const read = decode(bytes)
          expect(read.size).toBe(doc.size)
          expect(encode(docFrom({ v: scanned }))).toEqual(encode(docFrom({ v: read.get(name) })))
        }
      }),
    )
  })

  it('keeps the bits of an unusual NaN', () => {
    const bytes = Buffer.from(bson.serialize({ n: Number.NaN }))
    bytes[bytes.length - 2] = 0xff
    expect(encode(rebuilt(decode(bytes))).equals(bytes)).toBe(true)
  })

  it('refuses names that contain a NUL', () => {
    expect(() => encode(docFrom({ 'a\0b': 1 }))).toThrow(expect.objectContaining({ code: 2 }))
  })
})

describe('validateBson', () => {
  it('refuses or accepts damaged bytes, but no reader leaves the bounds', () => {
    fc.assert(
      fc.property(arbitraryDoc, fc.nat(), fc.integer({ min: 0, max: 255 }), (doc, at, byte) => {
        const bytes = encode(rebuilt(doc))
        bytes[at % bytes.length] = byte
        try {
          validateBson(bytes)
        } catch (error) {
          expect([15, 22]).toContain((error as { code: number }).code)
          return
        }
        expect(encode(rebuilt(decode(bytes))).length).toBeGreaterThan(4)
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses documents nested past the limit', () => {
    let doc = docFrom({})
    for (let depth = 0; depth < 200; depth++) doc = docFrom({ a: doc })
    expect(() => validateBson(encode(doc))).toThrow(expect.objectContaining({ code: 15 }))
  })

  it('refuses text that is not UTF-8', () => {
    const bytes = encode(docFrom({ a: 'xx' }))
    bytes[bytes.indexOf('xx')] = 0xc3
    expect(() => validateBson(bytes)).toThrow(expect.objectContaining({ code: 22 }))
  })
})

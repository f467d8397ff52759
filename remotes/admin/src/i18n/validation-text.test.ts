import { describe, expect, test } from '@jest/globals'
import { anyKind, type Field, kindNames } from '@sanguine/content'
import { english } from '../testing/english'
import { validationText } from './validation-text'

/** Values that no field of any kind takes, each for another reason. */
const wrong = [
  undefined,
  '',
  ' ',
  1.5,
  -1e12,
  1e12,
  'x'.repeat(9999),
  'nonsense',
  Array.from({ length: 600 }, () => ({})),
]

/** Messages about ids and shapes come from broken clients, not from what somebody typed. */
const notTyped = /an? (id|list|object|short name)|text|true or false|time|seconds|is too (late|long)|from 0 to/

const messagesOf = ({ schema, shape }: Field): string[] => [
  ...wrong.flatMap((value) => {
    const read = schema.safeParse(value)
    return read.success ? [] : read.error.issues.map(({ message }) => message)
  }),
  ...(shape.type === 'list' ? messagesOf(shape.of) : []),
  ...(shape.type === 'object' ? Object.values(shape.fields).flatMap(messagesOf) : []),
]

describe('the message of a validator', () => {
  test('is replaced by a message for forms, for every kind', () => {
    const all = new Set(kindNames.flatMap((kind) => Object.values(anyKind(kind).fields).flatMap(messagesOf)))
    const left = [...all].filter((message) => validationText(english, message) === message && !notTyped.test(message))
    expect(all.size).toBeGreaterThan(10)
    expect(left).toEqual([])
  })

  test('keeps its limit', () => {
    expect(validationText(english, 'must not be over 10000')).toBe('10,000 at most')
    expect(validationText(english, 'must not be under -5')).toBe('-5 at least')
  })

  test('keeps the name of the existing record', () => {
    const taken = 'the ground has the table "Sewers" with this sequence, too'
    expect(validationText(english, taken)).toBe('The ground also has the table “Sewers” with this sequence')
  })

  test('is shown unchanged if it is unknown', () => {
    expect(validationText(english, 'must be blue')).toBe('must be blue')
  })
})

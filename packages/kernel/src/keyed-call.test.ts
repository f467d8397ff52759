import { describe, expect, test } from '@jest/globals'
import { keyedCall, requireSameCall } from './keyed-call'

const callOf = (idempotencyKey: string | null, answerName: string | null = null, name = 'trade', input: unknown = 1) =>
  keyedCall({ idempotencyKey, answerName }, name, input)

describe('a key', () => {
  test('is absent if the client sent none', () => {
    expect(callOf(null)).toBeNull()
  })

  test.each(['!', '~', 'a', 'x'.repeat(100)])('may be %j', (key) => {
    expect(callOf(key)).toEqual({ key, name: 'trade', fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/) })
  })

  test.each(['', 'x'.repeat(101), 'two words', ' a', 'a ', 'a\n', 'ä', '\x7f'])('cannot be %j', (key) => {
    expect(() => callOf(key)).toThrow(
      expect.objectContaining({
        kind: 'invalidInput',
        message: expect.stringContaining('1 to 100 visible ASCII'),
        details: { field: 'Idempotency-Key', values: { maxCharacters: 100 } },
      }),
    )
  })

  test('of one of several mutations of a document differs from any key of a client', () => {
    const keys = ['first', 'second'].map((answerName) => callOf('key', answerName)?.key ?? '')
    expect(new Set([...keys, 'key']).size).toBe(3)
    for (const key of keys) {
      expect(key).toMatch(/^key [0-9a-f]{32}$/)
      expect(() => callOf(key)).toThrow()
    }
  })
})

describe('a call', () => {
  const first = callOf('key')
  const isSame = (second: ReturnType<typeof callOf>) => {
    if (!first || !second) throw new Error('There is no key.')
    requireSameCall(second, first)
  }

  test('is the same for the same operation and input under any key', () => {
    expect(() => isSame(callOf('key'))).not.toThrow()
    expect(() => isSame(callOf('other', 'answer'))).not.toThrow()
  })

  test.each([
    ['input', callOf('key', null, 'trade', 2)],
    ['operation', callOf('key', null, 'travel')],
  ])('of another %s under the same key is a conflict', (_what, second) => {
    expect(() => isSame(second)).toThrow(
      expect.objectContaining({ kind: 'conflict', message: expect.stringContaining('another call') }),
    )
  })
})

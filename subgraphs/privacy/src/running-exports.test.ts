import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { RunningExports } from './running-exports'

async function* pieces(...texts: readonly string[]) {
  yield* texts
}

const read = async (file: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const piece of file) text += piece
  return text
}

const busy = expect.objectContaining({ status: 429, message: expect.stringContaining('exported already') })

describe('an account', () => {
  test('has one export at a time, and another once the first has been read', async () => {
    const exports = new RunningExports()
    const first = exports.start('mina', pieces('a', 'b'))
    expect(() => exports.start('mina', pieces('c'))).toThrow(busy)
    expect(() => exports.requireNone('mina')).toThrow(busy)
    expect(await read(exports.start('lucy', pieces('d')))).toBe('d')
    expect(await read(first)).toBe('ab')
    expect(await read(exports.start('mina', pieces('e')))).toBe('e')
  })

  test('can start another when the reader of the first stops, even before the first part', async () => {
    const exports = new RunningExports()
    const unread = exports.start('mina', pieces('a'))[Symbol.asyncIterator]()
    await unread.return?.()
    for await (const piece of exports.start('mina', pieces('b', 'c'))) if (piece === 'b') break
    const next = exports.start('mina', pieces('d'))
    // The stream of the first is closed late.
    await unread.return?.()
    expect(() => exports.requireNone('mina')).toThrow(busy)
    expect(await read(next)).toBe('d')
  })

  test('can start another when a read of the first has failed', async () => {
    const exports = new RunningExports()
    const failing = exports.start(
      'mina',
      (async function* () {
        yield 'a'
        throw new Error('connection lost')
      })(),
    )
    const iterator = failing[Symbol.asyncIterator]()
    await iterator.next()
    await expect(iterator.next()).rejects.toThrow('connection lost')
    await iterator.return?.()
    expect(await read(exports.start('mina', pieces('b')))).toBe('b')
  })
})

test('parts of several exports are made one after another, with other work in between', async () => {
  const exports = new RunningExports()
  const made: string[] = []
  let making = 0
  async function* slowly(name: string) {
    for (let count = 0; count < 3; count += 1) {
      making += 1
      await setImmediate()
      made.push(`${name}${making}`)
      making -= 1
      yield name
    }
  }
  const work = (async () => {
    while (made.length < 6) {
      made.push('work')
      await setImmediate()
    }
  })()
  await Promise.all(['a', 'b', 'c'].map((name) => read(exports.start(name, slowly(name)))))
  await work
  expect(made.filter((name) => name !== 'work')).toEqual(['a1', 'b1', 'c1', 'a1', 'b1', 'c1', 'a1', 'b1', 'c1'])
  expect(made.slice(0, 6).filter((name) => name === 'work').length).toBeGreaterThan(1)
})

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { keepEqual } from './keep-equal'

const json = fc.jsonValue({ maxDepth: 3 })

describe('what is kept of the value before', () => {
  it('is the whole value if nothing changed', () => {
    fc.assert(
      fc.property(json, (value) => {
        const before: unknown = structuredClone(value)
        expect(keepEqual(before, value)).toBe(before)
      }),
    )
  })

  it('never changes what the value after says', () => {
    fc.assert(fc.property(json, json, (before, after) => expect(keepEqual(before, after)).toStrictEqual(after)))
    fc.assert(
      fc.property(json, json, json, (same, before, after) =>
        expect(keepEqual({ same, part: before }, { part: after, same })).toStrictEqual({ part: after, same }),
      ),
    )
  })

  it('are the parts that did not change', () => {
    const before = { enemy: { name: 'Cultist' }, events: [{ round: 1 }, { round: 1 }], round: 1 }
    const after = { enemy: { name: 'Cultist' }, events: [{ round: 1 }, { round: 1 }, { round: 2 }], round: 2 }
    const kept = keepEqual(before, after)
    expect(kept.enemy).toBe(before.enemy)
    expect(kept.events.map((event, index) => event === before.events[index])).toEqual([true, true, false])
  })

  it('is nothing of a list that lost entries, an object that lost fields, or another type', () => {
    const list = [{ round: 1 }, { round: 2 }]
    expect(keepEqual(list, [{ round: 1 }])).toStrictEqual([list[0]])
    expect(keepEqual({ round: 1, bait: null }, { round: 1 })).toStrictEqual({ round: 1 })
    expect(keepEqual({ 0: 'a', length: 1 }, ['a'])).toStrictEqual(['a'])
    expect(keepEqual(null, {})).toStrictEqual({})
  })
})

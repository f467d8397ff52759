import { expect, test } from '@jest/globals'
import type { Release } from '@sanguine/rules'
import { memoPerRelease } from './memo-per-release'

const release = {} as Release

test('a value derived from a release and an object is computed once for both', () => {
  const state = { xp: 0 }
  let made = 0
  const xpOf = memoPerRelease((_release, { xp }: { readonly xp: number }) => {
    made += 1
    return xp
  })
  expect([xpOf(release, state), xpOf(release, state), made]).toEqual([0, 0, 1])
  expect([xpOf(release, { xp: 5 }), made]).toEqual([5, 2])
  expect([xpOf({ ...release }, state), made]).toEqual([0, 3])
})

test('a value derived from a release alone, or with an id, is computed once', () => {
  let made = 0
  const count = () => {
    made += 1
    return made
  }
  const ofRelease = memoPerRelease((_release) => count())
  const ofId = memoPerRelease((_release, _id: string) => count())
  expect([ofRelease(release), ofRelease(release), ofRelease({ ...release })]).toEqual([1, 1, 2])
  expect([ofId(release, 'a'), ofId(release, 'b'), ofId(release, 'a')]).toEqual([3, 4, 3])
})

test('null is cached too', () => {
  let made = 0
  const nothing = memoPerRelease((_release, _id: string) => {
    made += 1
    return null
  })
  expect([nothing(release, 'a'), nothing(release, 'a'), made]).toEqual([null, null, 1])
})

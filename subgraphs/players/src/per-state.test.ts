import { expect, test } from '@jest/globals'
import { newPlayer } from '@sanguine/rules'
import { perState } from './per-state'
import { aWorld } from './testing'

test('what is derived of a state is made once a release, and anew for another state or release', () => {
  const release = aWorld()
  const { state } = newPlayer(release)
  let made = 0
  const xpOf = perState(({ xp }) => {
    made += 1
    return xp
  })
  expect([xpOf(state, release), xpOf(state, release), made]).toEqual([0, 0, 1])
  expect([xpOf({ ...state, xp: 5 }, release), made]).toEqual([5, 2])
  expect([xpOf(state, aWorld()), made]).toEqual([0, 3])
})

import { describe, expect, it } from '@jest/globals'
import { aWearer } from '../testing/a-player'
import { anItem, aRelease, line } from '../testing/a-release'
import { cooldownMs } from './cooldown'

const wait = (seconds: readonly number[], speed = 1) => {
  const rings = seconds.map((value, index) =>
    anItem(`ring${index}`, 'accessory', { stats: [line('timewalker', value)] }),
  )
  const release = aRelease({ items: rings })
  return cooldownMs(aWearer(release, { accessory: rings.map((ring) => ring.id) }), release, speed)
}

describe('the wait between hunts', () => {
  it.each([
    ['is ten minutes without Timewalker', [], 600_000],
    ['is shortened by Timewalker', [48], 552_000],
    ['is shortened where content writes the seconds with a minus', [-48], 552_000],
    ['adds up what is worn, in either way of writing', [30, -30], 540_000],
    ['reaches eight minutes', [-120], 480_000],
    ['never falls under eight minutes', [-180, 200], 480_000],
  ])('%s', (_title, worn, expected) => expect(wait(worn)).toBe(expected))

  it('is divided by the game speed, including the minimum', () => {
    expect(wait([], 600)).toBe(1000)
    expect(wait([300], 600)).toBe(800)
  })
})

import { expect, test } from '@jest/globals'
import { aWearer } from '../testing/a-player'
import { anItem, aRelease, line } from '../testing/a-release'
import { outfitOf } from './slots'

const releaseWith = (damage: number) =>
  aRelease({ items: [anItem('blade', 'weapon', { stats: [line('damage', damage)] })] })

test('an outfit is that of the state and the release given, in whatever order they are asked for', () => {
  const [blunt, sharp] = [releaseWith(1), releaseWith(9)]
  const [armed, bare] = [aWearer(blunt, { weapon: ['blade'] }), aWearer(blunt, {})]
  const expected = [
    [armed, blunt, [1]],
    [bare, blunt, []],
    [armed, blunt, [1]],
    [armed, sharp, [9]],
    [armed, sharp, [9]],
    [bare, sharp, []],
    [armed, blunt, [1]],
  ] as const
  for (const [state, release, damage] of expected)
    expect(outfitOf(state, release).lines.map(({ from }) => from)).toEqual(damage)
})

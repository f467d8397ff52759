import { expect, test } from '@jest/globals'
import { type AnyKind, anyKind } from '@sanguine/content'
import { requireShowable } from './shown-fields'

const kind = (name: 'item' | 'rank', inGame: readonly string[]): AnyKind => ({ ...anyKind(name), inGame })

test('the game can show texts, numbers and flags', () => {
  expect(() => requireShowable(kind('item', ['flavorText', 'requiredXp', 'isUnique']))).not.toThrow()
})

test.each([
  [
    kind('item', ['rarityId']),
    'The kind item has rarityId in `inGame`, which only texts, numbers and flags can be in.',
  ],
  [kind('rank', ['xp']), 'The kind rank has `inGame`, which only item, enemy, region, huntingGround can have.'],
])('a field that the game cannot show is refused with a sentence (%#)', (given, sentence) => {
  expect(() => requireShowable(given)).toThrow(sentence)
})

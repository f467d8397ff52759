import { expect, test } from '@jest/globals'
import { aWorld, idOf } from '@sanguine/players/testing'
import { successSentences } from './success-sentences'

const world = aWorld()

test.each([
  ['equipped', 'Hat', 'Hat equipped.', 'Item equipped.'],
  ['unequipped', 'Hat', 'Hat unequipped.', 'Item unequipped.'],
  ['travelled', 'Castle', 'You have reached Castle.', 'You have reached Unknown.'],
  ['collectionClaimed', 'Wardrobe', 'Wardrobe is complete, and yours.', 'The collection is complete, and yours.'],
  ['giftTaken', 'Hat', 'Hat is yours.', 'Your gift is yours.'],
] as const)('%s names the record, also where content no longer has it', (call, name, sentence, withoutRecord) => {
  expect(successSentences[call](world, idOf(name))).toBe(sentence)
  expect(successSentences[call](world, idOf('Lost'))).toBe(withoutRecord)
})

test('setups are counted from one', () => {
  expect(successSentences.setupChanged(1)).toBe('Equipment setup 2 is in use.')
})

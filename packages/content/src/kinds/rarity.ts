import { color, image, requiredText, shortName, text } from '../fields'
import { defineKind } from '../kind'

export const rarity = defineKind({
  name: 'rarity',
  description: 'How seldom an item or enemy is.',
  collection: 'rarities',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    shortName: shortName(),
    colorHex: color('Its colour.'),
    flavorText: text('A line about it.', { max: 2000, multiline: true }),
    imageId: image('Its picture.'),
  },
})

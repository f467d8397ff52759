import { color, image, requiredText, shortName, text } from '../fields'
import { defineKind } from '../kind'
import { feminine } from '../language/noun'

export const rarity = defineKind({
  name: 'rarity',
  description: 'A degree of rarity of items and enemies.',
  collection: 'rarities',
  title: 'name',
  german: feminine('Seltenheit', 'Seltenheiten'),
  fields: {
    name: requiredText("The rarity's name.", { fits: 20 }),
    shortName: shortName(),
    colorHex: color('The colour, such as #8a0303.'),
    flavorText: text('A line of text about the rarity.', { max: 2000, multiline: true, fits: 90 }),
    imageId: image("The rarity's image."),
  },
})

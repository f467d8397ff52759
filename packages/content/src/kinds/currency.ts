import { image, requiredText, shortName, text, whole } from '../fields'
import { defineKind } from '../kind'

export const currency = defineKind({
  name: 'currency',
  description: 'A currency that players earn and pay with.',
  collection: 'currencies',
  title: 'name',
  fields: {
    name: requiredText("The currency's name."),
    shortName: shortName(),
    flavorText: text('A line of text about the currency.', { max: 2000, multiline: true }),
    orderIndex: whole('The position in lists, lowest first.', { min: -1e9, max: 1e9, initial: 100 }),
    imageId: image("The currency's image."),
  },
})

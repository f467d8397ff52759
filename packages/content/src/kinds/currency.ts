import { image, requiredText, shortName, text, whole } from '../fields'
import { defineKind } from '../kind'

export const currency = defineKind({
  name: 'currency',
  description: 'Something that is earned and paid with.',
  collection: 'currencies',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    shortName: shortName(),
    flavorText: text('A line about it.', { max: 2000, multiline: true }),
    orderIndex: whole('Its place in lists, lowest first.', { min: -1e9, max: 1e9, initial: 100 }),
    imageId: image('Its picture.'),
  },
})

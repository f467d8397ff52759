import { image, requiredText, shortName } from '../fields'
import { defineKind } from '../kind'
import { feminine } from '../language/noun'

export const procType = defineKind({
  name: 'procType',
  description: 'The effect of a proc, such as damage or healing.',
  collection: 'procTypes',
  title: 'name',
  german: feminine('Effektart', 'Effektarten'),
  fields: {
    name: requiredText("The proc type's name.", { fits: 24 }),
    shortName: shortName(),
    imageId: image("The proc type's image."),
  },
})

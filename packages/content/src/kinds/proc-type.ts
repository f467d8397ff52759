import { image, requiredText, shortName } from '../fields'
import { defineKind } from '../kind'

export const procType = defineKind({
  name: 'procType',
  description: 'The effect of a proc, such as damage or healing.',
  collection: 'procTypes',
  title: 'name',
  fields: {
    name: requiredText("The proc type's name."),
    shortName: shortName(),
    imageId: image("The proc type's image."),
  },
})

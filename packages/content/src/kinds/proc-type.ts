import { image, requiredText, shortName } from '../fields'
import { defineKind } from '../kind'

export const procType = defineKind({
  name: 'procType',
  description: 'What a proc does, such as damage or healing.',
  collection: 'procTypes',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    shortName: shortName(),
    imageId: image('Its picture.'),
  },
})

import { image, requiredText, shortName } from '../fields'
import { defineKind } from '../kind'

export const enemyType = defineKind({
  name: 'enemyType',
  description: 'A kind of creature, such as undead or dragons.',
  collection: 'enemyTypes',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    shortName: shortName(),
    imageId: image('Its picture.'),
  },
})

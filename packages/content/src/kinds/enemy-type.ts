import { image, requiredText, shortName, whole } from '../fields'
import { defineKind } from '../kind'

export const enemyType = defineKind({
  name: 'enemyType',
  description: 'A kind of creature, such as undead or dragons.',
  collection: 'enemyTypes',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    shortName: shortName(),
    orderIndex: whole('Its place in lists, lowest first.', { min: -1e9, max: 1e9, initial: 100 }),
    imageId: image('Its picture.'),
  },
})

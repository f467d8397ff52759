import { image, requiredText, shortName, whole } from '../fields'
import { defineKind } from '../kind'
import { feminine } from '../language/noun'

export const enemyType = defineKind({
  name: 'enemyType',
  description: 'A type of creature, such as undead or dragons.',
  collection: 'enemyTypes',
  title: 'name',
  german: feminine('Gegnerart', 'Gegnerarten'),
  fields: {
    name: requiredText("The enemy type's name.", { fits: 20 }),
    shortName: shortName(),
    orderIndex: whole('The position in lists, lowest first.', { min: -1e9, max: 1e9, initial: 100 }),
    imageId: image("The enemy type's image."),
  },
})

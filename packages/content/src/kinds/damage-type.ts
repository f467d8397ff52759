import { color, image, requiredText, shortName } from '../fields'
import { defineKind } from '../kind'

export const damageType = defineKind({
  name: 'damageType',
  description: 'A type of damage, such as fire.',
  collection: 'damageTypes',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    shortName: shortName(),
    colorHex: color('Its colour.'),
    imageId: image('Its picture.'),
  },
})

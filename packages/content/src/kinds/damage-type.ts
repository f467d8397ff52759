import { color, image, requiredText, shortName } from '../fields'
import { defineKind } from '../kind'
import { feminine } from '../language/noun'

export const damageType = defineKind({
  name: 'damageType',
  description: 'A type of damage, such as fire.',
  collection: 'damageTypes',
  title: 'name',
  german: feminine('Schadensart', 'Schadensarten'),
  fields: {
    name: requiredText("The damage type's name.", { fits: 20 }),
    shortName: shortName(),
    colorHex: color('The colour, such as #8a0303.'),
    imageId: image("The damage type's image."),
  },
})

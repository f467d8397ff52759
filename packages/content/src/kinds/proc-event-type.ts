import { image, requiredText, shortName } from '../fields'
import { defineKind } from '../kind'

export const procEventType = defineKind({
  name: 'procEventType',
  description: 'The moment of a fight at which a proc may fire.',
  collection: 'procEventTypes',
  title: 'name',
  fields: {
    name: requiredText("The proc event type's name."),
    shortName: shortName(),
    imageId: image("The proc event type's image."),
  },
})

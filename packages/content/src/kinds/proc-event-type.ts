import { image, requiredText, shortName } from '../fields'
import { defineKind } from '../kind'
import { masculine } from '../language/noun'

export const procEventType = defineKind({
  name: 'procEventType',
  description: 'The moment of a fight at which a proc may fire.',
  collection: 'procEventTypes',
  title: 'name',
  german: masculine('Effektauslöser', 'Effektauslöser'),
  fields: {
    name: requiredText("The proc event type's name.", { fits: 32 }),
    shortName: shortName(),
    imageId: image("The proc event type's image."),
  },
})

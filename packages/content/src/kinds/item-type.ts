import { flag, image, requiredText, shortName, whole } from '../fields'
import { defineKind } from '../kind'

export const itemType = defineKind({
  name: 'itemType',
  description: 'A type of item. The short name decides what the game does with such items.',
  collection: 'itemTypes',
  title: 'name',
  fields: {
    name: requiredText("The item type's name."),
    shortName: shortName(),
    slotCount: whole('The number of items of the type that can be equipped at once.', { max: 100 }),
    isEquipment: flag('Whether items of the type can be equipped.'),
    countsWhileOwned: flag('Whether items of the type count while they are owned, without being equipped.'),
    orderIndex: whole('The position in lists, lowest first.', { min: -1e9, max: 1e9, initial: 100 }),
    imageId: image("The item type's image."),
  },
})

import { flag, image, requiredText, shortName, whole } from '../fields'
import { defineKind } from '../kind'

export const itemType = defineKind({
  name: 'itemType',
  description: 'A type of item; its short name decides what the game does with such items.',
  collection: 'itemTypes',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    shortName: shortName(),
    slotCount: whole('How many items of the type can be worn at once.', { max: 100 }),
    isEquipment: flag('Whether such items can be worn.'),
    countsWhileOwned: flag('Whether such items are special and count while they are only in the inventory.'),
    orderIndex: whole('Its place in lists, lowest first.', { min: -1e9, max: 1e9, initial: 100 }),
    imageId: image('Its picture.'),
  },
})

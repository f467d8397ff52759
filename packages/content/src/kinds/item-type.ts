import { flag, image, requiredText, shortName, whole } from '../fields'
import { defineKind } from '../kind'
import { masculine } from '../language/noun'

export const itemType = defineKind({
  name: 'itemType',
  description: 'A type of item. The short name decides what the game does with such items.',
  collection: 'itemTypes',
  title: 'name',
  german: masculine('Gegenstandstyp', 'Gegenstandstypen'),
  fields: {
    name: requiredText("The item type's name.", { fits: 20 }),
    shortName: shortName(),
    slotCount: whole('The number of items of the type that can be equipped at once.', { max: 100 }),
    isEquipment: flag('Whether items of the type can be equipped.'),
    countsWhileOwned: flag('Whether items of the type count while they are owned, without being equipped.'),
    orderIndex: whole('The position in lists, lowest first.', { min: -1e9, max: 1e9, initial: 100 }),
    imageId: image("The item type's image."),
  },
  texts: {
    'field.slotCount': { en: 'Slots', de: 'Plätze' },
    'field.isEquipment': { en: 'Can be equipped', de: 'Kann angelegt werden' },
    'field.countsWhileOwned': {
      en: 'Special: takes effect in the inventory',
      de: 'Besonders: wirkt schon im Inventar',
    },
    'hint.slotCount': { en: 'How many can be equipped at once', de: 'So viele können gleichzeitig angelegt sein' },
    'hint.itemType.shortName': {
      en: 'Determines how the game treats such items',
      de: 'Bestimmt, wie das Spiel solche Gegenstände behandelt',
    },
  },
})

import { currencyEntries } from '../entries'
import { flag, image, list, movingImage, reference, requiredReference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'
import { masculine } from '../language/noun'

export const huntingGround = defineKind({
  name: 'huntingGround',
  description: 'A place where players hunt.',
  collection: 'huntingGrounds',
  title: 'name',
  german: masculine('Jagdgrund', 'Jagdgründe'),
  fields: {
    name: requiredText("The hunting ground's name.", { fits: 32 }),
    flavorText: text('A line of text about the hunting ground.', { max: 2000, multiline: true, fits: 110 }),
    imageId: image("The hunting ground's image."),
    animatedImageId: movingImage('The moving image, which replaces the still one.'),
    isVisible: flag('Whether players see the hunting ground.'),
    sequence: whole('The position among the grounds of the region, lowest first.', { max: 1e9 }),
    requiredXp: whole('The XP that a player needs to travel there.'),
    travelCost: currencyEntries('The price of travelling there.'),
    keyId: reference('item', 'The item that a player needs to travel there; empty if none is needed.'),
    specialBaitItemIds: list(
      'The baits that attract other creatures here than ordinary bait does.',
      reference('item', 'A bait.'),
      { max: 50 },
    ),
    regionId: requiredReference('region', 'The region of the ground.'),
  },
  inGame: ['flavorText'],
  texts: {
    'field.regionId': { en: 'Region', de: 'Region' },
    'field.travelCost': { en: 'Travel cost', de: 'Reisekosten' },
    'field.specialBaitItemIds': { en: 'Special baits', de: 'Besondere Köder' },
    'hint.huntingGround.sequence': { en: 'Lowest first', de: 'Kleinste zuerst' },
    'hint.huntingGround.requiredXp': { en: 'Needed to enter it', de: 'Zum Betreten nötig' },
    'hint.specialBaitItemIds': {
      en: 'The table with sequence 1 belongs to the first bait, 2 to the second, and so on.',
      de: 'Die Tabelle mit Nummer 1 gehört zum ersten Köder, die mit 2 zum zweiten und so weiter.',
    },
    'choose.specialBaitItemIds': { en: 'Choose a special bait', de: 'Besonderen Köder wählen' },
  },
})

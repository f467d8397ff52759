import { currencyEntries } from '../entries'
import { flag, image, list, movingImage, reference, requiredReference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'

export const huntingGround = defineKind({
  name: 'huntingGround',
  description: 'A place where players hunt.',
  collection: 'huntingGrounds',
  title: 'name',
  fields: {
    name: requiredText("The hunting ground's name."),
    flavorText: text('A line of text about the hunting ground.', { max: 2000, multiline: true }),
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
})

import { currencyEntries } from '../entries'
import { flag, image, list, movingImage, reference, requiredReference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'

export const huntingGround = defineKind({
  name: 'huntingGround',
  description: 'A place to hunt.',
  collection: 'huntingGrounds',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    flavorText: text('A line about it.', { max: 2000, multiline: true }),
    imageId: image('Its picture.'),
    animatedImageId: movingImage('Its moving picture.'),
    isVisible: flag('Whether players see it.'),
    sequence: whole('Its place in the order of its region, lowest first.', { max: 1e9 }),
    requiredXp: whole('XP demanded to enter it.'),
    travelCost: currencyEntries('What travelling there costs.'),
    keyId: reference('item', 'The item that opens it, or empty.'),
    specialBaitItemIds: list('Baits that find other creatures here.', reference('item', 'A bait.'), { max: 50 }),
    regionId: requiredReference('region', 'The region it lies in.'),
  },
})

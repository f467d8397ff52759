import { regionRuleNames } from '@sanguine/rules'
import { choice, flag, image, movingImage, reference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'

export const region = defineKind({
  name: 'region',
  description: 'A part of the world that holds hunting grounds.',
  collection: 'regions',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    imageId: image('Its picture.'),
    animatedImageId: movingImage('Its moving picture.'),
    sequence: whole('Its place in the order, lowest first.', { max: 1e9 }),
    requiredXp: whole('XP demanded to enter it.'),
    isVisible: flag('Whether players see it.'),
    keyId: reference('item', 'The item that opens it, or empty.'),
    rule: choice('The rule of its own.', ['none', ...regionRuleNames]),
    flavorText: text('A line about it.', { max: 2000, multiline: true }),
  },
})

import { regionRuleNames } from '@sanguine/rules'
import { choice, flag, image, movingImage, reference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'

export const region = defineKind({
  name: 'region',
  description: 'A part of the world with hunting grounds.',
  collection: 'regions',
  title: 'name',
  fields: {
    name: requiredText("The region's name."),
    imageId: image("The region's image."),
    animatedImageId: movingImage('The moving image, which replaces the still one.'),
    sequence: whole('The position among the regions, lowest first.', { max: 1e9 }),
    requiredXp: whole('The XP that a player needs to travel there.'),
    isVisible: flag('Whether players see the region.'),
    keyId: reference('item', 'The item that a player needs to travel there; empty if none is needed.'),
    rule: choice('The rule of the region, which changes its hunts over time.', ['none', ...regionRuleNames]),
    flavorText: text('A line of text about the region.', { max: 2000, multiline: true }),
  },
})

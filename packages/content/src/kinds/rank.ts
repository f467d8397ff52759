import { image, reference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'

export const rank = defineKind({
  name: 'rank',
  description: 'A rank that hunters reach by their XP.',
  collection: 'ranks',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    xp: whole('The XP at which it begins.'),
    rewardItemId: reference('item', 'What reaching it gives, or empty.'),
    flavorText: text('A line about it.', { max: 2000, multiline: true }),
    imageId: image('Its picture.'),
  },
})

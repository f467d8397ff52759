import { image, reference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'

export const rank = defineKind({
  name: 'rank',
  description: 'A rank that players reach by XP.',
  collection: 'ranks',
  title: 'name',
  fields: {
    name: requiredText("The rank's name."),
    xp: whole('The XP at which a player reaches the rank.'),
    rewardItemId: reference('item', 'The item that a player gets with the rank; empty for none.'),
    flavorText: text('A line of text about the rank.', { max: 2000, multiline: true }),
    imageId: image("The rank's image."),
  },
})

import { image, moment, movingImage, reference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'

export const news = defineKind({
  name: 'news',
  description: 'A message to all players.',
  collection: 'news',
  title: 'header',
  fields: {
    header: requiredText('The heading.', { max: 300 }),
    message: text('The text of the post.', { max: 20_000, multiline: true }),
    imageId: image("The news post's image."),
    animatedImageId: movingImage('The moving image, which replaces the still one.'),
    publishedAt: moment('The time of publication; the time of creation if left out.'),
    rewardItemId: reference('item', 'The gift that each player can take once; empty if there is none.'),
    name: text('A name for editors, which players do not see.'),
    sequence: whole('A number for editors, without effect: news posts are sorted by their time.', { max: 1e9 }),
    keyId: reference('item', 'An item for editors, without effect: every player sees the post.'),
    requiredXp: whole('A number for editors, without effect: every player sees the post.'),
  },
})

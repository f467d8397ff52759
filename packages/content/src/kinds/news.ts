import { image, moment, movingImage, reference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'

export const news = defineKind({
  name: 'news',
  description: 'A message to all players.',
  collection: 'news',
  title: 'header',
  fields: {
    header: requiredText('Its heading.', { max: 300 }),
    message: text('What there is to tell.', { max: 20_000, multiline: true }),
    imageId: image('Its picture.'),
    animatedImageId: movingImage('Its moving picture, shown in place of the picture.'),
    publishedAt: moment('When it was written; the time of creation when left out.'),
    rewardItemId: reference('item', 'A gift that each player can take once, or empty.'),
    name: text('A name for editors. Players do not see it.'),
    sequence: whole('Kept for editors. News are ordered by their time.', { max: 1e9 }),
    keyId: reference('item', 'Kept for editors: an item, or empty. Nothing is locked by it.'),
    requiredXp: whole('Kept for editors. Every player sees the news.'),
  },
})

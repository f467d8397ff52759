import { image, moment, movingImage, reference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'
import { feminine } from '../language/noun'

export const news = defineKind({
  name: 'news',
  description: 'A message to all players.',
  collection: 'news',
  title: 'header',
  german: feminine('Neuigkeit', 'Neuigkeiten'),
  fields: {
    header: requiredText('The heading.', { max: 300, fits: 60 }),
    message: text('The text of the post.', { max: 20_000, multiline: true, fits: 1200 }),
    imageId: image("The news post's image."),
    animatedImageId: movingImage('The moving image, which replaces the still one.'),
    publishedAt: moment('The time of publication; the time of creation if left out.'),
    rewardItemId: reference('item', 'The gift that each player can take once; empty if there is none.'),
    name: text('A name for editors, which players do not see.'),
    sequence: whole('A number for editors, without effect: news posts are sorted by their time.', { max: 1e9 }),
    keyId: reference('item', 'An item for editors, without effect: every player sees the post.'),
    requiredXp: whole('A number for editors, without effect: every player sees the post.'),
  },
  texts: {
    'field.header': { en: 'Header', de: 'Überschrift' },
    'field.publishedAt': { en: 'Published', de: 'Veröffentlicht' },
    'hint.publishedAt': {
      en: 'In your local time; the latest news comes first. Left empty: the time of creation. Players see it as soon as it is saved.',
      de: 'In deiner Ortszeit; die neueste steht vorn. Bleibt das Feld leer, gilt der Zeitpunkt des Anlegens. Spieler sehen die Neuigkeit, sobald sie gespeichert ist.',
    },
    'create.news': { en: 'Create New News', de: 'Neuigkeit anlegen' },
    'choose.news.rewardItemId': { en: 'Choose a gift', de: 'Geschenk wählen' },
  },
})

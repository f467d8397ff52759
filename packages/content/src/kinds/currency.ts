import { image, requiredText, shortName, text, whole } from '../fields'
import { defineKind } from '../kind'
import { feminine } from '../language/noun'

export const currency = defineKind({
  name: 'currency',
  description: 'A currency that players earn and pay with.',
  collection: 'currencies',
  title: 'name',
  german: feminine('Währung', 'Währungen'),
  fields: {
    name: requiredText("The currency's name.", { fits: 24 }),
    singularName: text('The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well.', {
      fits: 24,
    }),
    shortName: shortName(),
    flavorText: text('A line of text about the currency.', { max: 2000, multiline: true, fits: 110 }),
    orderIndex: whole('The position in lists, lowest first.', { min: -1e9, max: 1e9, initial: 100 }),
    imageId: image("The currency's image."),
  },
  texts: {
    'field.singularName': { en: 'Name of one', de: 'Name in der Einzahl' },
    'hint.singularName': {
      en: 'Shown beside the number 1. Leave it empty if the name suits one as well.',
      de: 'Steht neben der Zahl 1. Bleibt leer, wenn der Name auch dafür passt.',
    },
  },
})

import { image, reference, requiredText, text, whole } from '../fields'
import { defineKind } from '../kind'
import { masculine } from '../language/noun'

export const rank = defineKind({
  name: 'rank',
  description: 'A rank that players reach by XP.',
  collection: 'ranks',
  title: 'name',
  german: masculine('Rang', 'Ränge'),
  fields: {
    name: requiredText("The rank's name.", { fits: 32 }),
    xp: whole('The XP at which a player reaches the rank.'),
    rewardItemId: reference('item', 'The item that a player gets with the rank; empty for none.'),
    coffinCharges: whole(
      "The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again.",
      { max: 100 },
    ),
    flavorText: text('A line of text about the rank.', { max: 2000, multiline: true, fits: 90 }),
    imageId: image("The rank's image."),
  },
  texts: {
    'hint.rank.xp': { en: 'XP needed for this rank', de: 'Nötige EP für diesen Rang' },
    'field.coffinCharges': { en: 'Coffin charges', de: 'Sargladungen' },
    'hint.rank.coffinCharges': { en: 'Hunts without a wait, once', de: 'Jagden ohne Wartezeit, einmalig' },
    'create.rank': { en: 'create new', de: 'Neu anlegen' },
    'choose.rank.rewardItemId': { en: 'Choose a reward item', de: 'Gegenstand als Belohnung wählen' },
  },
})

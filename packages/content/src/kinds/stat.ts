import { choice, flag, image, reference, requiredText, shortName, text, whole } from '../fields'
import { defineKind } from '../kind'
import { masculine } from '../language/noun'

export const stat = defineKind({
  name: 'stat',
  description: 'A number of fighters and items, or an effect (a proc) that may fire in a fight.',
  collection: 'stats',
  title: 'name',
  german: masculine('Wert', 'Werte'),
  fields: {
    name: requiredText("The stat's name.", { fits: 32 }),
    shortName: shortName(),
    statType: choice('The type of the stat: 0 for a number, 1 for a proc.', ['Stat', 'Proc']),
    procTypeId: reference('procType', 'The effect of a proc; empty for a number.'),
    procEventTypeId: reference('procEventType', 'The moment at which a proc may fire; empty for a number.'),
    affectedCreatureTypeId: reference(
      'enemyType',
      'The only creature type that a proc works on; empty for every type, and for a number.',
    ),
    damageTypeId: reference('damageType', 'The type of the damage that a proc deals.'),
    isYesNo: flag('Whether the stat is a yes or no instead of a number.'),
    rarityId: reference('rarity', 'The rarity of the stat; empty for none.'),
    orderIndex: whole('The position in lists, lowest first.', { min: -1e9, max: 1e9, initial: 100 }),
    imageId: image("The stat's image."),
    flavorText: text('A line of text about the effect.', { max: 2000, multiline: true, fits: 140 }),
    unitSymbol: text('The unit after the number, such as %.', { max: 20 }),
  },
  normalize: (stat) =>
    stat.statType === 1 ? stat : { ...stat, procTypeId: '', procEventTypeId: '', affectedCreatureTypeId: '' },
  texts: {
    'none.affectedCreatureTypeId': { en: 'All', de: 'Alle' },
    'field.statType': { en: 'Stat type', de: 'Art' },
    'field.unitSymbol': { en: 'Unit', de: 'Einheit' },
    'field.procTypeId': { en: 'Proc type', de: 'Effektart' },
    'field.procEventTypeId': { en: 'Proc event', de: 'Auslöser' },
    'field.affectedCreatureTypeId': { en: 'Affected creatures', de: 'Betroffene Gegnerart' },
    'field.damageTypeId': { en: 'Damage type', de: 'Schadensart' },
    'field.isYesNo': { en: 'Yes or no, without a number', de: 'Ja oder nein, ohne Zahl' },
    'hint.unitSymbol': { en: 'Shown after the number, such as %', de: 'Steht hinter der Zahl, etwa %' },
    'StatRecordType.stat': { en: 'Stat', de: 'Wert' },
    'StatRecordType.proc': { en: 'Proc', de: 'Effekt' },
  },
})

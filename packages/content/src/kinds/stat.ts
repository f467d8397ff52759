import { choice, flag, image, reference, requiredText, shortName, text, whole } from '../fields'
import { defineKind } from '../kind'

export const stat = defineKind({
  name: 'stat',
  description: 'A number of fighters and items, or an effect (a proc) that may fire in a fight.',
  collection: 'stats',
  title: 'name',
  fields: {
    name: requiredText("The stat's name."),
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
    flavorText: text('A line of text about the effect.', { max: 2000, multiline: true }),
    unitSymbol: text('The unit after the number, such as %.', { max: 20 }),
  },
  normalize: (stat) =>
    stat.statType === 1 ? stat : { ...stat, procTypeId: '', procEventTypeId: '', affectedCreatureTypeId: '' },
})

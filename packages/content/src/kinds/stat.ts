import { choice, flag, image, reference, requiredText, shortName, text, whole } from '../fields'
import { defineKind } from '../kind'

export const stat = defineKind({
  name: 'stat',
  description: 'A number of a fighter or item, or an effect (a proc) that may fire at a moment of a fight.',
  collection: 'stats',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    shortName: shortName(),
    statType: choice('0 a plain stat, 1 a proc.', ['Stat', 'Proc']),
    procTypeId: reference('procType', 'What the proc does; only for a proc.'),
    procEventTypeId: reference('procEventType', 'When the proc may fire; only for a proc.'),
    affectedCreatureTypeId: reference('enemyType', 'The only kind of creature it works on, or empty; only for a proc.'),
    damageTypeId: reference('damageType', 'The type of damage it deals.'),
    isYesNo: flag('Whether it is simply there or not, without a number.'),
    rarityId: reference('rarity', 'How seldom it is found, or empty.'),
    orderIndex: whole('Its place in lists, lowest first.', { min: -1e9, max: 1e9, initial: 100 }),
    imageId: image('Its picture.'),
    flavorText: text('What it does, in a line.', { max: 2000, multiline: true }),
    unitSymbol: text('The unit behind the number, such as %.', { max: 20 }),
  },
  normalize: (stat) =>
    stat.statType === 1 ? stat : { ...stat, procTypeId: '', procEventTypeId: '', affectedCreatureTypeId: '' },
})

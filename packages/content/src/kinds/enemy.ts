import { currencyEntries, enemyStatEntries } from '../entries'
import {
  decimal,
  entry,
  flag,
  group,
  image,
  list,
  movingImage,
  notUnder,
  reference,
  requiredReference,
  requiredText,
  text,
  whole,
} from '../fields'
import { defineKind } from '../kind'

const equipmentEntry = entry('EquipmentEntry', 'A thing the enemy wears.', {
  itemType: text("Short name or id of the item's type.", { max: 64 }),
  itemId: requiredReference('item', 'Which item.'),
})

const lootEntry = entry(
  'LootEntry',
  'A thing that may be found on the enemy.',
  {
    itemId: requiredReference('item', 'Which item.'),
    dropChance: decimal('How likely it is, in percent.', { max: 100 }),
    amountMin: whole('The fewest there can be.', { max: 1_000_000, initial: 1 }),
    amountMax: whole('The most there can be; the fewest when left out.', { max: 1_000_000, initial: 1 }),
  },
  {
    prepare: (given) => ({ ...given, amountMax: given.amountMax ?? given.amountMin }),
    check: ({ amountMin, amountMax }) =>
      amountMax < amountMin ? { field: 'amountMax', message: notUnder('amountMin') } : null,
  },
)

export const enemy = defineKind({
  name: 'enemy',
  description: 'A creature that is hunted.',
  collection: 'enemies',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    enemyTypeId: reference('enemyType', 'What kind of creature it is.'),
    rarityId: reference('rarity', 'How seldom it is met.'),
    imageId: image('Its picture.'),
    animatedImageId: movingImage('Its moving picture, shown in a loop.'),
    flavorText: text('A line about it.', { max: 2000, multiline: true }),
    isVisible: flag('Whether players see it.'),
    xp: whole('XP for beating it.'),
    currencies: currencyEntries('What beating it pays.'),
    refund: currencyEntries('What a draw pays.'),
    stats: enemyStatEntries('Its numbers.'),
    equipment: group('EnemyEquipment', 'What it wears; the stats of it count in the fight.', {
      items: list('What it wears.', equipmentEntry, { max: 50, identity: 'itemId' }),
    }),
    loot: list('What may be found on it.', lootEntry, { max: 200, identity: 'itemId' }),
  },
})

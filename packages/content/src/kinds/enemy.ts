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
import { masculine } from '../language/noun'

const equipmentEntry = entry('EquipmentEntry', 'An item that the enemy has equipped.', {
  itemType: text("The short name or id of the item's type.", { max: 64 }),
  itemId: requiredReference('item', 'The item.'),
})

const lootEntry = entry(
  'LootEntry',
  'An item that a win over the enemy may drop.',
  {
    itemId: requiredReference('item', 'The item.'),
    dropChance: decimal('The chance of the drop, in percent.', { max: 100 }),
    amountMin: whole('The smallest number of pieces.', { max: 1_000_000, initial: 1 }),
    amountMax: whole('The largest number of pieces; `amountMin` if left out.', { max: 1_000_000, initial: 1 }),
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
  german: masculine('Gegner', 'Gegner'),
  fields: {
    name: requiredText("The enemy's name.", { fits: 40 }),
    enemyTypeId: reference('enemyType', "The creature's type."),
    rarityId: reference('rarity', "The creature's rarity."),
    imageId: image("The enemy's image."),
    animatedImageId: movingImage('The moving image, which plays in a loop.'),
    flavorText: text('A line of text about the enemy.', { max: 2000, multiline: true, fits: 110 }),
    isVisible: flag('Whether players see the enemy.'),
    xp: whole('The XP of a win.'),
    currencies: currencyEntries('The coins of a win.'),
    refund: currencyEntries('The coins of a draw.'),
    stats: enemyStatEntries('The stats of the creature in a fight.'),
    equipment: group('EnemyEquipment', 'The equipment, whose stats count in the fight.', {
      items: list('The equipped items.', equipmentEntry, { max: 50, identity: 'itemId' }),
    }),
    loot: list('The possible drops of a win.', lootEntry, { max: 200, identity: 'itemId' }),
  },
  inGame: ['flavorText'],
  texts: {
    'field.enemyTypeId': { en: 'Type', de: 'Art' },
    'field.currencies': { en: 'Reward', de: 'Belohnung' },
    'field.equipment': { en: 'Equipment', de: 'Ausrüstung' },
    'field.loot': { en: 'Loot', de: 'Beute' },
    'hint.enemy.xp': { en: 'XP for defeating it', de: 'EP für den Sieg' },
    'column.itemType': { en: 'Type', de: 'Typ' },
    'column.dropChance': { en: 'Chance %', de: 'Chance %' },
    'column.amountMin': { en: 'Min', de: 'Min.' },
    'column.amountMax': { en: 'Max', de: 'Max.' },
  },
})

import { currencyEntries, statEntries } from '../entries'
import {
  choice,
  entry,
  flag,
  image,
  list,
  movingImage,
  reference,
  requiredReference,
  requiredText,
  text,
  whole,
} from '../fields'
import { defineKind } from '../kind'
import { subscriptionLevels } from './premium-package'

const material = entry('CraftingMaterial', 'Some of an item that another is made of.', {
  itemId: requiredReference('item', 'Which item.'),
  amount: whole('How many.', { min: 1, max: 1_000_000, initial: 1 }),
})

export const item = defineKind({
  name: 'item',
  description: 'A thing that can be owned.',
  collection: 'items',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    itemTypeId: reference('itemType', 'Its type.'),
    creatureTypeId: reference('enemyType', 'What kind of creature it is; only for the type retainer.'),
    trophyItemIds: list(
      'The trophies that complete it; only for the type collection.',
      reference('item', 'A trophy.'),
      { identity: 'value' },
    ),
    canAttractEnemyTypeId: reference('enemyType', 'The kind of creature it attracts; only for the type hex.'),
    canAttractEnemyId: reference('enemy', 'The enemy it attracts; only for the type hex.'),
    rarityId: reference('rarity', 'How seldom it is.'),
    imageId: image('Its picture.'),
    animatedImageId: movingImage('Its moving picture.'),
    flavorText: text('A line about it.', { max: 2000, multiline: true }),
    isVisible: flag('Whether players see it in shops and catalogue.'),
    requiredXp: whole('XP demanded before it can be bought or worn.'),
    price: currencyEntries('What one costs.'),
    refund: currencyEntries('What the shop pays for one.'),
    isBuyable: flag('Whether the merchants sell or craft it.'),
    isInPremiumShop: flag('Whether it belongs to the premium shop.'),
    requiredSubscription: choice('The subscription it demands; 0 for none.', subscriptionLevels),
    stats: statEntries('What it changes when worn.'),
    isUnique: flag('Whether only one can be owned.'),
    craftingMaterials: list('What one is made of.', material, { max: 50, identity: 'itemId' }),
    isTransferable: flag('Whether players may pass it on.'),
  },
})

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
import { masculine } from '../language/noun'
import { subscriptionLevels } from './premium-package'

const material = entry('CraftingMaterial', 'A material for crafting an item.', {
  itemId: requiredReference('item', 'The item.'),
  amount: whole('The number of pieces.', { min: 1, max: 1_000_000, initial: 1 }),
})

export const item = defineKind({
  name: 'item',
  description: 'A thing that a player can own.',
  collection: 'items',
  title: 'name',
  german: masculine('Gegenstand', 'Gegenstände'),
  fields: {
    name: requiredText("The item's name.", { fits: 44 }),
    itemTypeId: reference('itemType', "The item's type."),
    creatureTypeId: reference('enemyType', 'The creature type of a retainer; empty for other items.'),
    trophyItemIds: list('The trophies of a collection; empty for other items.', reference('item', 'A trophy.'), {
      identity: 'value',
    }),
    canAttractEnemyTypeId: reference('enemyType', 'The enemy type that a hex attracts; empty for other items.'),
    canAttractEnemyId: reference('enemy', 'The enemy that a hex attracts; empty for other items.'),
    rarityId: reference('rarity', "The item's rarity."),
    imageId: image("The item's image."),
    animatedImageId: movingImage('The moving image, which replaces the still one.'),
    flavorText: text('A line of text about the item.', { max: 2000, multiline: true, fits: 110 }),
    isVisible: flag('Whether players see the item in shops and in the catalogue.'),
    requiredXp: whole('The XP that a player needs to buy or equip the item.'),
    price: currencyEntries('The price of one piece.'),
    refund: currencyEntries('The amount that a shop pays for one piece.'),
    isBuyable: flag('Whether merchants sell or craft the item.'),
    isInPremiumShop: flag('Whether the item belongs to the premium shop.'),
    requiredSubscription: choice(
      'The subscription that a player needs to buy or equip the item; 0 for none.',
      subscriptionLevels,
    ),
    stats: statEntries('The stats of the item, which apply while it is equipped.'),
    isUnique: flag('Whether a player can own only one piece.'),
    craftingMaterials: list('The materials of one piece.', material, { max: 50, identity: 'itemId' }),
    isTransferable: flag('Whether players may give the item to each other.'),
  },
  inGame: ['flavorText', 'isUnique'],
  texts: {
    'field.itemTypeId': { en: 'Type', de: 'Typ' },
    'field.requiredSubscription': { en: 'Required subscription', de: 'Nötiges Abonnement' },
    'field.isBuyable': { en: 'Buyable', de: 'Käuflich' },
    'field.isInPremiumShop': { en: 'Premium shop', de: 'Im Premium-Shop' },
    'field.isUnique': { en: 'Unique', de: 'Einmalig' },
    'field.isTransferable': { en: 'Transferable', de: 'Übertragbar' },
    'field.price': { en: 'Price', de: 'Preis' },
    'field.craftingMaterials': { en: 'Crafting materials', de: 'Material' },
    'field.creatureTypeId': { en: 'Creature type', de: 'Kreaturenart' },
    'field.trophyItemIds': { en: 'Trophies', de: 'Trophäen' },
    'field.canAttractEnemyTypeId': { en: 'Attracts enemy type', de: 'Lockt Gegnerart an' },
    'field.canAttractEnemyId': { en: 'Attracts enemy', de: 'Lockt Gegner an' },
    'hint.item.requiredXp': { en: 'Needed to buy or equip it', de: 'Zum Kaufen oder Anlegen nötig' },
    'hint.requiredSubscription': { en: 'Single items need no subscription', de: 'Einzelstücke brauchen kein Abo' },
    'hint.trophyItemIds': {
      en: 'A player who owns all of them completes the collection.',
      de: 'Mit allen Trophäen ist die Sammlung vollendet.',
    },
    'choose.trophyItemIds': { en: 'Choose a trophy', de: 'Trophäe wählen' },
    'choose.craftingMaterials': { en: 'Choose a crafting material', de: 'Material wählen' },
    'choose.canAttractEnemyId': { en: 'Choose an enemy', de: 'Gegner wählen' },
  },
})

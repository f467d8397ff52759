import {
  choice,
  decimal,
  entry,
  flag,
  image,
  list,
  movingImage,
  requiredReference,
  requiredText,
  text,
  whole,
} from '../fields'
import { defineKind } from '../kind'

const packageItem = entry('PackageItem', 'Some of an item in a package.', {
  itemId: requiredReference('item', 'Which item.'),
  amount: whole('How many.', { min: 1, max: 1_000_000, initial: 1 }),
})

/** Positions are the numbers of the wire. */
export const subscriptionLevels = ['SingleItem', 'Silver', 'Gold', 'Platinum'] as const

/** Positions are the numbers of the wire. */
export const packageCategories = [
  'none',
  'SilverItem',
  'GoldItem',
  'PlatinumItem',
  'HexDeal',
  'OneTimeDeal',
  'Avatar',
  'SanguineDiamondsDeal1',
  'SanguineDiamondsDeal2',
  'SanguineDiamondsDeal3',
  'SanguineDiamondsDeal4',
  'SanguineDiamondsDeal5',
  'SanguineDiamondsDeal6',
] as const

export const premiumPackage = defineKind({
  name: 'premiumPackage',
  description: 'Something that is bought with real money.',
  collection: 'premiumPackages',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    priceUsd: decimal('Its price in US dollars.', { max: 100_000 }),
    month: whole('The month it is sold in, 1 to 12; 0 for any.', { max: 12 }),
    year: whole('The year it is sold in; 0 for any.', { max: 9999 }),
    subscriptionLevel: choice('What it subscribes to; 0 for a single item.', subscriptionLevels),
    category: choice('Where the shop shows a single item.', packageCategories),
    isVisible: flag('Whether players see it.'),
    imageId: image('Its picture.'),
    animatedImageId: movingImage('Its moving picture.'),
    flavorText: text('A line about it.', { max: 2000, multiline: true }),
    items: list('What is in it.', packageItem, { identity: 'itemId' }),
  },
})

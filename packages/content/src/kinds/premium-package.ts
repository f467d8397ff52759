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

const packageItem = entry('PackageItem', 'Pieces of an item in a package.', {
  itemId: requiredReference('item', 'The item.'),
  amount: whole('The number of pieces.', { min: 1, max: 1_000_000, initial: 1 }),
})

/** The position of a name is its number on the wire. */
export const subscriptionLevels = ['SingleItem', 'Silver', 'Gold', 'Platinum'] as const

/** The position of a name is its number on the wire. */
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
  description: 'A product that is sold for real money.',
  collection: 'premiumPackages',
  title: 'name',
  fields: {
    name: requiredText("The package's name."),
    priceUsd: decimal('The price in US dollars.', { max: 100_000 }),
    month: whole('The month in which the package is sold, 1 to 12; 0 for every month.', { max: 12 }),
    year: whole('The year in which the package is sold; 0 for every year.', { max: 9999 }),
    subscriptionLevel: choice('The subscription that the package sells; 0 for a single purchase.', subscriptionLevels),
    category: choice('The section of the premium shop for a single purchase.', packageCategories),
    isVisible: flag('Whether players see the package.'),
    imageId: image("The package's image."),
    animatedImageId: movingImage('The moving image, which replaces the still one.'),
    flavorText: text('A line of text about the package.', { max: 2000, multiline: true }),
    items: list('The items of the package.', packageItem, { identity: 'itemId' }),
  },
})

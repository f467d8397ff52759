import {
  choice,
  entry,
  flag,
  image,
  list,
  money,
  movingImage,
  requiredReference,
  requiredText,
  text,
  whole,
} from '../fields'
import { defineKind } from '../kind'
import { neuter } from '../language/noun'

const packageItem = entry('PackageItem', 'Pieces of an item in a package.', {
  itemId: requiredReference('item', 'The item.'),
  amount: whole('The number of pieces.', { min: 1, max: 1_000_000, initial: 1 }),
})

/** The position of a name is its number on the wire. */
export const subscriptionLevels = ['none', 'silver', 'gold', 'platinum'] as const

/** The position of a name is its number on the wire. */
export const packageCategories = [
  'none',
  'silverItem',
  'goldItem',
  'platinumItem',
  'hexDeal',
  'oneTimeDeal',
  'avatar',
  'diamondDeal1',
  'diamondDeal2',
  'diamondDeal3',
  'diamondDeal4',
  'diamondDeal5',
  'diamondDeal6',
] as const

export const premiumPackage = defineKind({
  name: 'premiumPackage',
  description: 'A product that is sold for real money.',
  collection: 'premiumPackages',
  title: 'name',
  german: neuter('Premium-Paket', 'Premium-Pakete'),
  fields: {
    name: requiredText("The package's name.", { fits: 44 }),
    priceUsd: money('The price in US dollars with whole cents; for a subscription, the price of a month.', {
      max: 100_000,
    }),
    month: whole('The month in which the package is sold, 1 to 12; 0 for every month.', { max: 12 }),
    year: whole('The year in which the package is sold; 0 for every year.', { max: 9999 }),
    subscriptionLevel: choice('The subscription that the package sells; 0 for a single purchase.', subscriptionLevels),
    category: choice('The section of the premium shop for a single purchase.', packageCategories),
    isVisible: flag('Whether players see the package.'),
    imageId: image("The package's image."),
    animatedImageId: movingImage('The moving image, which replaces the still one.'),
    flavorText: text('A line of text about the package.', { max: 2000, multiline: true, fits: 110 }),
    items: list('The items of the package.', packageItem, { identity: 'itemId' }),
  },
  texts: {
    'field.priceUsd': { en: 'USD', de: 'USD' },
    'field.month': { en: 'Month', de: 'Monat' },
    'field.year': { en: 'Year', de: 'Jahr' },
    'field.subscriptionLevel': { en: 'SubscriptionLevel', de: 'Abonnementstufe' },
    'field.category': { en: 'SingleItemType', de: 'Art des Einzelstücks' },
    'hint.month': { en: '0 for any', de: '0 für jeden' },
    'hint.year': { en: '0 for any', de: '0 für jedes' },
    'PremiumPackageCategory.none': { en: 'none', de: 'keine Angabe' },
    'PremiumPackageCategory.silverItem': { en: 'SilverItem', de: 'Silber-Gegenstand' },
    'PremiumPackageCategory.goldItem': { en: 'GoldItem', de: 'Gold-Gegenstand' },
    'PremiumPackageCategory.platinumItem': { en: 'PlatinumItem', de: 'Platin-Gegenstand' },
    'PremiumPackageCategory.hexDeal': { en: 'HexDeal', de: 'Fluchpaket' },
    'PremiumPackageCategory.oneTimeDeal': { en: 'OneTimeDeal', de: 'Einmaliges Angebot' },
    'PremiumPackageCategory.avatar': { en: 'Avatar', de: 'Avatar' },
    'PremiumPackageCategory.diamondDeal1': { en: 'SanguineDiamondsDeal1', de: 'Diamanten-Angebot 1' },
    'PremiumPackageCategory.diamondDeal2': { en: 'SanguineDiamondsDeal2', de: 'Diamanten-Angebot 2' },
    'PremiumPackageCategory.diamondDeal3': { en: 'SanguineDiamondsDeal3', de: 'Diamanten-Angebot 3' },
    'PremiumPackageCategory.diamondDeal4': { en: 'SanguineDiamondsDeal4', de: 'Diamanten-Angebot 4' },
    'PremiumPackageCategory.diamondDeal5': { en: 'SanguineDiamondsDeal5', de: 'Diamanten-Angebot 5' },
    'PremiumPackageCategory.diamondDeal6': { en: 'SanguineDiamondsDeal6', de: 'Diamanten-Angebot 6' },
    'create.premiumPackage': { en: 'Create New PremiumPackage', de: 'Neues Premium-Paket' },
  },
})

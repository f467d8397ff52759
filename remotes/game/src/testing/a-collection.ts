import { anItem } from './builders'

type Fields = Readonly<Record<string, unknown>>

/** A hunting ground as hints and the grimoire show it. */
export const aGroundName = (name: string) => ({
  id: name.toLowerCase().replace(/\W/g, '-'),
  regionId: 'vale',
  regionName: 'Ashen Vale',
  name,
  imageId: '',
  flavorText: '',
})

export const aTrophy = (name: string, overrides: Fields = {}) => ({
  item: anItem({ name }),
  collected: true,
  merchant: null,
  bearers: [],
  ...overrides,
})

/** A collection with two trophies, both collected. */
export const aCollection = (overrides: Fields = {}) => ({
  id: 'abbey-hours',
  name: 'The Abbey Hours',
  imageId: '',
  flavorText: 'Bound again.',
  rarity: { id: 'rare', name: 'Rare', shortName: 'rare', colorHex: '#e2b04f' },
  stats: [
    {
      shortName: 'health',
      name: 'Health',
      valueFrom: 15,
      valueTo: 15,
      statType: 0,
      statImageId: '',
      statFlavorText: '',
      statUnitSymbol: '',
      isYesNo: false,
      procPercent: null,
    },
  ],
  trophies: [aTrophy('Page of Matins'), aTrophy('Page of Vespers')],
  owned: false,
  claimable: true,
  ...overrides,
})

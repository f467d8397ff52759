import type { GameCollectionFragment } from '../generated/documents'
import { anItem, aStat } from './builders'

type Trophy = GameCollectionFragment['trophies'][number]

/** A hunting ground as hints show it. */
export const aGroundName = (name: string): Trophy['dropSources'][number]['huntingGround'] => ({
  id: name.toLowerCase().replace(/\W/g, '-'),
  name,
})

export const aTrophy = (name: string, overrides: Partial<Trophy> = {}): Trophy => ({
  item: anItem({ name }),
  isCollected: true,
  merchant: null,
  dropSources: [],
  ...overrides,
})

/** A collection with two trophies, both collected. */
export const aCollection = (overrides: Partial<GameCollectionFragment> = {}): GameCollectionFragment => ({
  id: 'abbey-hours',
  name: 'The Abbey Hours',
  image: null,
  flavorText: 'Bound again.',
  rarity: { id: 'rare', name: 'Rare', shortName: 'rare', colorHex: '#e2b04f' },
  stats: [aStat({ from: 15, to: 15 })],
  trophies: [aTrophy('Page of Matins'), aTrophy('Page of Vespers')],
  isClaimed: false,
  isClaimable: true,
  ...overrides,
})

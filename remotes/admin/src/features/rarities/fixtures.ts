import type { AdminRarityFragment } from '../../generated/documents'

/** Rare, unless told otherwise. */
export const aRarity = (given: Partial<AdminRarityFragment> = {}): AdminRarityFragment => ({
  id: 'aaaaaaaaaaaaaaaaaaaaaaa1',
  revision: 2,
  updatedAt: '2024-07-01T12:00:00.000Z',
  name: 'Rare',
  shortName: 'rare',
  colorHex: '#e2b04f',
  flavorText: 'Seen by few.',
  imageId: '',
  ...given,
})

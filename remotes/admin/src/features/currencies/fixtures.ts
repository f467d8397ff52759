import type { AdminCurrencyFragment } from '../../generated/documents'

/** VGC, unless told otherwise. */
export const aCurrency = (given: Partial<AdminCurrencyFragment> = {}): AdminCurrencyFragment => ({
  id: 'aaaaaaaaaaaaaaaaaaaaaaa1',
  revision: 2,
  updatedAt: '2024-07-01T12:00:00.000Z',
  name: 'VGC',
  shortName: 'vgc',
  flavorText: 'Bites back.',
  orderIndex: 10,
  imageId: '',
  ...given,
})

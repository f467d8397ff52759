import type { AdminItemTypeFragment } from '../../generated/documents'

/** Weapon, unless told otherwise. */
export const anItemType = (given: Partial<AdminItemTypeFragment> = {}): AdminItemTypeFragment => ({
  id: 'aaaaaaaaaaaaaaaaaaaaaaa1',
  revision: 2,
  updatedAt: '2024-07-01T12:00:00.000Z',
  name: 'Weapon',
  shortName: 'weapon',
  itemTypeSlots: 1,
  isEquipment: true,
  alwaysEquipped: false,
  orderIndex: 10,
  imageId: '',
  ...given,
})

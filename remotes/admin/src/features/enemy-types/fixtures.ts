import type { AdminEnemyTypeFragment } from '../../generated/documents'

/** Undead, unless told otherwise. */
export const anEnemyType = (given: Partial<AdminEnemyTypeFragment> = {}): AdminEnemyTypeFragment => ({
  id: 'aaaaaaaaaaaaaaaaaaaaaaa1',
  revision: 2,
  updatedAt: '2024-07-01T12:00:00.000Z',
  name: 'Undead',
  shortName: 'undead',
  orderIndex: 100,
  imageId: '',
  ...given,
})

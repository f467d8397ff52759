import { entry, list, notUnder, requiredReference, requiredText, whole } from '../fields'
import { defineKind } from '../kind'

/** The exclusive end of the range of rolls, which starts at 0. */
export const tableEnd = 10_000

const slice = entry(
  'TableSlice',
  'A slice of the table that belongs to an enemy.',
  {
    enemyId: requiredReference('enemy', 'Which enemy.'),
    rangeMin: whole('The lowest roll that meets it.', { max: tableEnd }),
    rangeMax: whole('The roll at which the next slice begins.', { max: tableEnd }),
  },
  {
    check: ({ rangeMin, rangeMax }) =>
      rangeMax < rangeMin ? { field: 'rangeMax', message: notUnder('rangeMin') } : null,
  },
)

export const huntingTable = defineKind({
  name: 'huntingTable',
  description: 'Which enemies a hunting ground holds for a bait, and how often each is met.',
  collection: 'huntingTables',
  title: 'name',
  fields: {
    name: requiredText('Its name.'),
    huntingGroundId: requiredReference('huntingGround', 'The ground it belongs to.'),
    sequence: whole('0 for ordinary bait; n for the n-th special bait of the ground.', { max: 1000 }),
    enemies: list('The slices, from 0 to 10,000.', slice, { identity: 'enemyId' }),
  },
})

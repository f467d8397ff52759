import { entry, list, notUnder, requiredReference, requiredText, whole } from '../fields'
import { defineKind } from '../kind'
import { feminine } from '../language/noun'

/** The exclusive end of the range of rolls, which starts at 0. */
export const tableEnd = 10_000

const slice = entry(
  'TableSlice',
  "An enemy's slice of the table.",
  {
    enemyId: requiredReference('enemy', 'The enemy.'),
    rangeMin: whole('The lowest roll that attracts the enemy.', { max: tableEnd }),
    rangeMax: whole('The roll at which the next slice begins.', { max: tableEnd }),
  },
  {
    check: ({ rangeMin, rangeMax }) =>
      rangeMax < rangeMin ? { field: 'rangeMax', message: notUnder('rangeMin') } : null,
  },
)

export const huntingTable = defineKind({
  name: 'huntingTable',
  description: 'The enemies of a hunting ground for a bait, and the chance of each.',
  collection: 'huntingTables',
  title: 'name',
  german: feminine('Jagdtabelle', 'Jagdtabellen'),
  fields: {
    name: requiredText("The hunting table's name."),
    huntingGroundId: requiredReference('huntingGround', 'The hunting ground of the table.'),
    sequence: whole('The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground.', {
      max: 1000,
    }),
    enemies: list('The slices of the table, from 0 to 10,000.', slice, { identity: 'enemyId' }),
  },
  texts: {
    'field.huntingGroundId': { en: 'Hunting ground', de: 'Jagdgrund' },
    'field.enemies': { en: 'Enemies', de: 'Gegner' },
    'column.rangeMin': { en: 'From', de: 'Von' },
    'column.rangeMax': { en: 'To', de: 'Bis' },
  },
})

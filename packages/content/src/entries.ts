import { decimal, entry, image, key, list, notUnder, statValue, text, whole } from './fields'

const currencyEntry = entry(
  'CurrencyEntry',
  'An amount of one currency.',
  {
    name: text("The currency's short name, or its name."),
    currencyShortName: key('currency', "The currency's short name; `name` if left out."),
    value: whole('The amount.'),
    imageId: image("The currency's image, set by the server."),
  },
  {
    prepare: (given) => ({
      ...given,
      name: given.name || given.currencyShortName,
      currencyShortName: given.currencyShortName || given.name,
    }),
  },
)

/** Amounts of currencies, for prices and rewards. */
export const currencyEntries = (description: string) =>
  list(description, currencyEntry, { max: 50, identity: 'currencyShortName' })

const statKey = key('stat', "The stat's short name.")
const procPercent = decimal('The chance of a proc in percent; 0 for a plain stat.', { max: 100 })

const statEntry = entry(
  'ItemStat',
  'The value of one stat.',
  {
    statShortName: statKey,
    valueFrom: statValue('The lowest value; true or false for a yes/no stat.'),
    valueTo: statValue('The highest value; the lowest one if left out.'),
    procPercent,
  },
  {
    prepare: (given) => ({ ...given, valueTo: given.valueTo ?? given.valueFrom }),
    check: ({ valueFrom, valueTo }) =>
      Number(valueTo) < Number(valueFrom) ? { field: 'valueTo', message: notUnder('valueFrom') } : null,
  },
)

/** The values of an item's stats. */
export const statEntries = (description: string) =>
  list(description, statEntry, { max: 100, identity: 'statShortName' })

const enemyStatEntry = entry(
  'EnemyStat',
  'The value of one stat.',
  {
    statShortName: statKey,
    value: decimal('The lowest value.', { min: -1e9 }),
    valueTo: decimal('The highest value; the lowest one if left out.', { min: -1e9 }),
    procPercent,
  },
  {
    prepare: (given) => ({ ...given, valueTo: given.valueTo ?? given.value }),
    check: ({ value, valueTo }) => (valueTo < value ? { field: 'valueTo', message: notUnder('value') } : null),
  },
)

/** The values of an enemy's stats. */
export const enemyStatEntries = (description: string) =>
  list(description, enemyStatEntry, { max: 100, identity: 'statShortName' })

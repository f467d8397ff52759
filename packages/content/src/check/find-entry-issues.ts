import type { Sentence } from '@sanguine/rules'
import type { Field, Fields } from '../field'
import type { KindName } from '../kind-name'
import { anyKind } from '../kinds'

/** A problem with an entry of a record's list. */
export interface EntryIssue {
  /** such as `loot.2.itemId` */
  readonly field: string
  readonly message: Sentence
}

type Values = Readonly<Record<string, unknown>>

/**
 * Finds problems in a record's lists that its schema does not check. No entry may occur twice, no roll of a hunting
 * table may belong to two enemies, and an enemy's stats must be whole. The rules apply to writes; older records may
 * break them.
 */
export const findEntryIssues = (kind: KindName, values: object): readonly EntryIssue[] => [
  ...findRepeatedEntries(kind, values),
  ...(kind === 'huntingTable' ? findOverlaps(values as Values) : []),
  ...(kind === 'item' ? findFreePrice(values as Values) : []),
  ...(kind === 'enemy' ? findFractions(values as Values) : []),
]

/** Entries that occur twice in a list, each with its second position. */
export const findRepeatedEntries = (kind: KindName, values: object): readonly EntryIssue[] =>
  findTwins(anyKind(kind).fields, values as Values, '')

const listedTwice: Sentence = { en: 'is in the list twice', de: 'steht zweimal in der Liste' }

const findTwins = (fields: Fields, values: Values, prefix: string): readonly EntryIssue[] =>
  Object.entries(fields).flatMap(([name, field]) => findTwinsIn(field, values[name], `${prefix}${name}`))

function findTwinsIn({ shape }: Field, value: unknown, path: string): readonly EntryIssue[] {
  if (shape.type === 'object') return findTwins(shape.fields, value as Values, `${path}.`)
  if (shape.type !== 'list' || !Array.isArray(value)) return []
  const isPlain = shape.of.shape.type !== 'object'
  const identity = isPlain ? 'value' : shape.identity
  if (identity === undefined) return []
  const keys = value.map((entry) => String(isPlain ? entry : (entry as Values)[identity]))
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index
      ? []
      : [{ field: isPlain ? `${path}.${index}` : `${path}.${index}.${identity}`, message: listedTwice }],
  )
}

interface Slice {
  readonly rangeMin: number
  readonly rangeMax: number
}

const overlapping: Sentence = { en: 'overlaps another range', de: 'überschneidet sich mit einem anderen Bereich' }

function findOverlaps({ enemies }: Values): readonly EntryIssue[] {
  const slices = (enemies as readonly Slice[])
    .map(({ rangeMin, rangeMax }, index) => ({ rangeMin, rangeMax, index }))
    .filter(({ rangeMin, rangeMax }) => rangeMin < rangeMax)
    .sort((a, b) => a.rangeMin - b.rangeMin)
  const issues: EntryIssue[] = []
  let covered = 0
  for (const { rangeMin, rangeMax, index } of slices) {
    if (rangeMin < covered) issues.push({ field: `enemies.${index}.rangeMin`, message: overlapping })
    covered = Math.max(covered, rangeMax)
  }
  return issues
}

const notWhole: Sentence = { en: 'must be a whole number', de: 'muss eine ganze Zahl sein' }

function findFractions({ stats }: Values): readonly EntryIssue[] {
  return (stats as readonly Values[]).flatMap((stat, index) =>
    ['value', 'valueTo']
      .filter((name) => !Number.isInteger(stat[name]))
      .map((name) => ({ field: `stats.${index}.${name}`, message: notWhole })),
  )
}

const givenAway: Sentence = {
  en: 'must be above 0 for an item that merchants sell',
  de: 'muss bei einem Gegenstand, den Händler verkaufen, über 0 liegen',
}

/**
 * Finds a price of 0, at which merchants would give an item away endlessly. An item without a price is not sold, and a
 * crafted one costs its materials.
 */
export function findFreePrice({ isBuyable, price, craftingMaterials }: Values): readonly EntryIssue[] {
  const entries = price as readonly { readonly value: number }[]
  const isFree = entries.length > 0 && entries.every(({ value }) => value === 0)
  return isBuyable && isFree && (craftingMaterials as readonly unknown[]).length === 0
    ? [{ field: 'price.0.value', message: givenAway }]
    : []
}

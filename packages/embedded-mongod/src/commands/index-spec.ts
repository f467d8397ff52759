import { partialConditions } from '../planner/partial-index'
import { Doc, identical, MongoError, type Value } from '../query'
import type { IndexField, IndexInfo } from '../storage/catalog'
import { Arguments, toNumber } from './arguments'

const knownFields = new Set(['key', 'name', 'unique', 'sparse', 'partialFilterExpression', 'v', 'background', 'ns'])

/** Unsupported options that change an index. They are refused by name, never ignored. */
const unsupportedOptions = [
  'expireAfterSeconds',
  'hidden',
  'collation',
  'wildcardProjection',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'storageEngine',
  'clustered',
  'prepareUnique',
]

export type IndexRequest = Omit<IndexInfo, 'id' | 'isReady' | 'multikeyPaths' | 'hasTruncated'>

function fieldOf([path, direction]: [string, Value]): IndexField {
  if (typeof direction === 'string')
    throw new MongoError(67, `Index type '${direction}' is not supported by this embedded server`)
  const number = toNumber(direction)
  if (!Number.isFinite(number) || number === 0)
    throw new MongoError(67, 'Values in v:2 index key pattern must be numbers > 0 or < 0')
  if (path === '' || path.split('.').some((part) => part === '' || part.startsWith('$')))
    throw new MongoError(67, `Index key path '${path}' is not valid`)
  return { path, direction: number < 0 ? -1 : 1 }
}

/** Checks one entry of `createIndexes` and fills in defaults. */
export function parseIndexSpec(spec: Doc): IndexRequest {
  const args = new Arguments(spec)
  for (const name of unsupportedOptions)
    if (spec.has(name)) throw new MongoError(238, `The index option '${name}' is not supported by this embedded server`)
  for (const name of spec.keys)
    if (!knownFields.has(name))
      throw new MongoError(197, `The field '${name}' is not valid for an index specification.`)
  const key = args.requiredDoc('key')
  const fields = [...key].map(fieldOf)
  if (fields.length === 0) throw new MongoError(67, 'Index keys cannot be an empty object')
  const partialFilter = args.doc('partialFilterExpression')
  if (partialFilter) partialConditions(partialFilter)
  if (partialFilter && args.flag('sparse'))
    throw new MongoError(67, 'cannot mix "partialFilterExpression" and "sparse" options')
  return {
    name: args.requiredText('name'),
    key,
    fields,
    unique: args.flag('unique'),
    sparse: args.flag('sparse'),
    ...(partialFilter ? { partialFilter } : {}),
  }
}

const sameFields = (a: IndexRequest, b: IndexRequest): boolean =>
  a.fields.length === b.fields.length &&
  a.fields.every(({ path, direction }, at) => b.fields[at]?.path === path && b.fields[at]?.direction === direction)

const samePartial = ({ partialFilter: a }: IndexRequest, { partialFilter: b }: IndexRequest): boolean =>
  a && b ? identical(a, b) : a === b

const sameOptions = (a: IndexRequest, b: IndexRequest): boolean => a.unique === b.unique && a.sparse === b.sparse

/**
 * Whether the index already exists. Throws MongoDB's errors for a conflict: another index with that name, or the same
 * index with another name.
 */
export function isThere(existing: readonly IndexInfo[], wanted: IndexRequest): boolean {
  for (const index of existing) {
    const isSame = sameFields(index, wanted) && samePartial(index, wanted)
    const isIdIndex = index.name === '_id_' && isSame
    if (isIdIndex) return true
    if (index.name === wanted.name) {
      if (isSame && sameOptions(index, wanted)) return true
      throw new MongoError(
        86,
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${wanted.name}`,
      )
    }
    if (!isSame) continue
    if (sameOptions(index, wanted))
      throw new MongoError(85, `Index already exists with a different name: ${index.name}`)
    throw new MongoError(
      85,
      `An equivalent index already exists with a different name and options. Requested index: ${wanted.name}, existing index: ${index.name}`,
    )
  }
  return false
}

/** An index as `listIndexes` shows it. */
export function describeIndex({ key, name, unique, sparse, partialFilter }: IndexInfo): Doc {
  const entries: [string, Value][] = [
    ['v', 2],
    ['key', key],
    ['name', name],
  ]
  if (unique && name !== '_id_') entries.push(['unique', true])
  if (sparse) entries.push(['sparse', true])
  if (partialFilter) entries.push(['partialFilterExpression', partialFilter])
  return Doc.fromEntries(entries)
}

import { Doc } from '../document'
import { compileFilter } from '../filter/compile'
import { badValue, failedToParse, MongoError } from '../mongo-error'
import type { Value } from '../values'
import { type ArrayFilters, identifierOf } from './tree'

/** Checks an update path; throws EmptyFieldName, DollarPrefixedFieldName or BadValue. */
export function checkPath(path: string, filters: ArrayFilters, used: Set<string>): void {
  if (path === '') throw new MongoError(56, 'An empty update path is not valid.')
  const parts = path.split('.')
  let positionals = 0
  for (const part of parts) {
    if (part === '')
      throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`)
    const identifier = identifierOf(part)
    if (identifier) {
      if (!filters.has(identifier))
        throw badValue(`No array filter found for identifier '${identifier}' in path '${path}'`)
      used.add(identifier)
    }
    positionals += part === '$' ? 1 : 0
  }
  const [first] = parts as [string]
  if (first === '$' || identifierOf(first) !== undefined) {
    throw badValue(
      `Cannot have ${first === '$' ? "positional (i.e. '$')" : 'array filter'} element in the first position in path '${path}'`,
    )
  }
  if (positionals > 1) throw badValue(`Too many positional (i.e. '$') elements found in path '${path}'`)
  const dollar = parts.find(
    (part) => part.startsWith('$') && part !== '$' && identifierOf(part) === undefined && !referenceFields.has(part),
  )
  if (dollar !== undefined)
    throw new MongoError(52, `The dollar ($) prefixed field '${dollar}' in '${path}' is not valid for storage.`)
}

const referenceFields = new Set(['$id', '$ref', '$db'])
const identifierPattern = /^[a-z][a-zA-Z0-9]*$/

/** The filters of `arrayFilters` by identifier, which is the first part of each filter's paths. */
export function compileArrayFilters(specs: readonly Value[]): ArrayFilters {
  const filters = new Map<string, ReturnType<typeof compileFilter>>()
  for (const spec of specs) {
    if (!(spec instanceof Doc)) throw new MongoError(14, 'Each array filter must be an object')
    const identifiers = new Set(identifiersOf(spec))
    const [identifier] = identifiers
    if (identifier === undefined)
      throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters')
    if (identifiers.size > 1) {
      throw failedToParse(
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found ${[...identifiers].map((name) => `'${name}'`).join(' and ')}`,
      )
    }
    if (!identifierPattern.test(identifier)) {
      throw badValue(
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      )
    }
    if (filters.has(identifier))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`)
    filters.set(identifier, compileFilter(spec))
  }
  return filters
}

function* identifiersOf(spec: Doc): Iterable<string> {
  for (const [name, value] of spec) {
    if (!name.startsWith('$')) {
      yield name.split('.')[0] as string
    } else if (value !== null && typeof value === 'object' && value.bsonType === 4) {
      for (const item of value.items) if (item instanceof Doc) yield* identifiersOf(item)
    }
  }
}

import { Doc, List } from '../document'
import { compileFilter } from '../filter/compile'
import { exactInteger } from '../filter/scalar-operators'
import { partsOf } from '../index-values'
import { MongoError } from '../mongo-error'
import { compileKeyOrder, compileSortKey } from '../sort'
import { isNumber, type Value } from '../values'
import type { AggregateContext, Fold, Stage } from './context'
import { TopEntries } from './top-entries'

export function compileMatch(spec: Value, context: AggregateContext): Stage {
  if (!(spec instanceof Doc)) throw new MongoError(15959, 'the match filter must be an expression in an object')
  const filter = compileFilter(spec, context)
  return function* match(source) {
    for (const doc of source) if (filter.matches(doc)) yield doc
  }
}

/** `$sort`. With a following limit, it keeps only that number of documents. */
export function compileSortStage(spec: Value, limit: number | undefined): Stage {
  if (!(spec instanceof Doc)) throw new MongoError(15973, 'the $sort key specification must be an object')
  if (spec.size === 0) throw new MongoError(15976, '$sort stage must have at least one sort key')
  const valueKey = compileSortKey(spec)
  const order = compileKeyOrder(spec)
  return function* sort(source) {
    const top = new TopEntries(limit ?? Number.POSITIVE_INFINITY, order)
    for (const doc of source) top.add(doc, valueKey(doc))
    yield* top.values as Doc[]
  }
}

/** Parses the operand of `$limit` or `$skip`: a whole number of at least 0. */
export function countOf(spec: Value, name: string, code: number): number {
  const count = isNumber(spec) ? exactInteger(spec) : undefined
  if (count === undefined || count < 0n)
    throw new MongoError(code, `invalid argument to ${name} stage: Expected a non-negative number`)
  return Number(count)
}

export function compileLimit(spec: Value): Stage {
  const count = countOf(spec, '$limit', 5107201)
  if (count === 0) throw new MongoError(15958, 'the limit must be positive')
  return function* limit(source) {
    let left = count
    for (const doc of source) {
      yield doc
      left -= 1
      if (left === 0) return
    }
  }
}

export function compileSkip(spec: Value): Stage {
  const count = countOf(spec, '$skip', 5107200)
  return function* skip(source) {
    let left = count
    for (const doc of source) {
      if (left > 0) left -= 1
      else yield doc
    }
  }
}

export function compileCount(spec: Value): () => Fold {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.'))
    throw new MongoError(40156, "the count field must be a non-empty string without '$' in front or '.'")
  return () => {
    let total = 0
    return {
      add() {
        total += 1
      },
      results: () => (total > 0 ? [Doc.of([spec], [total])] : []),
    }
  }
}

/** `$sample`: a uniform random sample (reservoir sampling). */
export function compileSample(spec: Value): Stage {
  const size = spec instanceof Doc ? spec.get('size') : undefined
  if (size === undefined) throw new MongoError(28749, '$sample stage must specify a size')
  const count = countOf(size, '$sample', 28746)
  return (source) => {
    const chosen: Doc[] = []
    let seen = 0
    for (const doc of source) {
      seen += 1
      const at = Math.floor(Math.random() * seen)
      if (chosen.length < count) {
        chosen.splice(Math.floor(Math.random() * (chosen.length + 1)), 0, doc)
      } else if (at < count) {
        chosen[at] = doc
      }
    }
    return chosen
  }
}

/** `$unwind`: a document for each element of an array. */
export function compileUnwind(spec: Value): Stage {
  const path = spec instanceof Doc ? spec.get('path') : spec
  const keepsEmpty = spec instanceof Doc && spec.get('preserveNullAndEmptyArrays') === true
  const indexName = spec instanceof Doc ? spec.get('includeArrayIndex') : undefined
  if (typeof path !== 'string') throw new MongoError(28808, 'expected a string as the path for $unwind stage')
  if (!path.startsWith('$') || path.length === 1)
    throw new MongoError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`)
  if (indexName !== undefined && (typeof indexName !== 'string' || indexName === '' || indexName.startsWith('$')))
    throw new MongoError(28822, 'includeArrayIndex option to $unwind stage must be a name without $')
  const parts = partsOf(path.slice(1))
  const indexParts = typeof indexName === 'string' ? partsOf(indexName) : undefined
  const withIndex = (doc: Doc, index: bigint | null): Doc => (indexParts ? replaceAt(doc, indexParts, index) : doc)
  return function* unwind(source) {
    for (const doc of source) {
      const value = fieldAt(doc, parts)
      if (value instanceof List && value.length > 0) {
        let index = 0n
        for (const item of value.items) {
          yield withIndex(replaceAt(doc, parts, item), index)
          index += 1n
        }
      } else if (value !== undefined && value !== null && !(value instanceof List)) {
        yield withIndex(doc, null)
      } else if (keepsEmpty) {
        yield withIndex(value instanceof List ? replaceAt(doc, parts, undefined) : doc, null)
      }
    }
  }
}

function fieldAt(doc: Doc, parts: readonly string[]): Value | undefined {
  let value: Value | undefined = doc
  for (const part of parts) value = value instanceof Doc ? value.get(part) : undefined
  return value
}

/** Returns the document with the value at a path replaced, added or, if undefined, removed. */
export function replaceAt(doc: Doc, parts: readonly string[], value: Value | undefined): Doc {
  const [name, ...rest] = parts as [string, ...string[]]
  if (rest.length > 0) {
    const inner = doc.get(name)
    return doc.with(name, replaceAt(inner instanceof Doc ? inner : Doc.empty, rest, value))
  }
  return value === undefined ? doc.without(name) : doc.with(name, value)
}

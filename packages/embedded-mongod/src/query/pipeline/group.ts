import { compareValues } from '../compare'
import { Doc, List } from '../document'
import { compileExpression } from '../expression/compile'
import { MongoError } from '../mongo-error'
import { valueKey } from '../value-key'
import type { Value } from '../values'
import type { AggregateContext, Stage } from './context'
import { compileAccumulator, type FieldAccumulator } from './group-fields'

/** `$group`: one accumulator for each field and group, so that documents are never kept. */
export function compileGroup(spec: Value, context: AggregateContext): Stage {
  if (!(spec instanceof Doc)) throw new MongoError(15947, "a group's fields must be specified in an object")
  const idSpec = spec.get('_id')
  if (idSpec === undefined) throw new MongoError(15955, 'a group specification must include an _id')
  const id = compileExpression(idSpec, context)
  const names = spec.keys.filter((name) => name !== '_id')
  const makers = names.map((name) => compileAccumulator(name, spec.get(name) as Value, context))
  const fields = ['_id', ...names]
  return function* group(source) {
    const groups = new Map<string, { id: Value; accumulators: FieldAccumulator[] }>()
    for (const doc of source) {
      const value = id(doc) ?? null
      const key = valueKey(value)
      let found = groups.get(key)
      if (!found) {
        found = { id: value, accumulators: makers.map((make) => make()) }
        groups.set(key, found)
      }
      for (const accumulator of found.accumulators) accumulator.add(doc)
    }
    for (const { id: value, accumulators } of groups.values())
      yield Doc.of(fields, [value, ...accumulators.map((accumulator) => accumulator.result())])
  }
}

const countSpec = Doc.of(['count'], [Doc.of(['$sum'], [1])])

/** `$sortByCount`: how often each value occurs, the most frequent first. */
export function compileSortByCount(expression: Value, context: AggregateContext): Stage {
  const isExpression = (typeof expression === 'string' && expression.startsWith('$')) || expression instanceof Doc
  if (!isExpression) {
    throw new MongoError(
      40148,
      'the sortByCount field must be a path beginning with $ or an expression inside an object',
    )
  }
  const group = compileGroup(Doc.of(['_id', 'count'], [expression, countSpec.values[0] as Value]), context)
  return (source) => [...group(source)].sort((a, b) => compareValues(b.get('count'), a.get('count')))
}

/** `$bucket`: groups by the interval between two boundaries that a value falls into. */
export function compileBucket(spec: Value, context: AggregateContext): Stage {
  if (!(spec instanceof Doc)) throw new MongoError(40201, 'Argument to $bucket stage must be an object')
  const boundaryList = spec.get('boundaries')
  const groupBy = spec.get('groupBy')
  if (!(boundaryList instanceof List) || groupBy === undefined)
    throw new MongoError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.")
  const boundaries = boundaryList.items
  const isAscending = boundaries.every((value, at) => at === 0 || compareValues(boundaries[at - 1], value) < 0)
  if (boundaries.length < 2 || !isAscending) {
    throw new MongoError(
      boundaries.length < 2 ? 40192 : 40194,
      "The 'boundaries' of $bucket must be at least two values in ascending order",
    )
  }
  const fallback = spec.get('default')
  const by = compileExpression(groupBy, context)
  const output = (spec.get('output') ?? countSpec) as Doc
  const makers = output.keys.map((name) => compileAccumulator(name, output.get(name) as Value, context))
  return (source) => {
    const groups = new Map<number, FieldAccumulator[]>()
    for (const doc of source) {
      const bucket = bucketOf(by(doc), boundaries)
      if (bucket < 0 && fallback === undefined) {
        throw new MongoError(
          40066,
          '$switch could not find a matching branch for an input, and no default was specified.',
        )
      }
      let accumulators = groups.get(bucket)
      if (!accumulators) {
        accumulators = makers.map((make) => make())
        groups.set(bucket, accumulators)
      }
      for (const accumulator of accumulators) accumulator.add(doc)
    }
    const results = [...groups].map(([bucket, accumulators]) =>
      Doc.of(
        ['_id', ...output.keys],
        [
          (bucket < 0 ? fallback : boundaries[bucket]) as Value,
          ...accumulators.map((accumulator) => accumulator.result()),
        ],
      ),
    )
    return results.sort((a, b) => compareValues(a.get('_id'), b.get('_id')))
  }
}

/** The index of the boundary at or below a value, or -1. */
function bucketOf(value: Value | undefined, boundaries: readonly Value[]): number {
  for (let at = boundaries.length - 2; at >= 0; at--)
    if (compareValues(value, boundaries[at]) >= 0) return compareValues(value, boundaries[at + 1]) < 0 ? at : -1
  return -1
}

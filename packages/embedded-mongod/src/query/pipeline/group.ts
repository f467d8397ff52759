import { compareValues } from '../compare'
import { Doc } from '../document'
import { compileExpression } from '../expression/compile'
import { MongoError } from '../mongo-error'
import { valueKey } from '../value-key'
import type { Value } from '../values'
import { type AggregateContext, type Fold, foldStage, type Stage } from './context'
import { compileAccumulator, type FieldAccumulator } from './group-fields'

/** `$group`: one accumulator for each field and group, so that documents are never kept. */
export function compileGroup(spec: Value, context: AggregateContext): () => Fold {
  if (!(spec instanceof Doc)) throw new MongoError(15947, "a group's fields must be specified in an object")
  const idSpec = spec.get('_id')
  if (idSpec === undefined) throw new MongoError(15955, 'a group specification must include an _id')
  const id = compileExpression(idSpec, context)
  const names = spec.keys.filter((name) => name !== '_id')
  const makers = names.map((name) => compileAccumulator(name, spec.get(name) as Value, context))
  const fields = ['_id', ...names]
  return () => {
    const groups = new Map<string, { id: Value; accumulators: FieldAccumulator[] }>()
    return {
      add(doc) {
        const value = id(doc) ?? null
        const key = valueKey(value)
        let found = groups.get(key)
        if (!found) {
          found = { id: value, accumulators: makers.map((make) => make()) }
          groups.set(key, found)
        }
        for (const accumulator of found.accumulators) accumulator.add(doc)
      },
      *results() {
        for (const { id: value, accumulators } of groups.values())
          yield Doc.of(fields, [value, ...accumulators.map((accumulator) => accumulator.result())])
      },
    }
  }
}

const countSpec = Doc.of(['count'], [Doc.of(['$sum'], [1])])

/** `$sortByCount`: the number of occurrences of each value, the most frequent value first. */
export function compileSortByCount(expression: Value, context: AggregateContext): Stage {
  const isExpression = (typeof expression === 'string' && expression.startsWith('$')) || expression instanceof Doc
  if (!isExpression) {
    throw new MongoError(
      40148,
      'the sortByCount field must be a path beginning with $ or an expression inside an object',
    )
  }
  const spec = Doc.of(['_id', 'count'], [expression, countSpec.values[0] as Value])
  const group = foldStage(compileGroup(spec, context))
  return (source) => [...group(source)].sort((a, b) => compareValues(b.get('count'), a.get('count')))
}

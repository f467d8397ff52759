import { Doc, List } from '../document'
import { compileFilter } from '../filter/compile'
import { isOperatorDoc } from '../filter/field-operators'
import { exactInteger } from '../filter/scalar-operators'
import { MongoError } from '../mongo-error'
import type { Value } from '../values'
import type { ProjectionNode } from './tree'

/**
 * `$slice` of a find projection: a count from the start, a negative count from the end, or numbers to skip and to
 * return.
 */
export function slice(operand: Value): ProjectionNode {
  const [first, second] = operand instanceof List ? operand.items : [operand]
  const skipOrCount = exactInteger(first)
  const limit = second === undefined ? undefined : exactInteger(second)
  if (skipOrCount === undefined || (operand instanceof List && (operand.length !== 2 || limit === undefined)))
    throw new MongoError(28724, 'First argument to $slice must be an array, or a number or an array of two numbers')
  if (limit !== undefined && limit <= 0n) throw new MongoError(28724, '$slice limit must be positive')
  const take = (items: readonly Value[]): readonly Value[] => {
    const start = Number(skipOrCount)
    if (limit === undefined) return start < 0 ? items.slice(start) : items.slice(0, start)
    const from = start < 0 ? Math.max(0, items.length + start) : start
    return items.slice(from, from + Number(limit))
  }
  const apply = (value: Value): Value => (value instanceof List ? List.of(take(value.items)) : value)
  return { kind: 'transform', apply }
}

/** `$elemMatch` of a find projection: the first matching element, or no field. */
export function elemMatch(operand: Value): ProjectionNode {
  if (!(operand instanceof Doc)) throw new MongoError(31274, '$elemMatch: Invalid argument, object required')
  const isValueMatch = isOperatorDoc(operand) && !['$and', '$or', '$nor', '$expr'].includes(operand.keys[0] as string)
  const filter = compileFilter(isValueMatch ? Doc.of(['item'], [operand]) : operand)
  const matches = (item: Value): boolean =>
    isValueMatch ? filter.matches(Doc.of(['item'], [item])) : item instanceof Doc && filter.matches(item)
  const apply = (value: Value): Value | undefined => {
    const found = value instanceof List ? value.items.find(matches) : undefined
    return found === undefined ? undefined : List.of([found])
  }
  return { kind: 'transform', apply }
}

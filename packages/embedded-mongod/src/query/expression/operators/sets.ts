import { List } from '../../document'
import { isTruthy } from '../../is-truthy'
import { valueKey } from '../../value-key'
import type { Value } from '../../values'
import { binary, isNullish, type OperatorTable, unary, variadic } from '../operator'
import { arrayOf } from './arrays'

/** Elements without repetition, by key, in their order of appearance. */
const distinct = (items: readonly Value[]): Map<string, Value> => {
  const set = new Map<string, Value>()
  for (const item of items) {
    const key = valueKey(item)
    if (!set.has(key)) set.set(key, item)
  }
  return set
}

const setsOf = (values: readonly (Value | undefined)[], name: string, code: number): Map<string, Value>[] =>
  values.map((value) => distinct(arrayOf(value, name, code).items))

const isSubset = (left: Map<string, Value>, right: Map<string, Value>): boolean =>
  [...left.keys()].every((key) => right.has(key))

export const setOperators: OperatorTable = {
  $setUnion: variadic((values, name) => {
    if (values.some(isNullish)) return null
    return List.of([...distinct(values.flatMap((value) => arrayOf(value, name, 17043).items)).values()])
  }),
  $setIntersection: variadic((values, name) => {
    if (values.some(isNullish)) return null
    const [first, ...others] = setsOf(values, name, 17047)
    const shared = [...(first ?? [])].filter(([key]) => others.every((other) => other.has(key)))
    return List.of(shared.map(([, value]) => value))
  }),
  $setDifference: binary((left, right, name) => {
    if (isNullish(left) || isNullish(right)) return null
    const [from, removed] = setsOf([left, right], name, 17048) as [Map<string, Value>, Map<string, Value>]
    return List.of([...from].filter(([key]) => !removed.has(key)).map(([, value]) => value))
  }),
  $setEquals: variadic((values, name) => {
    const [first, ...others] = setsOf(values, name, 17044)
    return others.every((other) => first !== undefined && isSubset(first, other) && isSubset(other, first))
  }, 2),
  $setIsSubset: binary((left, right, name) => {
    const [small, large] = setsOf([left, right], name, 17310) as [Map<string, Value>, Map<string, Value>]
    return isSubset(small, large)
  }),
  $anyElementTrue: unary((value, name) => arrayOf(value, name, 17041).items.some(isTruthy)),
  $allElementsTrue: unary((value, name) => arrayOf(value, name, 17040).items.every(isTruthy)),
}

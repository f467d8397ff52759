import { compareValues } from '../compare'
import { Doc, List } from '../document'
import { compileFilter } from '../filter/compile'
import { isOperatorDoc } from '../filter/field-operators'
import { exactInteger } from '../filter/scalar-operators'
import { badValue, MongoError, typeMismatch } from '../mongo-error'
import { compileSort } from '../sort'
import { isNumber, Regex, typeNameOf, type Value } from '../values'
import type { Modifier } from './field-modifiers'
import { describe, type Leaf } from './tree'

const leaf = (creates: boolean, apply: Leaf['apply']): Leaf => ({ kind: 'leaf', creates, apply })

/** `$addToSet` reads `$each` only as the first field. In another position it is part of the value. */
const hasEach = (operand: Value, name: '$push' | '$addToSet'): operand is Doc =>
  operand instanceof Doc && (name === '$push' ? operand.has('$each') : operand.keys[0] === '$each')

/** The elements to add: those of `$each`, or the operand itself. */
function eachOf(operand: Value, name: '$push' | '$addToSet'): readonly Value[] {
  if (!hasEach(operand, name)) return [operand]
  const each = operand.get('$each')
  if (!(each instanceof List))
    throw new MongoError(
      name === '$push' ? 2 : 14,
      `The argument to $each in ${name} must be an array but it was of type: ${typeNameOf(each)}`,
    )
  return each.items
}

function wholeArgument(operand: Doc, name: '$slice' | '$position'): number | undefined {
  const value = operand.get(name)
  if (value === undefined) return undefined
  const whole = exactInteger(value)
  if (whole === undefined)
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeNameOf(value)}`)
  return Number(whole)
}

const pushClauses = new Set(['$each', '$slice', '$sort', '$position'])

type Step = (items: Value[]) => Value[]

function directionOf(value: Value): 1 | -1 {
  const direction = Number(exactInteger(value))
  if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1')
  return direction
}

/** Refuses sort fields that a query allows and `$push` does not. */
function checkSortFields(spec: Doc): void {
  if (spec.size === 0) throw badValue('The $sort pattern is empty when it should be a set of fields.')
  for (const [path, direction] of spec) {
    directionOf(direction)
    if (path === '') throw badValue('The $sort field cannot be empty')
    if (path.split('.').includes('')) throw badValue(`The $sort field is a dotted field but has an empty part: ${path}`)
  }
}

/** The sort of the array after a `$push`. */
function sortStep(spec: Value | undefined): Step {
  if (spec === undefined) return (items) => items
  if (spec instanceof Doc) {
    checkSortFields(spec)
    const compare = compileSort(spec)
    const asDoc = (value: Value): Doc => (value instanceof Doc ? value : Doc.empty)
    return (items) => items.sort((a, b) => compare(asDoc(a), asDoc(b)))
  }
  if (!isNumber(spec))
    throw badValue('The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields')
  const direction = directionOf(spec)
  return (items) => items.sort((a, b) => direction * compareValues(a, b))
}

function sliceStep(count: number | undefined): Step {
  if (count === undefined) return (items) => items
  return (items) => (count < 0 ? items.slice(count) : items.slice(0, count))
}

const push: Modifier = (operand) => {
  const added = eachOf(operand, '$push')
  const clauses = hasEach(operand, '$push') ? operand : Doc.empty
  const unknown = clauses.keys.find((name) => !pushClauses.has(name))
  if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`)
  const position = wholeArgument(clauses, '$position')
  const sort = sortStep(clauses.get('$sort'))
  const slice = sliceStep(wholeArgument(clauses, '$slice'))
  const hasSteps = clauses.has('$sort') || clauses.has('$slice')
  return leaf(true, (current, context, path) => {
    if (current !== undefined && !(current instanceof List)) {
      throw badValue(
        `The field '${path}' must be an array but is of type ${typeNameOf(current)} in document {_id: ${describe(context.original.get('_id'))}}`,
      )
    }
    if (current && added.length === 0 && !hasSteps) return current
    const items = current ? current.items.slice() : []
    items.splice(position ?? items.length, 0, ...added)
    const result = slice(sort(items))
    return current && sameItems(current.items, result) ? current : List.of(result)
  })
}

const sameItems = (left: readonly Value[], right: readonly Value[]): boolean =>
  left.length === right.length && left.every((value, index) => value === right[index])

const addToSet: Modifier = (operand) => {
  const added = eachOf(operand, '$addToSet')
  if (hasEach(operand, '$addToSet') && operand.size > 1)
    throw badValue(`Found unexpected fields after $each in $addToSet: ${operand.keys.slice(1)}`)
  return leaf(true, (current, _context, path) => {
    if (current !== undefined && !(current instanceof List)) {
      throw badValue(
        `Cannot apply $addToSet to non-array field. Field named '${path.split('.').at(-1)}' has non-array type ${typeNameOf(current)}`,
      )
    }
    const items = current ? current.items.slice() : []
    const before = items.length
    for (const value of added) if (!items.some((item) => compareValues(item, value) === 0)) items.push(value)
    return current && items.length === before ? current : List.of(items)
  })
}

const pop: Modifier = (operand, operandPath) => {
  const end = isNumber(operand) ? Number(exactInteger(operand)) : undefined
  if (end !== 1 && end !== -1) {
    throw new MongoError(
      9,
      isNumber(operand)
        ? `$pop expects 1 or -1, found: ${describe(operand)}`
        : `Expected a number in: ${operandPath}: ${describe(operand)}`,
    )
  }
  return leaf(false, (current, _context, path) => {
    if (current === undefined) return undefined
    if (!(current instanceof List))
      throw typeMismatch(`Path '${path}' contains an element of non-array type '${typeNameOf(current)}'`)
    return current.length === 0 ? current : List.of(end === 1 ? current.items.slice(0, -1) : current.items.slice(1))
  })
}

function removal(name: string, isRemoved: (item: Value) => boolean): Leaf {
  return leaf(false, (current) => {
    if (current === undefined) return undefined
    if (!(current instanceof List)) throw badValue(`Cannot apply ${name} to a non-array value`)
    const kept = current.items.filter((item) => !isRemoved(item))
    return kept.length === current.length ? current : List.of(kept)
  })
}

const logicalOperators = new Set(['$and', '$or', '$nor', '$expr'])

const pull: Modifier = (operand) => {
  if (operand instanceof Doc && (!isOperatorDoc(operand) || logicalOperators.has(operand.keys[0] as string))) {
    const filter = compileFilter(operand)
    return removal('$pull', (item) => item instanceof Doc && filter.matches(item))
  }
  if (operand instanceof Doc || operand instanceof Regex) {
    const filter = compileFilter(Doc.of(['item'], [operand]))
    return removal('$pull', (item) => filter.matches(Doc.of(['item'], [item])))
  }
  return removal('$pull', (item) => compareValues(item, operand) === 0)
}

const pullAll: Modifier = (operand) => {
  if (!(operand instanceof List))
    throw badValue(`$pullAll requires an array argument but was given a ${typeNameOf(operand)}`)
  return removal('$pullAll', (item) => operand.items.some((other) => compareValues(item, other) === 0))
}

export const arrayModifiers: Readonly<Record<string, Modifier>> = {
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
}

import { Doc, List } from '../../document'
import { MongoError } from '../../mongo-error'
import { typeNameOf, type Value } from '../../values'
import { isNullish, nullable, type Operator, type OperatorTable, variadic } from '../operator'
import { arrayOf } from './arrays'

/** Merges documents. A later field replaces the value of an earlier one, in its position. */
export function mergeDocs(values: readonly (Value | undefined)[], name: string): Doc {
  const fields = new Map<string, Value>()
  for (const value of values) {
    if (isNullish(value)) continue
    if (!(value instanceof Doc))
      throw new MongoError(40400, `${name} requires object inputs, but input is of type ${typeNameOf(value)}`)
    for (const [field, inner] of value) fields.set(field, inner)
  }
  return Doc.fromEntries(fields)
}

const mergeObjects = variadic((values, name) =>
  mergeDocs(values.length === 1 && values[0] instanceof List ? values[0].items : values, name),
)

const objectToArray = nullable((value, name) => {
  if (!(value instanceof Doc))
    throw new MongoError(40390, `${name} requires a document input, found: ${typeNameOf(value)}`)
  return List.of([...value].map(([k, v]) => Doc.of(['k', 'v'], [k, v])))
})

const arrayToObject = nullable((value, name) => {
  const fields = new Map<string, Value>()
  for (const item of arrayOf(value, name, 40386).items) {
    const [key, inner] = pairOf(item)
    if (key.includes('\0')) throw new MongoError(4940400, 'Key field cannot contain an embedded null byte')
    fields.set(key, inner)
  }
  return Doc.fromEntries(fields)
})

function pairOf(item: Value): [string, Value] {
  const isPair = item instanceof List ? item.length === 2 : item instanceof Doc && item.size === 2
  const key = item instanceof List ? item.items[0] : item instanceof Doc ? item.get('k') : undefined
  const value = item instanceof List ? item.items[1] : item instanceof Doc ? item.get('v') : undefined
  if (!isPair || typeof key !== 'string' || value === undefined) {
    throw new MongoError(
      40392,
      '$arrayToObject requires pairs of a string and a value, as arrays or as objects with k and v',
    )
  }
  return [key, value]
}

const getField: Operator = (operand, scope, compile, name) => {
  const isFull = operand instanceof Doc && !operand.keys[0]?.startsWith('$')
  const fieldSpec = isFull ? operand.get('field') : operand
  if (fieldSpec === undefined) throw new MongoError(3041702, `${name} requires 'field' to be specified`)
  const field = compile(fieldSpec, scope)
  const input =
    isFull && operand.has('input') ? compile(operand.get('input') as Value, scope) : scope.variable('CURRENT')
  return (environment) => {
    const key = field(environment)
    if (typeof key !== 'string')
      throw new MongoError(3041704, `${name} requires 'field' to evaluate to type String, but got ${typeNameOf(key)}`)
    const value = input(environment)
    return value instanceof Doc ? value.get(key) : isNullish(value) && value !== undefined ? null : undefined
  }
}

export const objectOperators: OperatorTable = {
  $mergeObjects: mergeObjects,
  $objectToArray: objectToArray,
  $arrayToObject: arrayToObject,
  $getField: getField,
}

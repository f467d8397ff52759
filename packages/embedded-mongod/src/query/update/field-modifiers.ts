import { addExact, multiplyExact, widthOf } from '../arithmetic'
import { compareValues, identical } from '../compare'
import type { NumberValue } from '../compare-numbers'
import { Decimal128 } from '../decimal128'
import { Doc } from '../document'
import { badValue, typeMismatch } from '../mongo-error'
import { bsonTypeOf, double, isNumber, Timestamp, typeNameOf, type Value } from '../values'
import { describe, type Leaf, type UpdateContext } from './tree'

/** Compiles the change of an operator for one path. */
export type Modifier = (operand: Value, path: string) => Leaf

const leaf = (creates: boolean, apply: Leaf['apply']): Leaf => ({ kind: 'leaf', creates, apply })

/** The new value, or the old object if both have the same bytes. */
const replaced = (current: Value | undefined, next: Value): Value =>
  current !== undefined && identical(current, next) ? current : next

const set: Modifier = (operand) => leaf(true, (current) => replaced(current, operand))

const unset: Modifier = () => leaf(false, () => undefined)

const documentName = ({ original }: UpdateContext): string => `{_id: ${describe(original.get('_id'))}}`

function arithmetic(
  name: string,
  verb: string,
  compute: (current: NumberValue, operand: NumberValue) => NumberValue | undefined,
  initial: (operand: NumberValue) => NumberValue,
): Modifier {
  return (operand, operandPath) => {
    if (!isNumber(operand))
      throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${operandPath}: ${describe(operand)}}`)
    return leaf(true, (current, context, path) => {
      if (current === undefined) return initial(operand)
      if (!isNumber(current)) {
        throw typeMismatch(
          `Cannot apply ${name} to a value of non-numeric type. ${documentName(context)} has the field '${path.split('.').at(-1)}' of non-numeric type ${typeNameOf(current)}`,
        )
      }
      const result = compute(current, operand)
      if (result === undefined) {
        throw badValue(
          `Failed to apply ${name} operations to current value (${describe(current)}) for document ${documentName(context)}`,
        )
      }
      return replaced(current, result)
    })
  }
}

const zeros: readonly NumberValue[] = [0, 0n, double(0), Decimal128.zero]

const extreme =
  (sign: 1 | -1): Modifier =>
  (operand) =>
    leaf(true, (current) => (current === undefined || sign * compareValues(operand, current) > 0 ? operand : current))

const currentDate: Modifier = (operand) => {
  const type = operand instanceof Doc ? operand.get('$type') : operand
  if (operand instanceof Doc && operand.keys.some((name) => name !== '$type'))
    throw badValue(`Unrecognized $currentDate option: ${operand.keys.find((name) => name !== '$type')}`)
  if (operand instanceof Doc ? type !== 'date' && type !== 'timestamp' : typeof type !== 'boolean') {
    throw badValue(
      operand instanceof Doc
        ? "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}"
        : `${typeNameOf(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    )
  }
  return leaf(true, (current, { now }) =>
    replaced(current, type === 'timestamp' ? new Timestamp(Math.floor(Number(now.ms) / 1000), 1) : now),
  )
}

/** Sets a field to the original value of the renamed field. Changes nothing if that field is missing. */
export function renamedFrom(source: string): Leaf {
  const parts = source.split('.')
  return leaf(true, (current, context) => valueWithoutArrays(context, parts, 'source', source) ?? current)
}

/** Reads a path. Throws BadValue if it leads through an array. */
export function valueWithoutArrays(
  context: UpdateContext,
  parts: readonly string[],
  role: 'source' | 'destination',
  path: string,
): Value | undefined {
  let value: Value | undefined = context.original
  for (let at = 0; at < parts.length; at++) {
    if (!(value instanceof Doc)) {
      if (value !== undefined && bsonTypeOf(value) === 4) {
        throw badValue(
          `The ${role} field cannot be an array element, '${path}' in doc with _id: ${describe(context.original.get('_id'))} has an array field called '${parts[at - 1]}'`,
        )
      }
      return undefined
    }
    value = value.get(parts[at] as string)
  }
  return value
}

export const fieldModifiers: Readonly<Record<string, Modifier>> = {
  $set: set,
  $setOnInsert: set,
  $unset: unset,
  $inc: arithmetic('$inc', 'increment', addExact, (operand) => operand),
  $mul: arithmetic('$mul', 'multiply', multiplyExact, (operand) => zeros[widthOf(operand)] as NumberValue),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: currentDate,
}

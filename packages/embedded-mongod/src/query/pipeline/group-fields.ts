import { Doc, List } from '../document'
import { compileExpression, type ExpressionOptions } from '../expression/compile'
import { MongoError, notImplemented } from '../mongo-error'
import type { Value } from '../values'
import { accumulatorsByName } from './accumulators'

/** Accumulates one field of a group from its documents. */
export interface FieldAccumulator {
  add(doc: Doc): void
  result(): Value
}

type MakeAccumulator = () => FieldAccumulator

const unsupportedAccumulators = new Set([
  '$accumulator',
  '$bottom',
  '$bottomN',
  '$firstN',
  '$function',
  '$lastN',
  '$maxN',
  '$median',
  '$minN',
  '$percentile',
  '$stdDevPop',
  '$stdDevSamp',
  '$top',
  '$topN',
])

/** Compiles `{ $sum: … }` and the like. Throws 15952 for accumulators that do not exist. */
export function compileAccumulator(field: string, spec: Value, options: ExpressionOptions): MakeAccumulator {
  if (field.includes('.') || field.startsWith('$')) {
    throw new MongoError(
      field.includes('.') ? 40235 : 40236,
      `The field name '${field}' cannot contain '.' or start with '$'`,
    )
  }
  if (!(spec instanceof Doc)) throw new MongoError(40234, `The field '${field}' must be an accumulator object`)
  if (spec.size !== 1) throw new MongoError(40238, `The field '${field}' must specify one accumulator`)
  const name = spec.keys[0] as string
  const operand = spec.values[0] as Value
  if (name === '$count') return countOf(operand)
  if (Object.hasOwn(accumulatorsByName, name)) return plain(name, operand, options)
  if (unsupportedAccumulators.has(name)) throw notImplemented(`The accumulator ${name}`)
  throw new MongoError(15952, `unknown group operator '${name}'`)
}

function countOf(operand: Value): MakeAccumulator {
  if (!(operand instanceof Doc) || operand.size > 0)
    throw new MongoError(9, '$count takes no arguments, i.e. $count:{}')
  return plain('$sum', 1, {})
}

function plain(name: string, operand: Value, options: ExpressionOptions): MakeAccumulator {
  const expression = compileExpression(operand, options)
  if (operand instanceof List && operand.length !== 1)
    throw new MongoError(40237, `The ${name} accumulator is a unary operator`)
  const input = operand instanceof List ? compileExpression(operand.items[0] as Value, options) : expression
  const make = accumulatorsByName[name] as NonNullable<(typeof accumulatorsByName)[string]>
  return () => {
    const accumulator = make()
    return { add: (doc) => accumulator.add(input(doc)), result: () => accumulator.result() }
  }
}

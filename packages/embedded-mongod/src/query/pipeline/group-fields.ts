import { Doc, List } from '../document'
import { compileExpression, type ExpressionOptions } from '../expression/compile'
import { isNullish } from '../expression/operator'
import { exactInteger } from '../filter/scalar-operators'
import { MongoError, notImplemented } from '../mongo-error'
import { compileKeyOrder, compileSortKey } from '../sort'
import { isNumber, typeNameOf, type Value } from '../values'
import { accumulatorsByName } from './accumulators'
import { TopEntries, valueOrder } from './top-entries'

/** Accumulates one field of a group from its documents. */
export interface FieldAccumulator {
  add(doc: Doc): void
  result(): Value
}

type MakeAccumulator = () => FieldAccumulator

const unsupportedAccumulators = new Set(['$accumulator', '$function', '$percentile', '$median'])

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
  const ranked = rankedAccumulator(name, operand, options)
  if (ranked) return ranked
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

/** The count of `n`, which must not depend on the documents. */
function countArgument(spec: Doc, options: ExpressionOptions): number {
  const value = compileExpression(spec.get('n') ?? null, options)(Doc.empty)
  const count = isNumber(value) ? exactInteger(value) : undefined
  if (count === undefined || count <= 0n)
    throw new MongoError(5787908, `'n' must be a whole number greater than 0, found ${typeNameOf(value)}`)
  return Number(count)
}

function part(spec: Doc, name: string, operator: string): Value {
  const value = spec.get(name)
  if (value === undefined) throw new MongoError(5788002, `${operator} requires '${name}'`)
  return value
}

function rankedAccumulator(name: string, operand: Value, options: ExpressionOptions): MakeAccumulator | undefined {
  switch (name) {
    case '$top':
    case '$bottom':
    case '$topN':
    case '$bottomN':
      return sortedAccumulator(name, specOf(operand, name), options)
    case '$firstN':
    case '$lastN':
    case '$minN':
    case '$maxN':
      return severalOf(name, specOf(operand, name), options)
    default:
      return undefined
  }
}

function specOf(operand: Value, name: string): Doc {
  if (!(operand instanceof Doc)) throw new MongoError(5788001, `${name} requires an object as its argument`)
  return operand
}

function sortedAccumulator(name: string, spec: Doc, options: ExpressionOptions): MakeAccumulator {
  const sortBy = part(spec, 'sortBy', name)
  if (!(sortBy instanceof Doc)) throw new MongoError(5788604, `${name} requires 'sortBy' to be an object`)
  const output = compileExpression(part(spec, 'output', name), options)
  const isSeveral = name.endsWith('N')
  const count = isSeveral ? countArgument(spec, options) : 1
  const valueKey = compileSortKey(sortBy)
  const order = compileKeyOrder(sortBy)
  const isBottom = name.startsWith('$bottom')
  return () => {
    const top = new TopEntries(count, isBottom ? (left, right) => order(right, left) : order)
    return {
      add: (doc) => top.add(output(doc) ?? null, valueKey(doc)),
      result() {
        const values = isBottom ? top.values.reverse() : top.values
        return isSeveral ? List.of(values) : (values[0] ?? null)
      },
    }
  }
}

function severalOf(name: string, spec: Doc, options: ExpressionOptions): MakeAccumulator {
  const input = compileExpression(part(spec, 'input', name), options)
  const count = countArgument(spec, options)
  if (name === '$minN' || name === '$maxN') {
    return () => {
      const top = new TopEntries(count, valueOrder(name === '$minN' ? 1 : -1))
      return {
        add(doc) {
          const value = input(doc)
          if (!isNullish(value)) top.add(value, [value])
        },
        result: () => List.of(top.values),
      }
    }
  }
  return () => {
    const items: Value[] = []
    return {
      add(doc) {
        if (name === '$lastN' || items.length < count) items.push(input(doc) ?? null)
        if (items.length > count) items.shift()
      },
      result: () => List.of(items),
    }
  }
}

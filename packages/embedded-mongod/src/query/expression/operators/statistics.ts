import { List } from '../../document'
import { accumulatorsByName } from '../../pipeline/accumulators'
import type { Operator, OperatorTable } from '../operator'
import { operandsOf } from '../operator'

/** Accumulators as expressions, such as `$sum`, over the elements of one array or over several operands. */
const overValues =
  (name: string): Operator =>
  (operand, scope, compile) => {
    const items = operandsOf(operand).map((item) => compile(item, scope))
    return (environment) => {
      const accumulator = accumulatorsByName[name]?.() as ReturnType<NonNullable<(typeof accumulatorsByName)[string]>>
      const values = items.map((item) => item(environment))
      const [only] = values
      for (const value of values.length === 1 && only instanceof List ? only.items : values) accumulator.add(value)
      return accumulator.result()
    }
  }

export const statisticsOperators: OperatorTable = Object.fromEntries(
  ['$sum', '$avg', '$min', '$max'].map((name) => [name, overValues(name)]),
)

import { Doc, List } from '../../document'
import { isTruthy } from '../../is-truthy'
import { MongoError } from '../../mongo-error'
import type { Value } from '../../values'
import { isNullish, type Operator, type OperatorTable } from '../operator'
import { arrayOf, wholeOf } from './arrays'

function parts(
  operand: Value,
  name: string,
  allowed: readonly string[],
  required: readonly string[],
  code: number,
): Doc {
  if (!(operand instanceof Doc)) throw new MongoError(code, `${name} only supports an object as its argument`)
  const unknown = operand.keys.find((part) => !allowed.includes(part))
  const missing = required.find((part) => !operand.has(part))
  if (unknown !== undefined || missing !== undefined) {
    throw new MongoError(
      code,
      unknown === undefined
        ? `Missing '${missing}' parameter to ${name}`
        : `Unrecognized parameter to ${name}: ${unknown}`,
    )
  }
  return operand
}

/** The name of the element's variable: `as`, or `this`. */
function elementName(operand: Doc): string {
  const name = operand.get('as') ?? 'this'
  return typeof name === 'string' ? name : ''
}

const map: Operator = (operand, scope, compile, name) => {
  const spec = parts(operand, name, ['input', 'as', 'in'], ['input', 'in'], 16878)
  const input = compile(spec.get('input') as Value, scope)
  const { scope: inner, slots } = scope.bind([elementName(spec)])
  const body = compile(spec.get('in') as Value, inner)
  const slot = slots[0] as number
  return (environment) => {
    const value = input(environment)
    if (isNullish(value)) return null
    return List.of(
      arrayOf(value, name, 16883).items.map((item) => {
        environment.slots[slot] = item
        return body(environment) ?? null
      }),
    )
  }
}

const filter: Operator = (operand, scope, compile, name) => {
  const spec = parts(operand, name, ['input', 'as', 'cond', 'limit'], ['input', 'cond'], 28646)
  const input = compile(spec.get('input') as Value, scope)
  const { scope: inner, slots } = scope.bind([elementName(spec)])
  const test = compile(spec.get('cond') as Value, inner)
  const limitSpec = spec.get('limit')
  const limit = limitSpec === undefined ? undefined : compile(limitSpec, scope)
  const slot = slots[0] as number
  return (environment) => {
    const value = input(environment)
    if (isNullish(value)) return null
    const limitValue = limit?.(environment)
    const maxKept = isNullish(limitValue) ? Number.POSITIVE_INFINITY : wholeOf(limitValue, name, 327391)
    if (maxKept <= 0) throw new MongoError(327392, '$filter: limit must be greater than 0')
    const kept: Value[] = []
    for (const item of arrayOf(value, name, 28651).items) {
      environment.slots[slot] = item
      if (kept.length < maxKept && isTruthy(test(environment))) kept.push(item)
    }
    return List.of(kept)
  }
}

const reduce: Operator = (operand, scope, compile, name) => {
  const names = ['input', 'initialValue', 'in']
  const spec = parts(operand, name, names, names, 40075)
  const input = compile(spec.get('input') as Value, scope)
  const initial = compile(spec.get('initialValue') as Value, scope)
  const { scope: inner, slots } = scope.bind(['this', 'value'])
  const body = compile(spec.get('in') as Value, inner)
  const [elementSlot, totalSlot] = slots as [number, number]
  return (environment) => {
    const value = input(environment)
    if (isNullish(value)) return null
    let total = initial(environment)
    for (const item of arrayOf(value, name, 40080).items) {
      environment.slots[elementSlot] = item
      environment.slots[totalSlot] = total
      total = body(environment)
    }
    return total
  }
}

export const iterationOperators: OperatorTable = { $map: map, $filter: filter, $reduce: reduce }

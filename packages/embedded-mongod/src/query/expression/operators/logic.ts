import { compareValues } from '../../compare'
import { Doc, List } from '../../document'
import { isTruthy } from '../../is-truthy'
import { MongoError } from '../../mongo-error'
import type { Value } from '../../values'
import { binary, isNullish, type Operator, type OperatorTable, operandsOf, unary } from '../operator'

const comparison = (accepts: (order: number) => boolean): Operator =>
  binary((left, right) => accepts(compareValues(left, right)))

const and: Operator = (operand, scope, compile) => {
  const items = operandsOf(operand).map((item) => compile(item, scope))
  return (environment) => items.every((item) => isTruthy(item(environment)))
}

const or: Operator = (operand, scope, compile) => {
  const items = operandsOf(operand).map((item) => compile(item, scope))
  return (environment) => items.some((item) => isTruthy(item(environment)))
}

const condFields = ['if', 'then', 'else']

function conditionParts(operand: Value): readonly Value[] {
  if (!(operand instanceof Doc)) {
    const operands = operandsOf(operand)
    if (operands.length !== 3)
      throw new MongoError(16020, `Expression $cond takes exactly 3 arguments. ${operands.length} were passed in.`)
    return operands
  }
  const unknown = operand.keys.find((name) => !condFields.includes(name))
  if (unknown !== undefined) throw new MongoError(17083, `Unrecognized parameter to $cond: ${unknown}`)
  return condFields.map((name, index) => {
    const part = operand.get(name)
    if (part === undefined) throw new MongoError(17080 + index, `Missing '${name}' parameter to $cond`)
    return part
  })
}

const cond: Operator = (operand, scope, compile) => {
  const [test, then, otherwise] = conditionParts(operand).map((part) => compile(part, scope)) as [
    ReturnType<typeof compile>,
    ReturnType<typeof compile>,
    ReturnType<typeof compile>,
  ]
  return (environment) => (isTruthy(test(environment)) ? then(environment) : otherwise(environment))
}

const switchOperator: Operator = (operand, scope, compile) => {
  if (!(operand instanceof Doc)) throw new MongoError(40060, '$switch requires an object as an argument')
  const branchList = operand.get('branches')
  if (!(branchList instanceof List)) throw new MongoError(40061, "$switch expected an array for 'branches'")
  const fallback = operand.get('default')
  const unknown = operand.keys.find((name) => name !== 'branches' && name !== 'default')
  if (unknown !== undefined) throw new MongoError(40067, `$switch found an unknown argument: ${unknown}`)
  if (branchList.length === 0) throw new MongoError(40068, '$switch requires at least one branch.')
  const branches = branchList.items.map((branch) => {
    const test = branch instanceof Doc ? branch.get('case') : undefined
    const then = branch instanceof Doc ? branch.get('then') : undefined
    if (test === undefined || then === undefined)
      throw new MongoError(40064, "$switch requires each branch to be an object with a 'case' and a 'then' expression")
    return { test: compile(test, scope), outcome: compile(then, scope) }
  })
  const otherwise = fallback === undefined ? undefined : compile(fallback, scope)
  return (environment) => {
    for (const { test, outcome } of branches) if (isTruthy(test(environment))) return outcome(environment)
    if (!otherwise) {
      throw new MongoError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      )
    }
    return otherwise(environment)
  }
}

const ifNull: Operator = (operand, scope, compile) => {
  const items = operandsOf(operand).map((item) => compile(item, scope))
  if (items.length < 2) throw new MongoError(1257300, `$ifNull needs at least two arguments, had: ${items.length}`)
  return (environment) => {
    let value: Value | undefined
    for (const item of items) {
      value = item(environment)
      if (!isNullish(value)) return value
    }
    return value
  }
}

/** `$let`: variables for one expression. */
const letOperator: Operator = (operand, scope, compile) => {
  const vars = operand instanceof Doc ? operand.get('vars') : undefined
  const body = operand instanceof Doc ? operand.get('in') : undefined
  if (!(vars instanceof Doc) || body === undefined)
    throw new MongoError(16874, "$let needs an object with 'vars' and 'in'")
  const { scope: inner, slots } = scope.bind(vars.keys)
  const values = vars.values.map((value) => compile(value, scope))
  const result = compile(body, inner)
  return (environment) => {
    const bound = values.map((value) => value(environment))
    slots.forEach((slot, index) => {
      environment.slots[slot] = bound[index]
    })
    return result(environment)
  }
}

export const logicOperators: OperatorTable = {
  $literal: (operand) => () => operand,
  $const: (operand) => () => operand,
  $expr: (operand, scope, compile) => compile(operand, scope),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $cmp: binary((left, right) => Math.sign(compareValues(left, right))),
  $and: and,
  $or: or,
  $not: unary((value) => !isTruthy(value)),
  $cond: cond,
  $switch: switchOperator,
  $ifNull: ifNull,
  $let: letOperator,
}

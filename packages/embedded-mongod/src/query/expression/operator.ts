import { List } from '../document'
import { MongoError } from '../mongo-error'
import { BsonUndefined, type Value } from '../values'
import type { Evaluate, Scope } from './scope'

/** Compiles a value as an expression. Operators receive it as a parameter, so that they do not import the compiler. */
export type CompileValue = (value: Value, scope: Scope) => Evaluate

/** Compiles the operand of an operator to a function that evaluates the operator. */
export type Operator = (operand: Value, scope: Scope, compile: CompileValue, name: string) => Evaluate

export type OperatorTable = Readonly<Record<string, Operator>>

export const isNullish = (value: Value | undefined): value is null | undefined | BsonUndefined =>
  value === undefined || value === null || value instanceof BsonUndefined

/** The operands of an operator: the elements of an array, or a single operand without brackets. */
export function operandsOf(operand: Value): readonly Value[] {
  return operand instanceof List ? operand.items : [operand]
}

function checkCount(name: string, count: number, min: number, max: number): void {
  if (count < min || count > max) {
    const wanted = min === max ? `exactly ${min} arguments` : `at least ${min} arguments, and at most ${max}`
    throw new MongoError(min === max ? 16020 : 28667, `Expression ${name} takes ${wanted}. ${count} were passed in.`)
  }
}

/** An operator with one operand. */
export const unary =
  (apply: (value: Value | undefined, name: string) => Value | undefined): Operator =>
  (operand, scope, compile, name) => {
    const operands = operandsOf(operand)
    checkCount(name, operands.length, 1, 1)
    const evaluate = compile(operands[0] as Value, scope)
    return (environment) => apply(evaluate(environment), name)
  }

/** An operator with one operand; its result is null if the operand is null or missing. */
export const nullable = (apply: (value: Value, name: string) => Value | undefined): Operator =>
  unary((value, name) => (isNullish(value) ? null : apply(value, name)))

/** An operator with two operands. */
export const binary =
  (apply: (left: Value | undefined, right: Value | undefined, name: string) => Value | undefined): Operator =>
  (operand, scope, compile, name) => {
    const operands = operandsOf(operand)
    checkCount(name, operands.length, 2, 2)
    const left = compile(operands[0] as Value, scope)
    const right = compile(operands[1] as Value, scope)
    return (environment) => apply(left(environment), right(environment), name)
  }

/** An operator that evaluates all its operands first. */
export const variadic =
  (
    apply: (values: (Value | undefined)[], name: string) => Value | undefined,
    min = 0,
    max = Number.POSITIVE_INFINITY,
  ): Operator =>
  (operand, scope, compile, name) => {
    const operands = operandsOf(operand)
    checkCount(name, operands.length, min, max)
    const evaluates = operands.map((item) => compile(item, scope))
    return (environment) =>
      apply(
        evaluates.map((evaluate) => evaluate(environment)),
        name,
      )
  }

import { Doc, List } from '../document'
import { MongoError, notImplemented } from '../mongo-error'
import type { Value } from '../values'
import { checkedParts, valueAtPath, valueBelow } from './field-path'
import { expressionOperators } from './operators/index'
import { type Environment, type Evaluate, type ExpressionOptions, Scope } from './scope'
import { unsupportedOperators } from './unsupported-operators'

export type { ExpressionOptions } from './scope'

/** Evaluates an expression for one document; `undefined` means no value. */
export type Expression = (doc: Doc) => Value | undefined

/**
 * Compiles an aggregation expression. Throws InvalidPipelineOperator (168) for unknown operators, and MongoDB's error
 * codes for invalid operands.
 */
export function compileExpression(spec: Value, options: ExpressionOptions = {}): Expression {
  const evaluate = compileValue(spec, Scope.of(options))
  const environment: Environment = { root: Doc.empty, slots: [] }
  return (doc) => {
    environment.root = doc
    return evaluate(environment)
  }
}

function compileValue(spec: Value, scope: Scope): Evaluate {
  if (typeof spec === 'string' && spec.startsWith('$'))
    return spec.startsWith('$$') ? compileVariable(spec.slice(2), scope) : compilePath(spec.slice(1))
  if (spec instanceof Doc) return compileDoc(spec, scope)
  if (spec instanceof List) {
    const items = spec.items.map((item) => compileValue(item, scope))
    return (environment) => List.of(items.map((item) => item(environment) ?? null))
  }
  return () => spec
}

function compilePath(path: string): Evaluate {
  const parts = checkedParts(path)
  const [name] = parts
  return parts.length === 1 ? ({ root }) => root.get(name as string) : ({ root }) => valueAtPath(root, parts)
}

function compileVariable(reference: string, scope: Scope): Evaluate {
  const [name, ...rest] = checkedParts(reference)
  const variable = scope.variable(name as string)
  return rest.length === 0 ? variable : (environment) => valueBelow(variable(environment), rest)
}

function compileDoc(spec: Doc, scope: Scope): Evaluate {
  const [first] = spec.keys
  if (first?.startsWith('$')) return compileOperator(first, spec, scope)
  const names = spec.keys
  for (const name of names) {
    if (name.startsWith('$'))
      throw new MongoError(15983, `an object representing an expression must have exactly one field, found ${name}`)
    if (name.includes('.'))
      throw new MongoError(16405, `dotted field names are only allowed at the top level, found ${name}`)
  }
  const values = spec.values.map((value) => compileValue(value, scope))
  return (environment) => {
    const presentNames: string[] = []
    const present: Value[] = []
    for (let index = 0; index < values.length; index++) {
      const value = values[index]?.(environment)
      if (value !== undefined) {
        presentNames.push(names[index] as string)
        present.push(value)
      }
    }
    return Doc.of(presentNames, present)
  }
}

function compileOperator(name: string, spec: Doc, scope: Scope): Evaluate {
  if (spec.size !== 1)
    throw new MongoError(15983, `an object representing an expression must have exactly one field, found ${spec.size}`)
  if (unsupportedOperators.has(name)) throw notImplemented(`The expression ${name}`)
  const operator = Object.hasOwn(expressionOperators, name) ? expressionOperators[name] : undefined
  if (!operator) throw new MongoError(168, `Unrecognized expression '${name}'`)
  return operator(spec.values[0] as Value, scope, compileValue, name)
}

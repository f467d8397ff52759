import { Doc, List } from '../document'
import { compileExpression, type ExpressionOptions } from '../expression/compile'
import { isTruthy } from '../is-truthy'
import { badValue, notImplemented } from '../mongo-error'
import type { Value } from '../values'
import { compileField } from './field-operators'
import { Filter } from './filter'
import { AndNode, type FilterNode, OpaqueNode, OrNode } from './node'

const unsupportedOperators = new Set(['$where', '$text', '$jsonSchema', '$sampleRate'])

/**
 * Compiles a filter. Throws BadValue for unknown operators, and NotImplemented for operators that this server does
 * not have, such as `$where`.
 */
export function compileFilter(filter: Doc, options: ExpressionOptions = {}): Filter {
  return new Filter(compileDocument(filter, options), filter.size === 0)
}

function compileDocument(filter: Doc, options: ExpressionOptions): FilterNode {
  const nodes: FilterNode[] = []
  for (const [name, value] of filter)
    if (name !== '$comment')
      nodes.push(name.startsWith('$') ? compileTopLevel(name, value, options) : field(name, value, options))
  return nodes.length === 1 ? (nodes[0] as FilterNode) : new AndNode(nodes)
}

const field = (name: string, value: Value, options: ExpressionOptions): FilterNode =>
  compileField(name, value, (inner) => compileDocument(inner, options))

function compileTopLevel(name: string, value: Value, options: ExpressionOptions): FilterNode {
  switch (name) {
    case '$and':
      return new AndNode(branches(name, value, options))
    case '$or':
      return new OrNode(branches(name, value, options))
    case '$nor': {
      const any = new OrNode(branches(name, value, options))
      return new OpaqueNode((doc) => !any.test(doc, { arrayIndex: -1 }))
    }
    case '$expr': {
      const expression = compileExpression(value, options)
      return new OpaqueNode((doc) => isTruthy(expression(doc)))
    }
    case '$alwaysTrue':
    case '$alwaysFalse':
      return new OpaqueNode(() => name === '$alwaysTrue')
  }
  if (unsupportedOperators.has(name)) throw notImplemented(`The query operator ${name}`)
  throw badValue(
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  )
}

function branches(name: string, value: Value, options: ExpressionOptions): FilterNode[] {
  if (!(value instanceof List)) throw badValue(`${name} must be an array`)
  if (value.length === 0) throw badValue('$and/$or/$nor must be a nonempty array')
  return value.items.map((item) => {
    if (!(item instanceof Doc)) throw badValue('$or/$and/$nor entries need to be full objects')
    return compileDocument(item, options)
  })
}

import { Doc, List } from '../document'
import { isTruthy } from '../is-truthy'
import { badValue, MongoError, notImplemented } from '../mongo-error'
import { Regex, type Value } from '../values'
import { compares, equals, isOneOf, matchesRegex } from './comparison'
import { type Comparison, type Intervals, intersection, intervalsOf, intervalsOfRegex, point, union } from './intervals'
import { AndNode, ElementNode, type FilterNode, OpaqueNode, PathNode } from './node'
import { hasRemainder, hasSize, hasType } from './scalar-operators'
import { anyAtPath, type ValueTest } from './walk'

/** The condition of one operator on a value, and the resulting bounds of index values. */
interface ValueCondition {
  test: ValueTest
  /** Whether the test enters an array at the end of the path, element by element. */
  expandsEnd: boolean
  intervals: Intervals | null
  equality?: Value
  isNegated?: boolean
}

/** Compiles the conditions on a whole document. `$elemMatch` receives it as a parameter to avoid an import cycle. */
export type CompileDocument = (filter: Doc) => FilterNode

const unsupportedOperators = new Set([
  '$bitsAllClear',
  '$bitsAllSet',
  '$bitsAnyClear',
  '$bitsAnySet',
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
  '$within',
  '$geoNear',
  '$uniqueDocs',
  '$_internalSchemaType',
])
const ignoredOperators = new Set(['$options', '$comment'])
const referenceFields = new Set(['$ref', '$id', '$db'])

/** Whether the value of a path consists of operators, instead of being compared as a value. */
export function isOperatorDoc(value: Value): value is Doc {
  const first = value instanceof Doc ? value.keys[0] : undefined
  return first?.startsWith('$') === true && !referenceFields.has(first)
}

/** Compiles the condition for one path: operators, a regular expression, or an equal value. */
export function compileField(path: string, value: Value, compileDocument: CompileDocument): FilterNode {
  if (isOperatorDoc(value)) return compileOperators(path, value, compileDocument)
  return nodeOf(path, value instanceof Regex ? regexCondition(value) : comparison('$eq', value, path))
}

function compileOperators(path: string, operators: Doc, compileDocument: CompileDocument): FilterNode {
  const nodes: FilterNode[] = []
  for (const [name, operand] of operators) {
    if (name === '$options' && !operators.has('$regex')) throw badValue('$options needs a $regex')
    if (!ignoredOperators.has(name)) nodes.push(compileOperator(path, name, operand, operators, compileDocument))
  }
  return nodes.length === 1 ? (nodes[0] as FilterNode) : new AndNode(nodes)
}

function compileOperator(
  path: string,
  name: string,
  operand: Value,
  siblings: Doc,
  compileDocument: CompileDocument,
): FilterNode {
  switch (name) {
    case '$not':
      return negation(compileNegated(path, operand, compileDocument))
    case '$elemMatch':
      return compileElemMatch(path, operand, compileDocument)
    case '$all':
      return compileAll(path, operand, compileDocument)
    default:
      return nodeOf(path, valueCondition(name, operand, siblings, path))
  }
}

function nodeOf(path: string, condition: ValueCondition): FilterNode {
  const test = anyAtPath(path, condition.test, condition.expandsEnd)
  return condition.isNegated
    ? negation(new OpaqueNode(test))
    : new PathNode(path, test, condition.intervals, condition.equality)
}

const negation = (node: FilterNode): FilterNode => new OpaqueNode((doc) => !node.test(doc, { arrayIndex: -1 }))

function compileNegated(path: string, operand: Value, compileDocument: CompileDocument): FilterNode {
  if (operand instanceof Regex) return nodeOf(path, regexCondition(operand))
  if (!(operand instanceof Doc)) throw badValue('$not needs a regex or a document')
  if (operand.size === 0) throw badValue('$not cannot be empty')
  return compileOperators(path, operand, compileDocument)
}

function comparison(operator: Comparison, operand: Value, path: string): ValueCondition {
  const condition = {
    test: operator === '$eq' ? equals(operand) : compares(operator, operand, path),
    expandsEnd: true,
    intervals: intervalsOf(operator, operand),
  }
  return operator === '$eq' ? { ...condition, equality: operand } : condition
}

const regexCondition = (regex: Regex): ValueCondition => ({
  test: matchesRegex(regex),
  expandsEnd: true,
  intervals: intervalsOfRegex(regex),
})

function membership(name: string, operand: Value): ValueCondition {
  const { test, items } = isOneOf(operand, name)
  for (const item of items) {
    if (item instanceof Doc && isOperatorDoc(item)) throw badValue(`cannot nest $ under ${name}`)
  }
  const sets = items.map((item) =>
    item instanceof Regex ? intervalsOfRegex(item) : (intervalsOf('$eq', item) as Intervals),
  )
  const condition = { test, expandsEnd: true, intervals: union(sets), isNegated: name === '$nin' }
  const [only] = items
  return items.length === 1 && !(only instanceof Regex) ? { ...condition, equality: only as Value } : condition
}

/** A condition without index bounds. */
const opaque = (test: ValueTest, expandsEnd: boolean): ValueCondition => ({ test, expandsEnd, intervals: null })

function valueCondition(name: string, operand: Value, siblings: Doc, path: string): ValueCondition {
  switch (name) {
    case '$eq':
    case '$lt':
    case '$lte':
    case '$gt':
    case '$gte':
      return comparison(name, operand, path)
    case '$ne':
      if (operand instanceof Regex) throw badValue("Can't have regex as arg to $ne.")
      return { ...comparison('$eq', operand, path), isNegated: true }
    case '$in':
    case '$nin':
      return membership(name, operand)
    case '$regex':
      return regexCondition(regexOf(operand, siblings.get('$options')))
    case '$exists':
      return { ...opaque((value) => value !== undefined, false), isNegated: !isTruthy(operand) }
    case '$type':
      return opaque(hasType(operand, path), true)
    case '$mod':
      return opaque(hasRemainder(operand), true)
    case '$size':
      return opaque(hasSize(operand), false)
  }
  if (unsupportedOperators.has(name)) throw notImplemented(`The query operator ${name}`)
  throw badValue(`unknown operator: ${name}`)
}

function regexOf(operand: Value, options: Value | undefined): Regex {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string')
  if (operand instanceof Regex) {
    if (options !== undefined && operand.options !== '')
      throw new MongoError(51075, 'options set in both $regex and $options')
    return options === undefined ? operand : new Regex(operand.pattern, sortedOptions(options))
  }
  if (typeof operand !== 'string') throw badValue('$regex has to be a string')
  return new Regex(operand, sortedOptions(options ?? ''))
}

const sortedOptions = (options: string): string => [...new Set(options)].sort().join('')

const logicalOperators = new Set(['$and', '$or', '$nor', '$where', '$expr'])

function compileElemMatch(path: string, operand: Value, compileDocument: CompileDocument): FilterNode {
  if (!(operand instanceof Doc)) throw badValue('$elemMatch needs an Object')
  if (isOperatorDoc(operand) && !logicalOperators.has(operand.keys[0] as string))
    return compileValueElemMatch(path, operand, compileDocument)
  const inner = compileDocument(operand)
  const test = elementTest(path, (element) => {
    const doc = element instanceof List ? asDoc(element) : element
    return doc instanceof Doc && inner.test(doc, { arrayIndex: -1 })
  })
  return new ElementNode(path, test, inner)
}

const asDoc = (list: List): Doc =>
  Doc.of(
    list.items.map((_, index) => String(index)),
    list.items,
  )

/** Operators on the element itself. They are compiled for the field of a document with the element as its value. */
function compileValueElemMatch(path: string, operators: Doc, compileDocument: CompileDocument): FilterNode {
  const tests: ValueTest[] = []
  let intervals: Intervals | null = null
  for (const [name, operand] of operators) {
    if (ignoredOperators.has(name)) continue
    const condition = elementCondition(name, operand, operators, compileDocument)
    tests.push(condition.isNegated ? (value) => !condition.test(value) : condition.test)
    if (condition.intervals && !condition.isNegated)
      intervals = intervals ? intersection(intervals, condition.intervals) : condition.intervals
  }
  return new PathNode(
    path,
    elementTest(path, (element) => tests.every((test) => test(element))),
    intervals,
  )
}

function elementCondition(
  name: string,
  operand: Value,
  siblings: Doc,
  compileDocument: CompileDocument,
): ValueCondition {
  if (name === '$eq' && operand instanceof List)
    return { ...comparison(name, operand, ''), intervals: [point(operand)] }
  if (name === '$in' && operand instanceof List && operand.items.some((item) => item instanceof List))
    return { ...membership(name, operand), intervals: null }
  if (name !== '$not' && name !== '$elemMatch' && name !== '$all') return valueCondition(name, operand, siblings, '')
  const node = compileOperator('', name, operand, siblings, compileDocument)
  return opaque((value) => node.test(Doc.of([''], [value as Value]), { arrayIndex: -1 }), false)
}

/** Whether the path leads to an array with a matching element. */
function elementTest(path: string, test: (element: Value) => boolean): FilterNode['test'] {
  let found = -1
  const inList = anyAtPath(
    path,
    (value) => {
      found = value instanceof List ? value.items.findIndex(test) : -1
      return found >= 0
    },
    false,
  )
  return (doc, state) => {
    const outer = { arrayIndex: -1 }
    const isMatch = inList(doc, outer)
    if (isMatch) state.arrayIndex = outer.arrayIndex >= 0 ? outer.arrayIndex : found
    return isMatch
  }
}

function compileAll(path: string, operand: Value, compileDocument: CompileDocument): FilterNode {
  if (!(operand instanceof List)) throw badValue('$all needs an array')
  const { items } = operand
  if (items.length === 0) return new PathNode(path, () => false, [])
  const isElemMatch = (item: Value | undefined): item is Doc => item instanceof Doc && item.keys[0] === '$elemMatch'
  const nodes = items.map((item) => {
    if (isElemMatch(item) !== isElemMatch(items[0])) throw badValue('$all/$elemMatch has to be consistent')
    if (isElemMatch(item)) return compileElemMatch(path, item.get('$elemMatch') as Value, compileDocument)
    if (isOperatorDoc(item)) throw badValue('no $ expressions in $all')
    return nodeOf(path, item instanceof Regex ? regexCondition(item) : comparison('$eq', item, path))
  })
  return nodes.length === 1
    ? (nodes[0] as FilterNode)
    : new AndNode(items.length > 1 ? nodes.map(withoutEquality) : nodes)
}

/** Several values at once do not determine the value of a new document. */
const withoutEquality = (node: FilterNode): FilterNode => ({
  test: node.test,
  bounds: (path, isMultikey) => node.bounds(path, isMultikey),
  collectPaths: (paths) => node.collectPaths(paths),
  collectEqualities: () => undefined,
})

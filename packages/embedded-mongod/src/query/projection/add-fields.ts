import { Doc, List } from '../document'
import { compileExpression, type ExpressionOptions } from '../expression/compile'
import { MongoError } from '../mongo-error'
import type { Value } from '../values'
import type { Projection } from './compile'
import { newBranch, type ProjectionBranch, ProjectionTree } from './tree'

/** The `$addFields` and `$set` stages: computed fields in addition to the existing ones. */
export function compileAddFields(spec: Doc, options: ExpressionOptions, stage: string): Projection {
  if (spec.size === 0)
    throw new MongoError(40177, `Invalid ${stage} :: caused by :: specification must have at least one field`)
  const root = newBranch()
  for (const [path, value] of spec) addField(root, path.split('.'), value, options, path)
  const tree = new ProjectionTree(root, false)
  return (doc) => tree.apply(doc)
}

function addField(
  root: ProjectionBranch,
  parts: readonly string[],
  value: Value,
  options: ExpressionOptions,
  path: string,
): void {
  if (parts.some((part) => part === '' || part.startsWith('$')))
    throw new MongoError(16410, `FieldPath field names may not start with '$' or be empty: ${path}`)
  if (value instanceof Doc && value.size > 0 && !value.keys[0]?.startsWith('$')) {
    for (const [name, inner] of value) addField(root, [...parts, ...name.split('.')], inner, options, `${path}.${name}`)
    return
  }
  let branch = root
  for (const part of parts.slice(0, -1)) {
    const next = branch.children.get(part) ?? newBranch()
    if (next.kind !== 'branch') {
      throw new MongoError(
        40176,
        `Invalid $addFields :: caused by :: specification contains two conflicting paths: ${path}`,
      )
    }
    next.computes = true
    branch.children.set(part, next)
    branch = next
  }
  const last = parts.at(-1) as string
  if (branch.children.has(last)) {
    throw new MongoError(
      40176,
      `Invalid $addFields :: caused by :: specification contains two conflicting paths: ${path}`,
    )
  }
  branch.children.set(last, { kind: 'compute', expression: compileExpression(value, options) })
}

/** The `$unset` stage: one name or several. */
export function unsetSpec(operand: Value): Doc {
  const names = operand instanceof List ? operand.items : [operand]
  if (names.length === 0 || names.some((name) => typeof name !== 'string'))
    throw new MongoError(31002, '$unset specification must be a string or an array with at least one string')
  return Doc.fromEntries(names.map((name) => [name as string, 0]))
}

import { Doc } from '../document'
import { badValue, failedToParse, MongoError, notImplemented } from '../mongo-error'
import { typeNameOf, type Value } from '../values'
import { arrayModifiers } from './array-modifiers'
import { fieldModifiers, renamedFrom, valueWithoutArrays } from './field-modifiers'
import { checkPath, compileArrayFilters } from './paths'
import {
  addLeaf,
  type Branch,
  describe,
  identifierOf,
  type Leaf,
  newBranch,
  sortBranch,
  TreeApplication,
  type UpdateContext,
} from './tree'

/** The changes of operators such as `$set` and `$push`, as one tree of paths. */
export interface OperatorUpdate {
  apply(doc: Doc, context: UpdateContext, isInsert: boolean): Doc
}

const modifiers = { ...fieldModifiers, ...arrayModifiers }

/**
 * Compiles operators. Throws FailedToParse for an unknown operator, and ConflictingUpdateOperators if two change one
 * path.
 */
export function compileOperators(update: Doc, arrayFilters: readonly Value[]): OperatorUpdate {
  const filters = compileArrayFilters(arrayFilters)
  const used = new Set<string>()
  const changes: Change[] = []
  for (const [name, operands] of update) {
    for (const [path, operand] of operandsOf(name, operands)) {
      checkPath(path, filters, used)
      if (name === '$rename') {
        changes.push(...renaming(path, operand))
      } else {
        const leaf = modifiers[name]?.(operand, path) as Leaf
        changes.push({ path, leaf, onInsertOnly: name === '$setOnInsert' })
      }
    }
  }
  for (const identifier of filters.keys()) {
    if (!used.has(identifier))
      throw failedToParse(`The array filter for identifier '${identifier}' was not used in the update`)
  }
  const always = treeOf(changes.filter(({ onInsertOnly }) => !onInsertOnly))
  const onInsert = changes.some((change) => change.onInsertOnly) ? treeOf(changes) : always
  const renames = changes.flatMap(({ rename }) => rename ?? [])
  return {
    apply(doc, context, isInsert) {
      let tree = isInsert ? onInsert : always
      const idle = renames.filter((rename) => !hasSource(rename, context))
      if (idle.length > 0) {
        const active = changes.filter((change) => !idle.some((rename) => rename === change.rename))
        tree = treeOf(active.filter(({ onInsertOnly }) => isInsert || !onInsertOnly))
      }
      return new TreeApplication(context, filters).doc(tree, doc, '')
    },
  }
}

interface Change {
  path: string
  leaf: Leaf
  onInsertOnly?: boolean
  /** The renaming that the change is a part of. */
  rename?: Rename
}

function treeOf(changes: readonly Change[]): Branch {
  const tree = newBranch()
  for (const { path, leaf } of changes) addLeaf(tree, path, leaf)
  sortBranch(tree)
  return tree
}

function operandsOf(name: string, operands: Value): Doc {
  if (name === '$bit') throw notImplemented('The update operator $bit')
  if (name !== '$rename' && !Object.hasOwn(modifiers, name)) {
    throw failedToParse(
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    )
  }
  if (!(operands instanceof Doc)) {
    throw failedToParse(
      `Modifiers operate on fields but we found type ${typeNameOf(operands)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${describe(operands)}}`,
    )
  }
  return operands
}

interface Rename {
  source: string
  target: string
}

function renaming(source: string, operand: Value): Change[] {
  if (typeof operand !== 'string')
    throw badValue(`The 'to' field for $rename must be a string: ${source}: ${describe(operand)}`)
  checkPath(operand, new Map(), new Set())
  for (const [role, path] of [
    ['source', source],
    ['destination', operand],
  ] as const) {
    if (path.split('.').some((part) => part === '$' || identifierOf(part) !== undefined))
      throw badValue(`The ${role} field for $rename may not be dynamic: ${path}`)
  }
  if (source === operand) throw badValue(`The source and target field for $rename must differ: ${source}: "${operand}"`)
  if (source.startsWith(`${operand}.`) || operand.startsWith(`${source}.`))
    throw badValue(`The source and target field for $rename must not be on the same path: ${source}: "${operand}"`)
  const rename = { source, target: operand }
  return [
    { path: source, rename, leaf: { kind: 'leaf', creates: false, apply: () => undefined } },
    { path: operand, rename, leaf: renamedFrom(source) },
  ]
}

/** Whether the source field exists. Throws BadValue if a path leads through an array. */
function hasSource({ source, target }: Rename, context: UpdateContext): boolean {
  if (valueWithoutArrays(context, source.split('.'), 'source', source) === undefined) return false
  valueWithoutArrays(context, target.split('.'), 'destination', target)
  return true
}

/** A document with the values from the equality conditions of a filter. */
export function documentOfEqualities(equalities: ReadonlyMap<string, Value>, context: UpdateContext): Doc {
  const tree = newBranch()
  for (const [path, value] of equalities) {
    try {
      addLeaf(tree, path, { kind: 'leaf', creates: true, apply: () => value })
    } catch {
      throw new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`)
    }
  }
  return new TreeApplication(context, new Map()).doc(tree, Doc.empty, '')
}

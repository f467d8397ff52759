import { Doc, List } from '../document'
import { compileExpression, type ExpressionOptions } from '../expression/compile'
import type { Filter } from '../filter/filter'
import { isTruthy } from '../is-truthy'
import { MongoError, notImplemented } from '../mongo-error'
import { isNumber, type Value } from '../values'
import { elemMatch, slice } from './operators'
import { newBranch, type ProjectionBranch, type ProjectionNode, ProjectionTree } from './tree'

export type Projection = (doc: Doc) => Doc

export interface ProjectionOptions extends ExpressionOptions {
  /** The filter of the query; needed for the positional `field.$`. */
  filter?: Filter | undefined
}

type Mode = 'inclusion' | 'exclusion'

/**
 * Compiles the projection of a find: fields to keep or to drop, `$slice`, `$elemMatch`, `field.$` and expressions.
 * Throws MongoDB's error codes for a mixture of both (31253, 31254) and for colliding paths (31249, 31250).
 */
export function compileProjection(spec: Doc, options: ProjectionOptions = {}): Projection {
  return spec.size === 0 ? (doc) => doc : new ProjectionBuilder(options, true).build(spec)
}

/** Compiles the `$project` stage, without the operators that only a find has. */
export function compileProjectStage(spec: Doc, options: ExpressionOptions): Projection {
  if (spec.size === 0) {
    throw new MongoError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    )
  }
  return new ProjectionBuilder(options, false).build(spec)
}

class ProjectionBuilder {
  readonly #options: ProjectionOptions
  readonly #isFind: boolean
  readonly #root = newBranch()
  #mode: Mode | undefined
  #idMode: Mode | undefined
  #positional: string | undefined

  constructor(options: ProjectionOptions, isFind: boolean) {
    this.#options = options
    this.#isFind = isFind
  }

  build(spec: Doc): Projection {
    for (const [path, value] of spec) this.#add(path, value)
    const mode = this.#mode ?? (this.#idMode === 'inclusion' && spec.size === 1 ? 'inclusion' : 'exclusion')
    const includes = mode === 'inclusion'
    if (includes && this.#idMode !== 'exclusion' && !this.#root.children.has('_id'))
      this.#root.children.set('_id', { kind: 'include' })
    if (!includes && this.#idMode === 'inclusion') this.#root.children.delete('_id')
    const tree = new ProjectionTree(this.#root, includes)
    const positional = this.#positional
    return positional === undefined ? (doc) => tree.apply(doc) : (doc) => tree.apply(this.#onlyMatched(doc, positional))
  }

  #add(path: string, value: Value): void {
    if (path === '') throw new MongoError(40352, 'FieldPath cannot be constructed with empty string')
    if (path.endsWith('.$') && this.#isFind) {
      this.#addPositional(path.slice(0, -2))
      return
    }
    if (path.split('.').some((part) => part === '' || part.startsWith('$')))
      throw new MongoError(16410, `FieldPath field names may not start with '$' or be empty: ${path}`)
    this.#addValue(path, value)
  }

  #addValue(path: string, value: Value): void {
    if (typeof value === 'boolean' || isNumber(value)) {
      this.#addPlain(path, isTruthy(value) ? 'inclusion' : 'exclusion')
    } else if (value instanceof Doc && !value.keys[0]?.startsWith('$')) {
      if (value.size === 0)
        throw new MongoError(51270, `An empty sub-projection is not a valid value. Found empty object at path ${path}`)
      for (const [name, inner] of value) this.#addValue(`${path}.${name}`, inner)
    } else {
      this.#addComputed(path, value)
    }
  }

  #addPlain(path: string, mode: Mode): void {
    if (path === '_id') this.#idMode = mode
    else this.#setMode(mode, path)
    this.#put(path, { kind: mode === 'inclusion' ? 'include' : 'exclude' })
  }

  #addComputed(path: string, value: Value): void {
    const [operator] = value instanceof Doc ? value.keys : []
    const operand = value instanceof Doc ? (value.values[0] as Value) : null
    if (
      this.#isFind &&
      operator === '$slice' &&
      !(operand instanceof List && operand.items.length > 0 && !isNumber(operand.items[0]))
    ) {
      this.#put(path, slice(operand))
      return
    }
    if (this.#isFind && operator === '$elemMatch') {
      if (path.includes('.')) throw new MongoError(31275, `Cannot use $elemMatch projection on a nested field`)
      this.#setMode('inclusion', path)
      this.#put(path, elemMatch(operand))
      return
    }
    if (operator === '$meta') throw notImplemented('The projection $meta')
    if (this.#mode === 'exclusion')
      throw new MongoError(31252, `Cannot use an expression ${path} in an exclusion projection`)
    this.#mode = 'inclusion'
    this.#put(path, { kind: 'compute', expression: compileExpression(value, this.#options) })
  }

  #addPositional(path: string): void {
    if (this.#positional !== undefined)
      throw new MongoError(31276, 'Cannot specify more than one positional projection per query.')
    this.#setMode('inclusion', `${path}.$`)
    this.#positional = path
    this.#put(path, { kind: 'include' })
  }

  #setMode(mode: Mode, path: string): void {
    if (this.#mode !== undefined && this.#mode !== mode) {
      throw mode === 'exclusion'
        ? new MongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
        : new MongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
    }
    this.#mode = mode
  }

  #put(path: string, node: ProjectionNode): void {
    const parts = path.split('.')
    let branch: ProjectionBranch = this.#root
    const computes = node.kind === 'compute'
    for (let at = 0; at < parts.length - 1; at++) {
      const name = parts[at] as string
      const next = branch.children.get(name) ?? newBranch()
      if (next.kind !== 'branch')
        throw new MongoError(31249, `Path collision at ${path} remaining portion ${parts.slice(at + 1).join('.')}`)
      next.computes ||= computes
      branch.children.set(name, next)
      branch = next
    }
    const last = parts.at(-1) as string
    if (branch.children.has(last)) throw new MongoError(31250, `Path collision at ${path}`)
    branch.children.set(last, node)
  }

  /** Keeps only the matched element of the array in a positional projection. */
  #onlyMatched(doc: Doc, path: string): Doc {
    const place = this.#options.filter?.matchPosition(doc) ?? -1
    const replace = (value: Doc, parts: readonly string[]): Doc => {
      const name = parts[0] as string
      const child = value.get(name)
      if (parts.length > 1) return child instanceof Doc ? value.with(name, replace(child, parts.slice(1))) : value
      if (!(child instanceof List) || child.length === 0) return value
      if (place < 0) {
        throw new MongoError(
          51246,
          "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
        )
      }
      if (place >= child.length) {
        throw new MongoError(
          51247,
          "Executor error during find command :: caused by :: positional operator '.$' element mismatch",
        )
      }
      return value.with(name, List.of([child.items[place] as Value]))
    }
    return replace(doc, path.split('.'))
  }
}

import { Doc, List } from '../document'
import type { Expression } from '../expression/compile'
import type { Value } from '../values'

/** The instruction for one field: keep, drop, compute, change in place, or a branch for its subfields. */
export type ProjectionNode =
  | { kind: 'include' }
  | { kind: 'exclude' }
  | { kind: 'compute'; expression: Expression }
  | { kind: 'transform'; apply: (value: Value, doc: Doc) => Value | undefined }
  | ProjectionBranch

export interface ProjectionBranch {
  kind: 'branch'
  children: Map<string, ProjectionNode>
  /** Whether a subfield is computed, so that missing documents on the path are created. */
  computes: boolean
}

export const newBranch = (): ProjectionBranch => ({ kind: 'branch', children: new Map(), computes: false })

/** Applies a tree to documents. With `includes` it drops fields that are not named; otherwise it keeps them. */
export class ProjectionTree {
  readonly #root: ProjectionBranch
  readonly #includes: boolean

  constructor(root: ProjectionBranch, includes: boolean) {
    this.#root = root
    this.#includes = includes
  }

  apply(doc: Doc): Doc {
    return this.#doc(this.#root, doc, doc)
  }

  #doc(branch: ProjectionBranch, doc: Doc, root: Doc): Doc {
    const names: string[] = []
    const values: Value[] = []
    const put = (name: string, value: Value | undefined): void => {
      if (value !== undefined) {
        names.push(name)
        values.push(value)
      }
    }
    const { keys } = doc
    for (let index = 0; index < keys.length; index++) {
      const name = keys[index] as string
      const node = branch.children.get(name)
      const value = doc.values[index] as Value
      put(name, node ? this.#field(node, value, root) : this.#includes ? undefined : value)
    }
    for (const [name, node] of branch.children)
      if ((node.kind === 'compute' || (node.kind === 'branch' && node.computes)) && doc.positionOf(name) < 0)
        put(name, this.#created(node, root))
    return Doc.of(names, values)
  }

  /** A computed field that the document does not have yet. */
  #created(node: ProjectionNode, root: Doc): Value | undefined {
    return node.kind === 'branch' ? this.#doc(node, Doc.empty, root) : this.#field(node, null, root)
  }

  #field(node: ProjectionNode, value: Value, root: Doc): Value | undefined {
    switch (node.kind) {
      case 'include':
        return value
      case 'exclude':
        return undefined
      case 'compute':
        return node.expression(root)
      case 'transform':
        return node.apply(value, root)
      default:
        return this.#below(node, value, root)
    }
  }

  #below(branch: ProjectionBranch, value: Value, root: Doc): Value | undefined {
    if (value instanceof Doc) return this.#doc(branch, value, root)
    if (value instanceof List) {
      const items: Value[] = []
      for (const item of value.items) {
        const next = this.#below(branch, item, root)
        if (next !== undefined) items.push(next)
      }
      return List.of(items)
    }
    if (branch.computes) return this.#doc(branch, Doc.empty, root)
    return this.#includes ? undefined : value
  }
}

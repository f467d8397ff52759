import { compareStrings } from '../compare'
import { Doc, List } from '../document'
import type { Filter } from '../filter/filter'
import { badValue, MongoError } from '../mongo-error'
import type { DateTime, Value } from '../values'

/** The context in which an update is applied, besides the document. */
export interface UpdateContext {
  readonly original: Doc
  readonly now: DateTime
  /** The array index of `$`. Throws if the filter matched no array element. */
  position(): number
}

/** A change to one field. */
export interface Leaf {
  readonly kind: 'leaf'
  /** Whether the field, and the path to it, are created if they are missing. */
  readonly creates: boolean
  /** The new value; the old object if nothing changes; undefined to remove the field. */
  apply(current: Value | undefined, context: UpdateContext, path: string): Value | undefined
}

/** Changes of subfields: by name or index, at `$`, at `$[]`, and at `$[identifier]`. */
export interface Branch {
  readonly kind: 'branch'
  readonly children: Map<string, UpdateNode>
  creates: boolean
}

export type UpdateNode = Leaf | Branch

/** The conditions of array filters by identifier. */
export type ArrayFilters = ReadonlyMap<string, Filter>

const maxBackfill = 1_500_000
const arrayIndexPattern = /^(?:0|[1-9]\d*)$/

export const newBranch = (): Branch => ({ kind: 'branch', children: new Map(), creates: false })

const conflict = (path: string, at: string): MongoError =>
  new MongoError(40, `Updating the path '${path}' would create a conflict at '${at}'`)

/** Adds a change at a path. Throws ConflictingUpdateOperators if it collides with another change. */
export function addLeaf(root: Branch, path: string, leaf: Leaf): void {
  const parts = path.split('.')
  let branch = root
  branch.creates ||= leaf.creates
  for (let at = 0; at < parts.length - 1; at++) {
    const name = parts[at] as string
    const next = branch.children.get(name) ?? newBranch()
    if (next.kind === 'leaf') throw conflict(path, parts.slice(0, at + 1).join('.'))
    next.creates ||= leaf.creates
    branch.children.set(name, next)
    branch = next
  }
  const last = parts.at(-1) as string
  if (branch.children.has(last)) throw conflict(path, path)
  branch.children.set(last, leaf)
}

/** Puts names in the order in which they are applied: numbers by size, others by bytes. */
export function sortBranch(branch: Branch): void {
  const entries = [...branch.children]
  if (entries.length > 1)
    entries.sort(([a], [b]) =>
      arrayIndexPattern.test(a) && arrayIndexPattern.test(b) ? Number(a) - Number(b) : compareStrings(a, b),
    )
  branch.children.clear()
  for (const [name, child] of entries) {
    branch.children.set(name, child)
    if (child.kind === 'branch') sortBranch(child)
  }
}

function merge(left: UpdateNode | undefined, right: UpdateNode, path: string): UpdateNode {
  if (!left) return right
  if (left.kind === 'leaf' || right.kind === 'leaf') throw new MongoError(40, `Update created a conflict at '${path}'`)
  const merged: Branch = { kind: 'branch', children: new Map(left.children), creates: left.creates || right.creates }
  for (const [name, child] of right.children)
    merged.children.set(name, merge(merged.children.get(name), child, `${path}.${name}`))
  sortBranch(merged)
  return merged
}

/** Applies a tree of changes. Returns the same object if nothing changed. */
export class TreeApplication {
  readonly #context: UpdateContext
  readonly #filters: ArrayFilters

  constructor(context: UpdateContext, filters: ArrayFilters) {
    this.#context = context
    this.#filters = filters
  }

  node(node: UpdateNode, value: Value | undefined, path: string): Value | undefined {
    if (node.kind === 'leaf') return node.apply(value, this.#context, path)
    if (value instanceof Doc) return this.doc(node, value, path)
    if (value instanceof List) return this.#list(node, value, path)
    this.#refuseArrayUpdates(node, value, path)
    if (value === undefined) {
      const created = node.creates ? this.doc(node, Doc.empty, path) : Doc.empty
      return created === Doc.empty ? undefined : created
    }
    if (node.creates) {
      const [name] = node.children.keys()
      throw new MongoError(28, `Cannot create field '${name}' in element {${path}: ${describe(value)}}`)
    }
    return value
  }

  doc(branch: Branch, doc: Doc, path: string): Doc {
    this.#refuseArrayUpdates(branch, doc, path)
    let names = doc.keys
    let values = doc.values
    let isCopied = false
    for (const [name, child] of this.#byName(branch, path)) {
      const position = isCopied ? names.indexOf(name) : doc.positionOf(name)
      const current = position < 0 ? undefined : values[position]
      const next = this.node(child, current, path === '' ? name : `${path}.${name}`)
      if (next === current) continue
      if (!isCopied) {
        names = names.slice()
        values = values.slice()
        isCopied = true
      }
      replaceField(names as string[], values as Value[], position, name, next)
    }
    return isCopied ? Doc.of(names, values) : doc
  }

  /** The children of a document, with `$` replaced by its array index. */
  #byName(branch: Branch, path: string): ReadonlyMap<string, UpdateNode> {
    const positional = branch.children.get('$')
    if (!positional) return branch.children
    const resolved = new Map(branch.children)
    resolved.delete('$')
    const name = String(this.#context.position())
    resolved.set(name, merge(resolved.get(name), positional, `${path}.${name}`))
    return resolved
  }

  #list(branch: Branch, list: List, path: string): List {
    const byPlace = this.#byPlace(branch, list, path)
    const { items } = list
    let copy: Value[] | undefined
    for (const [place, child] of byPlace) {
      const next = this.node(child, items[place], `${path}.${place}`)
      if (next === items[place]) continue
      copy ??= items.slice()
      if (place - copy.length > maxBackfill) throw badValue(`can't backfill more than ${maxBackfill} elements`)
      while (copy.length < place) copy.push(null)
      copy[place] = next ?? null
    }
    return copy ? List.of(copy) : list
  }

  #byPlace(branch: Branch, list: List, path: string): Map<number, UpdateNode> {
    const byPlace = new Map<number, UpdateNode>()
    const put = (place: number, child: UpdateNode): void => {
      byPlace.set(place, merge(byPlace.get(place), child, `${path}.${place}`))
    }
    for (const [name, child] of this.#byName(branch, path)) {
      const identifier = identifierOf(name)
      if (identifier !== undefined) {
        const filter = identifier === '' ? undefined : (this.#filters.get(identifier) as Filter)
        list.items.forEach((item, place) => {
          if (!filter || filter.matches(Doc.of([identifier], [item]))) put(place, child)
        })
      } else if (arrayIndexPattern.test(name)) {
        put(Number(name), child)
      } else if (child.creates) {
        throw new MongoError(28, `Cannot create field '${name}' in element {${path}: ${describe(list)}}`)
      }
    }
    return byPlace
  }

  #refuseArrayUpdates(branch: Branch, value: Value | undefined, path: string): void {
    for (const name of branch.children.keys()) {
      if (identifierOf(name) !== undefined) {
        throw badValue(
          value === undefined
            ? `The path '${path}' must exist in the document in order to apply array updates.`
            : `Cannot apply array updates to non-array element ${path}: ${describe(value)}`,
        )
      }
    }
  }
}

function replaceField(names: string[], values: Value[], position: number, name: string, next: Value | undefined): void {
  if (next === undefined) {
    names.splice(position, 1)
    values.splice(position, 1)
  } else if (position < 0) {
    names.push(name)
    values.push(next)
  } else {
    values[position] = next
  }
}

/** The identifier in `$[identifier]`, empty for `$[]`; undefined for other names. */
export function identifierOf(name: string): string | undefined {
  return name.startsWith('$[') && name.endsWith(']') ? name.slice(2, -1) : undefined
}

/** A short text of a value for error messages. */
export function describe(value: Value | undefined): string {
  if (value instanceof Doc) return `{${value.keys.map((name) => `${name}: …`).join(', ')}}`
  if (value instanceof List) return `[${value.length} elements]`
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

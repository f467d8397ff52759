import { isArrayIndex, partsOf } from '../index-values'
import { MongoError } from '../mongo-error'
import type { Value } from '../values'
import { contains, type Intervals, intersection, union, width } from './intervals'
import type { DocTest } from './walk'

/** A part of a compiled filter, with index bounds for the planner. */
export interface FilterNode {
  readonly test: DocTest
  /**
   * The intervals that contain at least one index value of the path in every matching document; null if nothing is
   * known. On a path with arrays (`isMultikey`) two elements may meet two conditions, so they must not be intersected.
   */
  bounds(path: string, isMultikey: boolean): Intervals | null
  /** Adds the paths that may have bounds. */
  collectPaths(paths: Set<string>): void
  /** Adds the fields that equality conditions set in a new document. */
  collectEqualities(found: Map<string, Value>): void
}

/** A condition without index bounds. */
export class OpaqueNode implements FilterNode {
  constructor(readonly test: DocTest) {}
  bounds(): Intervals | null {
    return null
  }
  collectPaths(): void {}
  collectEqualities(): void {}
}

/** A condition on the values of one path. */
export class PathNode implements FilterNode {
  readonly #intervals: Intervals | null
  readonly #equality: Value | undefined

  constructor(
    readonly path: string,
    readonly test: DocTest,
    intervals: Intervals | null,
    equality?: Value,
  ) {
    this.#intervals = intervals
    this.#equality = equality
    // For a path such as "a.0.b", an array element may match null without an index entry of null, so there are no
    // bounds.
    if (intervals && contains(intervals, null) && partsOf(path).some(isArrayIndex)) this.#intervals = null
  }

  bounds(path: string): Intervals | null {
    return path === this.path ? this.#intervals : null
  }

  collectPaths(paths: Set<string>): void {
    if (this.#intervals) paths.add(this.path)
  }

  collectEqualities(found: Map<string, Value>): void {
    if (this.#equality !== undefined) {
      if (found.has(this.path))
        throw new MongoError(54, `cannot infer query fields to set, path '${this.path}' is matched twice`)
      found.set(this.path, this.#equality)
    }
  }
}

export class AndNode implements FilterNode {
  readonly #children: readonly FilterNode[]
  readonly test: DocTest

  constructor(children: readonly FilterNode[]) {
    this.#children = children
    const tests = children.map((child) => child.test)
    const [first, second] = tests
    if (!first) {
      this.test = () => true
    } else if (!second) {
      this.test = first
    } else if (tests.length === 2) {
      this.test = (doc, state) => first(doc, state) && second(doc, state)
    } else {
      this.test = (doc, state) => tests.every((test) => test(doc, state))
    }
  }

  bounds(path: string, isMultikey: boolean): Intervals | null {
    let best: Intervals | null = null
    for (const child of this.#children) {
      const next = child.bounds(path, isMultikey)
      if (next && best) best = isMultikey ? (width(next) < width(best) ? next : best) : intersection(best, next)
      else best ??= next
    }
    return best
  }

  collectPaths(paths: Set<string>): void {
    for (const child of this.#children) child.collectPaths(paths)
  }

  collectEqualities(found: Map<string, Value>): void {
    for (const child of this.#children) child.collectEqualities(found)
  }
}

export class OrNode implements FilterNode {
  readonly test: DocTest

  constructor(readonly children: readonly FilterNode[]) {
    const tests = children.map((child) => child.test)
    this.test = (doc, state) => tests.some((test) => test(doc, state))
  }

  bounds(path: string, isMultikey: boolean): Intervals | null {
    const sets: Intervals[] = []
    for (const child of this.children) {
      const next = child.bounds(path, isMultikey)
      if (!next) return null
      sets.push(next)
    }
    return union(sets)
  }

  collectPaths(paths: Set<string>): void {
    for (const child of this.children) child.collectPaths(paths)
  }

  collectEqualities(found: Map<string, Value>): void {
    if (this.children.length === 1) this.children[0]?.collectEqualities(found)
  }
}

/**
 * Conditions that a single element of the array must meet together. `inner` is compiled for the element as a
 * document.
 */
export class ElementNode implements FilterNode {
  readonly #path: string
  readonly #inner: FilterNode

  constructor(
    path: string,
    readonly test: DocTest,
    inner: FilterNode,
  ) {
    this.#path = path
    this.#inner = inner
  }

  bounds(path: string): Intervals | null {
    const rest = path.startsWith(`${this.#path}.`) ? path.slice(this.#path.length + 1) : undefined
    return rest === undefined || partsOf(path).some(isArrayIndex) ? null : this.#inner.bounds(rest, true)
  }

  collectPaths(paths: Set<string>): void {
    const inner = new Set<string>()
    this.#inner.collectPaths(inner)
    for (const path of inner) paths.add(`${this.#path}.${path}`)
  }

  collectEqualities(): void {}
}

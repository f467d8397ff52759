import type { Doc } from '../document'
import type { Value } from '../values'
import type { Intervals } from './intervals'
import type { FilterNode } from './node'

/** A compiled filter. It may be used any number of times, but not by two callers at once. */
export class Filter {
  readonly #root: FilterNode

  constructor(
    root: FilterNode,
    /** Whether every document matches because the filter has no conditions. */
    readonly isEmpty: boolean,
  ) {
    this.#root = root
  }

  matches(doc: Doc): boolean {
    return this.#root.test(doc, { arrayIndex: -1 })
  }

  /**
   * The index of the matching element in the first array of the match, which is `$` in updates and projections. It is
   * -1 without an array, and undefined if the document does not match.
   */
  matchPosition(doc: Doc): number | undefined {
    const state = { arrayIndex: -1 }
    return this.#root.test(doc, state) ? state.arrayIndex : undefined
  }

  /** The paths that {@link bounds} may have intervals for. */
  get paths(): string[] {
    const paths = new Set<string>()
    this.#root.collectPaths(paths)
    return [...paths]
  }

  /**
   * The intervals that contain at least one of `indexValues(doc, path)` for every matching document; null if nothing is
   * known. Pass `isMultikey` unless no indexed document has an array on the path.
   * In an index over several paths, different elements of an array may meet the conditions on paths through it. So only
   * one of these paths may be bounded at a time.
   */
  bounds(path: string, isMultikey: boolean): Intervals | null {
    return this.#root.bounds(path, isMultikey)
  }

  /**
   * The values that equality conditions set in an inserted document. Throws NotSingleValueField if two set the same
   * field.
   */
  equalities(): Map<string, Value> {
    const found = new Map<string, Value>()
    this.#root.collectEqualities(found)
    return found
  }
}

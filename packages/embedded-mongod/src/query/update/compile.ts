import { identical, valuesEqual } from '../compare'
import { Doc, List } from '../document'
import type { Filter } from '../filter/filter'
import { badValue, failedToParse, MongoError } from '../mongo-error'
import { compileUpdatePipeline } from '../pipeline/update-pipeline'
import { DateTime, ObjectId, type Value } from '../values'
import { compileOperators, documentOfEqualities } from './operator-update'
import { describe, type UpdateContext } from './tree'

export interface UpdateOptions {
  /** Filters for `$[identifier]`. */
  arrayFilters?: List | readonly Doc[] | undefined
  /** The `let` of the command, for an update that is a pipeline. */
  vars?: Readonly<Record<string, Value>>
  /** The time of `$currentDate` and `$$NOW`. */
  now?: DateTime
}

export interface ApplyOptions {
  /** The filter that found the document; needed for `$`. */
  filter?: Filter
  /** Replaces the time given at compilation. */
  now?: DateTime
}

export interface UpdateResult {
  doc: Doc
  /** Whether the document changed. If not, `doc` is the original object. */
  modified: boolean
}

type Change = (doc: Doc, context: UpdateContext, isInsert: boolean) => Doc

/** A compiled update. */
export class Update {
  readonly #change: Change
  readonly #now: DateTime | undefined

  constructor(
    readonly kind: 'operators' | 'replacement' | 'pipeline',
    change: Change,
    now: DateTime | undefined,
  ) {
    this.#change = change
    this.#now = now
  }

  /** Throws ImmutableField if `_id` would change, and the operators' errors for values of a wrong type. */
  apply(doc: Doc, options: ApplyOptions = {}): UpdateResult {
    const changed = this.#change(doc, this.#context(doc, options), false)
    if (changed === doc || identical(changed, doc)) return { doc, modified: false }
    checkId(doc, changed, this.kind)
    return { doc: changed, modified: true }
  }

  /** The document that an upsert inserts: the filter's equality values, then the changes, with `_id` first. */
  upsert(filter: Filter, options: { now?: DateTime; newId?: () => Value } = {}): Doc {
    const context = this.#context(Doc.empty, options)
    const equalities = filter.equalities()
    if (this.kind === 'replacement') {
      for (const path of equalities.keys()) if (path !== '_id') equalities.delete(path)
    }
    const seed = documentOfEqualities(equalities, context)
    const changed = this.#change(seed, { ...context, original: seed }, true)
    if (seed.has('_id')) checkId(seed, changed, this.kind)
    return withIdInFront(changed, options.newId ?? ObjectId.generate)
  }

  #context(original: Doc, { filter, now }: ApplyOptions): UpdateContext {
    const time = now ?? this.#now ?? new DateTime(Date.now())
    const position = (): number => {
      const place = filter?.matchPosition(original) ?? -1
      if (place < 0) throw badValue('The positional operator did not find the match needed from the query.')
      return place
    }
    return { original, now: time, position }
  }
}

function withIdInFront(doc: Doc, newId: () => Value): Doc {
  if (doc.keys[0] === '_id') return doc
  const rest = doc.without('_id')
  return Doc.of(['_id', ...rest.keys], [doc.get('_id') ?? newId(), ...rest.values])
}

function checkId(before: Doc, after: Doc, kind: Update['kind']): void {
  const old = before.get('_id')
  const next = after.get('_id')
  if (old !== undefined && !(next !== undefined && valuesEqual(old, next))) {
    throw new MongoError(
      66,
      kind === 'operators'
        ? "Performing an update on the path '_id' would modify the immutable field '_id'"
        : `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${describe(next)}`,
    )
  }
}

/** Compiles an update: operators, a replacement document, or a pipeline. */
export function compileUpdate(update: Doc | List, options: UpdateOptions = {}): Update {
  const arrayFilters: readonly Value[] =
    options.arrayFilters instanceof List ? options.arrayFilters.items : (options.arrayFilters ?? [])
  if (update instanceof List) {
    if (arrayFilters.length > 0) throw failedToParse('Cannot specify arrayFilters for a pipeline-style update')
    const transform = compileUpdatePipeline(update, options)
    return new Update('pipeline', (doc) => keepId(doc, transform(doc)), options.now)
  }
  if (update.keys[0]?.startsWith('$')) {
    const operators = compileOperators(update, arrayFilters)
    return new Update('operators', (doc, context, isInsert) => operators.apply(doc, context, isInsert), options.now)
  }
  if (arrayFilters.length > 0) throw failedToParse('Cannot specify arrayFilters and a replacement document')
  const dollar = update.keys.find((name) => name.startsWith('$'))
  if (dollar !== undefined) {
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    )
  }
  return new Update('replacement', (doc) => keepId(doc, update), options.now)
}

/** A replacement keeps the `_id` of the old document as its first field. */
function keepId(doc: Doc, replacement: Doc): Doc {
  const id = replacement.get('_id') ?? doc.get('_id')
  if (id === undefined || replacement.keys[0] === '_id') return replacement
  const rest = replacement.without('_id')
  return Doc.of(['_id', ...rest.keys], [id, ...rest.values])
}

import { Doc, List } from '../document'
import { compileExpression } from '../expression/compile'
import { valueAtPath } from '../expression/field-path'
import { anyAtPath } from '../filter/walk'
import { partsOf } from '../index-values'
import { MongoError, notImplemented } from '../mongo-error'
import { valueKey } from '../value-key'
import { BsonUndefined, Regex, type Value } from '../values'
import type { AggregateContext, Stage } from './context'
import { replaceAt } from './simple-stages'

/** The batch size of a join. Each batch reads the other collection once. */
const lookupBatchSize = 1000

export type CompilePipeline = (stages: readonly Value[], context: AggregateContext) => Stage

interface LookupSpec {
  from: string
  as: readonly string[]
  localField: string | undefined
  foreignField: string | undefined
  let: Doc
  pipeline: readonly Value[] | undefined
}

const lookupFields = new Set(['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'])

function parse(spec: Value): LookupSpec {
  if (!(spec instanceof Doc)) throw new MongoError(9, 'the $lookup specification must be an Object')
  const text = (name: string): string | undefined => {
    const value = spec.get(name)
    if (value !== undefined && typeof value !== 'string')
      throw new MongoError(9, `$lookup argument '${name}' must be a string`)
    return value
  }
  const unknown = spec.keys.find((name) => !lookupFields.has(name))
  const [from, as] = [text('from'), text('as')]
  if (unknown !== undefined || as === undefined) {
    throw new MongoError(
      9,
      unknown === undefined ? "must specify 'as' field for a $lookup" : `unknown argument to $lookup: ${unknown}`,
    )
  }
  if (from === undefined) throw notImplemented("$lookup without a 'from' collection")
  const [localField, foreignField] = [text('localField'), text('foreignField')]
  const pipeline = spec.get('pipeline')
  if (
    (localField === undefined) !== (foreignField === undefined) ||
    (localField === undefined && pipeline === undefined)
  ) {
    throw new MongoError(
      9,
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    )
  }
  if (pipeline !== undefined && !(pipeline instanceof List))
    throw new MongoError(14, "'pipeline' option must be specified as an array")
  const variables = spec.get('let') ?? Doc.empty
  if (!(variables instanceof Doc)) throw new MongoError(9, "$lookup argument 'let' must be an object")
  return { from, as: partsOf(as), localField, foreignField, let: variables, pipeline: pipeline?.items }
}

/** The reader of other collections. Throws if the context has none. */
export function readerOf(context: AggregateContext, stage: string): NonNullable<AggregateContext['read']> {
  if (!context.read) throw notImplemented(`${stage} here`)
  return (collection, filter) => (context.read as NonNullable<AggregateContext['read']>)(collection, filter)
}

/** `$lookup` by equal fields, by a pipeline with variables, or both. */
export function compileLookup(value: Value, context: AggregateContext, compilePipeline: CompilePipeline): Stage {
  const spec = parse(value)
  const read = readerOf(context, '$lookup')
  const variables = spec.let.keys.map((name, index) => ({
    name,
    expression: compileExpression(spec.let.values[index] as Value, context),
  }))
  const pipelineFor = (doc: Doc | undefined): Stage => {
    const bound: Record<string, Value> = { ...context.vars }
    for (const { name, expression } of variables) bound[name] = (doc ? expression(doc) : undefined) ?? null
    return compilePipeline(spec.pipeline ?? [], { ...context, vars: bound })
  }
  // Errors in the pipeline are reported even if there is nothing to join.
  const fixed = pipelineFor(undefined)
  const stageOf = (doc: Doc): Stage => (variables.length > 0 ? pipelineFor(doc) : fixed)
  if (spec.localField !== undefined && spec.foreignField !== undefined)
    return equalityJoin(spec as LookupSpec & { localField: string; foreignField: string }, read, stageOf)
  return function* lookup(source) {
    let shared: List | undefined
    for (const doc of source) {
      const found = shared ?? List.of([...stageOf(doc)(read(spec.from, hintOf(spec.pipeline)))])
      if (variables.length === 0) shared = found
      yield replaceAt(doc, spec.as, found)
    }
  }
}

/** The conditions of a leading `$match`, without `$expr`, as a hint for the reader. */
function hintOf(pipeline: readonly Value[] | undefined): Doc | undefined {
  const [first] = pipeline ?? []
  const match = first instanceof Doc ? first.get('$match') : undefined
  return match instanceof Doc ? match.without('$expr') : undefined
}

function equalityJoin(
  spec: LookupSpec & { localField: string; foreignField: string },
  read: NonNullable<AggregateContext['read']>,
  stageOf: (doc: Doc) => Stage,
): Stage {
  const local = partsOf(spec.localField)
  const keysOfForeign = keysAtPath(spec.foreignField)
  const joinBatch = function* (batch: readonly Doc[]): Iterable<Doc> {
    const wanted = batch.map((doc) => localValues(doc, local))
    const distinct = new Map(wanted.flat().map((value) => [valueKey(value), value]))
    const byKey = indexForeign(
      read(spec.from, hintFor(spec.foreignField, [...distinct.values()])),
      keysOfForeign,
      distinct,
    )
    for (let at = 0; at < batch.length; at++) {
      const doc = batch[at] as Doc
      const found = joined(wanted[at] as Value[], byKey)
      yield replaceAt(doc, spec.as, List.of(spec.pipeline ? [...stageOf(doc)(found)] : found))
    }
  }
  return function* lookup(source) {
    let batch: Doc[] = []
    for (const doc of source) {
      batch.push(doc)
      if (batch.length >= lookupBatchSize) {
        yield* joinBatch(batch)
        batch = []
      }
    }
    if (batch.length > 0) yield* joinBatch(batch)
  }
}

const hintFor = (field: string, values: readonly Value[]): Doc | undefined =>
  values.some((value) => value instanceof Regex) ? undefined : Doc.of([field], [Doc.of(['$in'], [List.of(values)])])

/** The values by which a document is joined: each element of an array, null for none. */
function localValues(doc: Doc, parts: readonly string[]): Value[] {
  const value = valueAtPath(doc, parts) ?? null
  return value instanceof List ? value.items.map(nullFor) : [nullFor(value)]
}

const nullFor = (value: Value): Value => (value instanceof BsonUndefined ? null : value)

interface Foreign {
  doc: Doc
  /** The position in which the document was read. */
  order: number
}

type KeysOf = (doc: Doc) => Set<string>

/** The keys of all values that an equality condition on a path matches. */
export function keysAtPath(path: string): KeysOf {
  let keys = new Set<string>()
  const visit = anyAtPath(
    path,
    (value) => {
      keys.add(valueKey(nullFor(value ?? null)))
      return false
    },
    true,
  )
  return (doc) => {
    keys = new Set()
    visit(doc, { arrayIndex: -1 })
    return keys
  }
}

function indexForeign(docs: Iterable<Doc>, keysOf: KeysOf, wanted: ReadonlyMap<string, Value>): Map<string, Foreign[]> {
  const byKey = new Map<string, Foreign[]>()
  let order = 0
  for (const doc of docs) {
    for (const key of keysOf(doc)) {
      if (wanted.has(key)) {
        const list = byKey.get(key)
        if (list) list.push({ doc, order })
        else byKey.set(key, [{ doc, order }])
      }
    }
    order += 1
  }
  return byKey
}

function joined(values: readonly Value[], byKey: ReadonlyMap<string, readonly Foreign[]>): Doc[] {
  if (values.length === 1) return (byKey.get(valueKey(values[0] as Value)) ?? []).map(({ doc }) => doc)
  const found = new Map<number, Doc>()
  for (const value of values) {
    for (const { doc, order } of byKey.get(valueKey(value)) ?? []) found.set(order, doc)
  }
  return [...found].sort(([a], [b]) => a - b).map(([, doc]) => doc)
}

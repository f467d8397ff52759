import type { CursorSource } from '../engine/cursors'
import type { ReadView } from '../engine/engine'
import { type FindRequest, prepareFind, runFind } from '../planner/find'
import { countOnly, splitPipeline } from '../planner/pipeline-head'
import {
  type AggregateContext,
  aggregate as aggregatePipeline,
  DateTime,
  Doc,
  encode,
  MongoError,
  type Value,
} from '../query'
import { Arguments, refuseCollation, toNumber, variablesOf } from './arguments'
import { type Call, type CommandTable, type Reply, viewOf } from './command'
import { firstBatch, sourceOf } from './cursor-reply'
import { explainCommand, explainFind } from './explain'
import { countMatching } from './read-commands'

function stagesOf(args: Arguments): readonly Doc[] {
  const stages = args.docs('pipeline')
  for (const stage of stages) {
    if (stage.size !== 1)
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.')
  }
  return stages
}

function batchSizeOf(args: Arguments): number | undefined {
  const size = args.requiredDoc('cursor').get('batchSize')
  return size === undefined ? undefined : toNumber(size)
}

/** Reads the collections that a pipeline joins, in the same view as its own collection. */
function contextOf(call: Call, view: ReadView): AggregateContext {
  return {
    vars: variablesOf(call.args),
    now: new DateTime(Date.now()),
    read: (name, filter) => documentsOf(call, view, `${call.db}.${name}`, { filter: filter ?? Doc.empty }),
  }
}

function* documentsOf(call: Call, view: ReadView, namespace: string, request: FindRequest): IterableIterator<Doc> {
  const collection = view.catalog.get(namespace)
  if (!collection) return
  const prepared = prepareFind(collection, { ...request, deadline: call.deadline })
  for (const { doc } of runFind(view.reader, collection, prepared)) yield doc
}

function* encoded(docs: Iterable<Doc>): IterableIterator<Buffer> {
  for (const doc of docs) yield encode(doc)
}

function countSource(
  call: Call,
  namespace: string,
  request: FindRequest,
  counted: { id: Value; name: string },
): CursorSource {
  const { transaction, engine } = call
  const collection = transaction ? transaction.collection(namespace) : engine.catalog.get(namespace)
  const count = countMatching(call, collection, request)
  return sourceOf(count > 0 ? [encode(Doc.of(['_id', counted.name], [counted.id, count]))] : [])
}

function headRequest({ args, deadline }: Call, head: FindRequest): FindRequest {
  return { ...head, hint: args.get('hint'), variables: variablesOf(args), deadline }
}

function sourceFor(call: Call, namespace: string, stages: readonly Doc[]): CursorSource {
  const { request: head, rest } = splitPipeline(stages)
  const request = headRequest(call, head)
  const counted = countOnly(rest)
  if (counted) return countSource(call, namespace, request, counted)
  const view = viewOf(call)
  try {
    const docs = aggregatePipeline(rest, documentsOf(call, view, namespace, request), contextOf(call, view))
    return { documents: encoded(docs), close: view.release }
  } catch (error) {
    view.release()
    throw error
  }
}

/** Explains the find at the head of a pipeline. The stages after it are shown unchanged. */
export function explainPipeline(call: Call, namespace: string, verbosity: string): Reply {
  const { request, rest } = splitPipeline(stagesOf(call.args))
  const explained = explainFind(call, { namespace, request: headRequest(call, request) }, verbosity)
  return rest.length === 0 ? explained : { stages: [{ $cursor: explained }, ...rest] }
}

/** The collection's name. A pipeline without a collection has the value 1, and MongoDB names it `$cmd.aggregate`. */
const collectionOf = (args: Arguments): string =>
  args.get('aggregate') === 1 ? '$cmd.aggregate' : args.requiredText('aggregate')

function aggregate(call: Call): Reply {
  const { args, db } = call
  refuseCollation(args)
  const namespace = `${db}.${collectionOf(args)}`
  if (args.flag('explain')) return explainPipeline(call, namespace, 'queryPlanner')
  const source = sourceFor(call, namespace, stagesOf(args))
  return firstBatch(call, source, { namespace, batchSize: batchSizeOf(args), isSingleBatch: false, noTimeout: false })
}

function explain(call: Call): Reply {
  const inner = new Arguments(call.args.requiredDoc('explain'))
  if (inner.body.keys[0] !== 'aggregate') return explainCommand(call)
  const verbosity = call.args.text('verbosity') ?? 'queryPlanner'
  return explainPipeline({ ...call, args: inner }, `${call.db}.${collectionOf(inner)}`, verbosity)
}

export const aggregateCommands: CommandTable = {
  aggregate: {
    run: aggregate,
    inTransaction: true,
    fields: ['pipeline', 'cursor', 'explain', 'allowDiskUse', 'hint', 'let', 'collation', 'bypassDocumentValidation'],
  },
  explain: { run: explain, fields: ['verbosity'] },
}

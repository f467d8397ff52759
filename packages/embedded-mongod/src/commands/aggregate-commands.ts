import type { CursorSource } from '../engine/cursors'
import { type FindRequest, prepareFind, runFind } from '../planner/find'
import { countOnly, splitPipeline } from '../planner/pipeline-head'
import { Doc, encode, MongoError } from '../query'
import { type Arguments, refuseCollation, toNumber, variablesOf } from './arguments'
import { type Answer, type Call, type CommandTable, viewOf } from './command'
import { firstBatch, sourceOf } from './cursor-answer'
import { countMatching } from './read-commands'

/** Stages about the server or its log, which have nothing to read from here. */
const REFUSED_STAGES = new Set([
  '$changeStream',
  '$currentOp',
  '$listSessions',
  '$collStats',
  '$indexStats',
  '$planCacheStats',
])

function stagesOf(args: Arguments): readonly Doc[] {
  const stages = args.docs('pipeline')
  for (const stage of stages) {
    const name = stage.keys[0] ?? ''
    if (stage.size !== 1)
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.')
    if (REFUSED_STAGES.has(name))
      throw new MongoError(238, `The stage ${name} is not supported by this embedded server`)
  }
  return stages
}

function batchSizeOf(args: Arguments): number | undefined {
  const size = args.requiredDoc('cursor').get('batchSize')
  return size === undefined ? undefined : toNumber(size)
}

function sourceFor(call: Call, namespace: string, stages: readonly Doc[]): CursorSource {
  const { args, deadline, transaction, engine } = call
  const { request: head, rest } = splitPipeline(stages)
  const request: FindRequest = { ...head, hint: args.get('hint'), variables: variablesOf(args), deadline }
  const counted = countOnly(rest)
  if (counted) {
    const collection = transaction ? transaction.collection(namespace) : engine.catalog.get(namespace)
    const count = countMatching(call, collection, request)
    return sourceOf(count > 0 ? [encode(Doc.of(['_id', counted.name], [counted.id, count]))] : [])
  }
  const view = viewOf(call)
  try {
    const collection = view.catalog.get(namespace)
    const found = collection ? runFind(view.reader, collection, prepareFind(collection, request)) : []
    if (rest.length > 0)
      throw new MongoError(238, `The stage ${rest[0]?.keys[0]} is not supported by this embedded server`)
    return { documents: encoded(found), close: view.release }
  } catch (error) {
    view.release()
    throw error
  }
}

function* encoded(found: Iterable<{ doc: Doc }>): IterableIterator<Buffer> {
  for (const { doc } of found) yield encode(doc)
}

function aggregate(call: Call): Answer {
  const { args, db } = call
  refuseCollation(args)
  const collection = args.requiredText('aggregate')
  const namespace = `${db}.${collection}`
  const source = sourceFor(call, namespace, stagesOf(args))
  return firstBatch(call, source, { namespace, batchSize: batchSizeOf(args), isSingleBatch: false, noTimeout: false })
}

export const aggregateCommands: CommandTable = {
  aggregate: {
    run: aggregate,
    inTransaction: true,
    fields: ['pipeline', 'cursor', 'explain', 'allowDiskUse', 'hint', 'let', 'collation', 'bypassDocumentValidation'],
  },
}

import { Doc, List } from '../document'
import { MongoError, notImplemented } from '../mongo-error'
import type { Value } from '../values'
import { type AggregateContext, foldStage, type Stage } from './context'
import { compileFacet } from './facet'
import { compileGroup, compileSortByCount } from './group'
import { compileLookup, readerOf } from './lookup'
import {
  compileCount,
  compileLimit,
  compileMatch,
  compileSample,
  compileSkip,
  compileSortStage,
  compileUnwind,
  countOf,
} from './simple-stages'
import { stageOf } from './stage-spec'
import { compileDocStage } from './update-pipeline'

const unsupportedStages = new Set([
  '$out',
  '$merge',
  '$bucket',
  '$bucketAuto',
  '$documents',
  '$graphLookup',
  '$redact',
  '$setWindowFields',
  '$densify',
  '$fill',
  '$geoNear',
  '$search',
  '$searchMeta',
  '$vectorSearch',
  '$changeStream',
  '$changeStreamSplitLargeEvent',
  '$currentOp',
  '$collStats',
  '$indexStats',
  '$listSessions',
  '$listLocalSessions',
  '$planCacheStats',
  '$listSampledQueries',
  '$listSearchIndexes',
  '$queryStats',
  '$shardedDataDistribution',
])

/**
 * Runs a pipeline over documents, lazily. It compiles the whole pipeline before it takes the first document, so errors
 * are thrown here. They are 40324 for unknown stages and NotImplemented for stages that this server leaves out.
 */
export function aggregate(
  pipeline: List | readonly Value[],
  source: Iterable<Doc>,
  context: AggregateContext = {},
): Iterable<Doc> {
  return compilePipeline(pipeline instanceof List ? pipeline.items : pipeline, context)(source)
}

/** Compiles the stages of a pipeline into one. */
export function compilePipeline(pipeline: readonly Value[], context: AggregateContext): Stage {
  const stages = pipeline.map((spec, at) => {
    const { name, operand } = stageOf(spec)
    return name === '$sort'
      ? compileSortStage(operand, limitBehind(pipeline, at))
      : compileStage(name, operand, context)
  })
  return (source) => stages.reduce((docs, stage) => stage(docs), source)
}

/** The limit that the stages directly after a `$sort` impose. */
function limitBehind(pipeline: readonly Value[], at: number): number | undefined {
  const next = pipeline[at + 1] instanceof Doc ? stageOf(pipeline[at + 1]) : undefined
  if (next?.name === '$limit') return countOf(next.operand, '$limit', 5107201)
  const limit = next?.name === '$skip' ? limitBehind(pipeline, at + 1) : undefined
  return limit === undefined || !next ? undefined : limit + countOf(next.operand, '$skip', 5107200)
}

function compileStage(name: string, operand: Value, context: AggregateContext): Stage {
  const project = compileDocStage(name, operand, context)
  if (project) {
    return function* eachDoc(source) {
      for (const doc of source) yield project(doc)
    }
  }
  switch (name) {
    case '$match':
      return compileMatch(operand, context)
    case '$group':
      return foldStage(compileGroup(operand, context))
    case '$limit':
      return compileLimit(operand)
    case '$skip':
      return compileSkip(operand)
    case '$unwind':
      return compileUnwind(operand)
    case '$lookup':
      return compileLookup(operand, context, compilePipeline)
    case '$count':
      return foldStage(compileCount(operand))
    case '$facet':
      return compileFacet(operand, context, compilePipeline)
    case '$sortByCount':
      return compileSortByCount(operand, context)
    case '$sample':
      return compileSample(operand)
    case '$unionWith':
      return compileUnion(operand, context)
  }
  if (unsupportedStages.has(name)) throw notImplemented(`The aggregation stage ${name}`)
  throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`)
}

function compileUnion(spec: Value, context: AggregateContext): Stage {
  const collection = spec instanceof Doc ? spec.get('coll') : spec
  const pipeline = spec instanceof Doc ? (spec.get('pipeline') ?? List.empty) : List.empty
  if (typeof collection !== 'string' || !(pipeline instanceof List))
    throw new MongoError(9, 'the $unionWith stage specification must be an object or string with a collection')
  const read = readerOf(context, '$unionWith')
  const stage = compilePipeline(pipeline.items, context)
  return function* union(source) {
    yield* source
    yield* stage(read(collection))
  }
}

import { Doc, List } from '../document'
import { MongoError } from '../mongo-error'
import type { Value } from '../values'
import type { AggregateContext, Fold, Stage } from './context'
import { compileGroup } from './group'
import type { CompilePipeline } from './lookup'
import { compileCount } from './simple-stages'
import { stageOf } from './stage-spec'

/** Stages that turn each document into others, independently of the documents around it. */
const perDocument = new Set([
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$unwind',
  '$replaceRoot',
  '$replaceWith',
])

const compileFold = { $group: compileGroup, $count: compileCount } as const

const isFold = (name: string): name is keyof typeof compileFold => Object.hasOwn(compileFold, name)

/**
 * `$facet`: several pipelines over the same documents. Pipelines that end in a group or a count take each document when
 * it is read, and keep none. Others keep all documents.
 */
export function compileFacet(spec: Value, context: AggregateContext, compilePipeline: CompilePipeline): Stage {
  if (!(spec instanceof Doc) || spec.size === 0)
    throw new MongoError(40169, 'the $facet specification must be a non-empty object')
  const facets = [...spec].map(([name, pipeline]): [string, () => Fold] => {
    if (!(pipeline instanceof List)) throw new MongoError(40170, `arguments to $facet must be arrays, ${name} is not`)
    return [name, compileOne(pipeline.items, context, compilePipeline)]
  })
  return function* facet(source) {
    const folds = facets.map(([name, start]): [string, Fold] => [name, start()])
    for (const doc of source) for (const [, fold] of folds) fold.add(doc)
    yield Doc.fromEntries(folds.map(([name, fold]) => [name, List.of([...fold.results()])]))
  }
}

function compileOne(
  pipeline: readonly Value[],
  context: AggregateContext,
  compilePipeline: CompilePipeline,
): () => Fold {
  const stages = pipeline.map(stageOf)
  const last = stages.at(-1)
  if (last && isFold(last.name) && stages.slice(0, -1).every(({ name }) => perDocument.has(name)))
    return foldBehind(compilePipeline(pipeline.slice(0, -1), context), compileFold[last.name](last.operand, context))
  const stage = compilePipeline(pipeline, context)
  return () => {
    const docs: Doc[] = []
    return { add: (doc) => docs.push(doc), results: () => stage(docs) }
  }
}

const foldBehind = (stage: Stage, start: () => Fold) => (): Fold => {
  const fold = start()
  return {
    add(doc) {
      for (const made of stage([doc])) fold.add(made)
    },
    results: () => fold.results(),
  }
}

import type { FoundDocument, PlanStatistics } from '../planner/execute'
import { type FindRequest, type PreparedFind, prepareFind, runFind } from '../planner/find'
import type { IndexPlan, Plan } from '../planner/planner'
import { Doc, docFrom, MongoError, type Value } from '../query'
import { Arguments } from './arguments'
import { type Call, type Reply, viewOf } from './command'
import { requestOf } from './read-commands'

const verbosities = new Set(['queryPlanner', 'executionStats', 'allPlansExecution'])

function boundsText({ bounds, index }: IndexPlan): Doc {
  return Doc.fromEntries(
    index.fields.map(({ path }, position) => {
      const intervals = bounds.fields[position]
      const shown = intervals
        ? intervals.map(({ lower, upper, lowerInclusive, upperInclusive }) =>
            docFrom({ lower, upper, lowerInclusive, upperInclusive }),
          )
        : ['[MinKey, MaxKey]']
      return [path, docFrom({ shown }).get('shown') as Value]
    }),
  )
}

function accessStage(plan: Plan, sort: Doc | undefined): object {
  const direction = plan.isReverse ? 'backward' : 'forward'
  if (plan.kind === 'scan') return { stage: 'COLLSCAN', direction }
  const { index } = plan
  const inputStage = {
    stage: 'IXSCAN',
    keyPattern: index.key,
    indexName: index.name,
    isMultiKey: index.multikeyPaths.length > 0,
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partialFilter !== undefined,
    direction,
    indexBounds: boundsText(plan),
  }
  if (plan.isMerged) return { stage: 'FETCH', inputStage: { stage: 'SORT_MERGE', sortPattern: sort, inputStage } }
  return { stage: 'FETCH', inputStage }
}

/** The stages of execution: the scan, then sort, skip and limit if requested. */
export function describePlan({ plan, comparator, request }: PreparedFind): object {
  let stage = accessStage(plan, request.sort)
  if (comparator) stage = { stage: 'SORT', sortPattern: request.sort, inputStage: stage }
  if (request.skip) stage = { stage: 'SKIP', skipAmount: request.skip, inputStage: stage }
  if (request.limit) stage = { stage: 'LIMIT', limitAmount: request.limit, inputStage: stage }
  return stage
}

function drain(found: Iterable<FoundDocument>): number {
  let count = 0
  for (const _ of found) count += 1
  return count
}

export interface Explained {
  namespace: string
  request: FindRequest
}

/** Explains the plan of a request, and with `executionStats` also the numbers of examined keys and documents. */
export function explainFind(call: Call, { namespace, request }: Explained, verbosity: string): Reply {
  const view = viewOf(call)
  try {
    const collection = view.catalog.get(namespace)
    const prepared = prepareFind(collection, request)
    const winningPlan = collection ? describePlan(prepared) : { stage: 'EOF' }
    const queryPlanner = {
      namespace,
      parsedQuery: request.filter,
      winningPlan,
      rejectedPlans: [],
    }
    const server = { explainVersion: '1', queryPlanner, serverInfo: { version: call.server.version } }
    if (verbosity === 'queryPlanner') return server
    const statistics: PlanStatistics = { keysExamined: 0, docsExamined: 0 }
    const startedAt = performance.now()
    const nReturned = collection ? drain(runFind(view.reader, collection, prepared, statistics)) : 0
    return {
      ...server,
      executionStats: {
        executionSuccess: true,
        nReturned,
        executionTimeMillis: Math.round(performance.now() - startedAt),
        totalKeysExamined: statistics.keysExamined,
        totalDocsExamined: statistics.docsExamined,
        executionStages: winningPlan,
      },
    }
  } finally {
    view.release()
  }
}

/** The filter of the first statement of an update or delete. */
function statementRequest(inner: Arguments, list: string): FindRequest {
  const [first] = inner.docs(list)
  if (!first) throw new MongoError(9, `explain of ${list} needs one statement`)
  const spec = new Arguments(first)
  const isMulti = spec.flag('multi') || spec.integer('limit') === 0
  return { filter: spec.requiredDoc('q'), hint: spec.get('hint'), ...(isMulti ? {} : { limit: 1 }) }
}

function explainedRequest(call: Call, name: string, inner: Arguments): FindRequest {
  const innerCall = { ...call, args: inner, name }
  switch (name) {
    case 'find':
      return requestOf(innerCall, 'filter')
    case 'count':
    case 'distinct':
      return requestOf(innerCall, 'query')
    case 'findAndModify':
      return { ...requestOf(innerCall, 'query'), limit: 1 }
    case 'update':
      return statementRequest(inner, 'updates')
    case 'delete':
      return statementRequest(inner, 'deletes')
    default:
      throw new MongoError(59, `Explain failed due to unknown command: ${name}`)
  }
}

/** Explains every command but aggregate. */
export function explainCommand(call: Call): Reply {
  const verbosity = call.args.text('verbosity') ?? 'allPlansExecution'
  if (!verbosities.has(verbosity)) throw new MongoError(2, `verbosity '${verbosity}' is not known`)
  const inner = new Arguments(call.args.requiredDoc('explain'))
  const name = inner.body.keys[0] ?? ''
  const request = explainedRequest(call, name, inner)
  return explainFind(call, { namespace: `${call.db}.${inner.requiredText(name)}`, request }, verbosity)
}

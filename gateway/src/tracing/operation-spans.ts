import { type Attributes, SpanKind } from '@opentelemetry/api'
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions'
import { currentSpan, Problem, runInSpan, servedCall } from '@sanguine/kernel'
import type { Route } from '@sanguine/kernel/rest'
import type { ExecutionResult } from 'graphql'
import type { Executor, Run } from '../graphql/executor'
import { errorTypeOf } from './attributes'
import { type OpenSpan, openSpanOf } from './spans'

/** Runs an operation in a span of its own if the current call is recorded. `label` names the span when it ends. */
async function inOperation<Value>(
  name: string,
  run: () => Promise<Value>,
  label: (span: OpenSpan, value: Value) => Attributes,
): Promise<Value> {
  const parent = openSpanOf(currentSpan())
  if (parent === null) return run()
  const span = parent.startChild({ name, kind: SpanKind.INTERNAL })
  try {
    const value = await runInSpan(span, run)
    span.end({ attributes: label(span, value) })
    return value
  } catch (error) {
    const type = error instanceof Problem ? error.kind : errorTypeOf(error)
    // A refusal is what the caller gets for its input, and no error of the server.
    const isRefusal = error instanceof Problem && error.kind !== 'unavailable'
    span.end({ errorType: isRefusal ? undefined : type, attributes: { [ATTR_ERROR_TYPE]: type } })
    throw error
  }
}

/**
 * Names the span of a document: by the document's own name if it is one of the site's, since clients choose the names of
 * theirs. The fields at its root are names of the schema.
 */
function labelDocument(span: OpenSpan): Attributes {
  const { operation, ownOperation } = servedCall() ?? {}
  const [type = '', fields = ''] = /^(\w+) (.*)$/.exec(operation ?? '')?.slice(1) ?? []
  if (type === '') return {}
  span.rename(ownOperation ? `${type} ${ownOperation}` : type)
  return {
    'graphql.operation.type': type,
    ...(ownOperation && { 'graphql.operation.name': ownOperation }),
    'sanguine.fields': fields.split(', '),
  }
}

const inDocument = (run: () => Promise<ExecutionResult>): Promise<ExecutionResult> =>
  inOperation('GraphQL Operation', run, labelDocument)

/** An executor that records each execution. Subscriptions are not recorded, since they last as long as their client wants. */
export const traceExecutor = (executor: Executor): Executor => ({
  ...executor,
  execute: (execution) => inDocument(() => executor.execute(execution)),
  find(hash, operationName) {
    const run = executor.find(hash, operationName)
    const traced: Run = (...call) => inDocument(() => (run as Run)(...call))
    return run && traced
  },
})

/** A route whose operation is recorded under its id. */
export const traceRoute = (route: Route): Route => ({
  ...route,
  handle: async (context, input) =>
    inOperation(
      route.operationId,
      async () => route.handle(context, input),
      () => ({}),
    ),
})

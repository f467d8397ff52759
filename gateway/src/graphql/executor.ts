import { type Context, forgetLoaded, type ServedCall, servedCall } from '@sanguine/kernel'
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql'
import { measureValues } from '../server/value-limits'
import { ConstantTexts } from './execution/constant-texts'
import { executePlan } from './execution/execute-plan'
import type { Variables } from './execution/operation-plan'
import { operationPlanner } from './execution/plan-operation'
import { rootFieldNames } from './root-names'

/** A valid document to execute. */
export interface Execution {
  /** hash of the document's text */
  readonly hash: string
  readonly document: DocumentNode
  readonly operationName: string | undefined
  readonly variables: Variables | undefined
  readonly context: Context
  /** whether the result may contain texts, as `jsonOf` writes them; default false */
  readonly mayHaveTexts?: boolean
}

export interface RunOptions extends Pick<Execution, 'mayHaveTexts'> {
  /** the event of a subscription */
  readonly rootValue?: unknown
}

/** Executes one operation. */
export type Run = (variables: Variables, context: Context, options?: RunOptions) => Promise<ExecutionResult>

/** A result of a subscription. Its event's id is the place to continue from; it is missing where there is none. */
export interface EventResult {
  readonly id?: string
  readonly result: ExecutionResult
}

/** A subscription, whose `beforeEvent` is called before each event is executed. */
export interface SubscriptionExecution extends Execution {
  readonly beforeEvent: () => Promise<void>
}

export interface Executor {
  execute(execution: Execution): Promise<ExecutionResult>
  /**
   * Opens a subscription. Returns its results, each executed when the one before was taken, or the errors for which
   * there are none.
   */
  subscribe(execution: SubscriptionExecution): Promise<AsyncIterable<EventResult> | ExecutionResult>
  /**
   * Returns the execution of one of the site's own documents; null before its first use, and for any other document.
   */
  find(hash: string, operationName: string | undefined): Run | null
  /** Takes up one of the site's own documents before its first use, so that it is found. It must be valid. */
  prepare(hash: string, document: DocumentNode): void
}

export interface ExecutorOptions {
  readonly schema: GraphQLSchema
  /** the hashes of the site's own documents */
  readonly documents: Pick<ReadonlySet<string>, 'has'>
  /** whether the properties of an object, or the entries of a list, never change, for any caller */
  readonly isConstant: (value: unknown) => value is object
}

const keyOf = (hash: string, operationName: string | undefined): string => `${hash} ${operationName ?? ''}`

/** Executes documents by plans, which it keeps for as long as the document is known. */
export function createExecutor({ schema, documents, isConstant }: ExecutorOptions): Executor {
  const constantTexts = new ConstantTexts(isConstant)
  const prepared = new Map<string, Run>()
  /** runs of clients' documents and of subscriptions, for as long as the document is kept */
  const ofClients = new WeakMap<OperationDefinitionNode, Run>()

  function runOf(document: DocumentNode, operation: OperationDefinitionNode, isOwn: boolean): Run {
    const label = { ...labelOf(document, operation), ownOperation: isOwn ? (operation.name?.value ?? null) : null }
    const planFor = operationPlanner(schema, document, operation)
    return async (variables, context, { rootValue, mayHaveTexts = false } = {}) => {
      const call = servedCall()
      if (call) Object.assign(call, label)
      const result = coerceVariables(schema, operation, variables)
      if ('errors' in result) return result
      const { coerced } = result
      const texts = mayHaveTexts ? constantTexts : null
      return limitErrors(await executePlan(planFor(coerced), { variables: coerced, context, rootValue, texts }))
    }
  }

  return {
    async execute({ hash, document, operationName, variables = {}, context, mayHaveTexts = false }) {
      const key = keyOf(hash, operationName)
      const known = prepared.get(key)
      if (known) return known(variables, context, { mayHaveTexts })
      const operation = getOperationAST(document, operationName)
      // The result of graphql-js says which operation is missing.
      if (!operation) return execute({ schema, document, operationName })
      const isOwn = documents.has(hash)
      const run = ofClients.get(operation) ?? runOf(document, operation, isOwn)
      if (isOwn) prepared.set(key, run)
      else ofClients.set(operation, run)
      return run(variables, context, { mayHaveTexts })
    },

    async subscribe({ document, operationName, variables = {}, context, beforeEvent }) {
      const operation = getOperationAST(document, operationName)
      if (!operation) return execute({ schema, document, operationName })
      const call = servedCall()
      if (call) Object.assign(call, labelOf(document, operation))
      const coerced = coerceVariables(schema, operation, variables)
      if ('errors' in coerced) return coerced
      const request = { schema, document, operationName, variableValues: variables, contextValue: context }
      const run = ofClients.get(operation) ?? runOf(document, operation, false)
      ofClients.set(operation, run)
      const source = await createSourceEventStream(request)
      if (!(Symbol.asyncIterator in source)) return limitErrors(source)
      return resultsOf(source as AsyncIterable<{ readonly id?: string }>, async (event) => {
        await beforeEvent()
        // what was loaded for the event before may have changed
        forgetLoaded(context)
        return run(variables, context, { rootValue: event })
      })
    },

    find: (hash, operationName) => prepared.get(keyOf(hash, operationName)) ?? null,

    prepare(hash, document) {
      const operation = getOperationAST(document)
      if (!operation) return
      const run = runOf(document, operation, true)
      for (const name of [undefined, operation.name?.value]) prepared.set(keyOf(hash, name), run)
    },
  }
}

async function* resultsOf<Event extends { readonly id?: string }>(
  events: AsyncIterable<Event>,
  executeFor: (event: Event) => Promise<ExecutionResult>,
): AsyncGenerator<EventResult> {
  for await (const event of events) {
    const result = await executeFor(event)
    yield event.id === undefined ? { result } : { id: event.id, result }
  }
}

/** A GraphQL operation in the words of the log. */
type OperationLabel = Pick<ServedCall, 'operation' | 'operationName'>

/** The most characters of an operation's name, which the client chooses. */
const maxNameLength = 60

/** The most fields in a label; a document may have more. */
const maxFields = 10

/**
 * The label of a valid document's operation: its kind, its fields by the names of the schema, and its own name. An
 * example is `mutation login`.
 */
function labelOf(document: DocumentNode, definition: OperationDefinitionNode): OperationLabel {
  const { operation, name } = definition
  const fields = [...rootFieldNames(document, definition)]
  const shown = [...fields.slice(0, maxFields), ...(fields.length > maxFields ? ['…'] : [])].join(', ')
  return { operation: `${operation} ${shown}`, operationName: name?.value.slice(0, maxNameLength) ?? null }
}

/** The most errors of a response; the last one says how many are left out. */
const maxErrors = 50

/** Keeps the first errors of a result and adds one that says how many more there are. */
function limitErrors(result: ExecutionResult): ExecutionResult {
  const { errors = [] } = result
  if (errors.length <= maxErrors) return result
  const shown = errors.slice(0, maxErrors - 1)
  const rest = new GraphQLError(`There are ${errors.length - shown.length} more errors, which are not shown.`, {
    extensions: { code: 'TOO_MANY_ERRORS' },
  })
  return { ...result, errors: [...shown, rest] }
}

type CoercedVariables = { readonly coerced: Variables } | { readonly errors: readonly GraphQLError[] }

/** The longest text with suggestions, since graphql-js searches similar names in time proportional to the length. */
const maxLengthForSuggestions = 100

/** Coerces an operation's variables by graphql-js. Its errors have the code `BAD_USER_INPUT`. */
function coerceVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): CoercedVariables {
  const { problem, longestText } = measureValues(variables)
  if (problem !== null) return { errors: [badInput(`The values of the variables are too many: ${problem}.`)] }
  const { coerced, errors = [] } = getVariableValues(schema, variableDefinitions, variables, {
    // graphql-js adds one more error, which says that there are too many.
    maxErrors: maxErrors - 1,
    hideSuggestions: longestText > maxLengthForSuggestions,
  })
  return coerced ? { coerced } : { errors: errors.map(({ message, nodes }) => badInput(message, nodes)) }
}

const badInput = (message: string, nodes: GraphQLError['nodes'] = []): GraphQLError =>
  new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } })

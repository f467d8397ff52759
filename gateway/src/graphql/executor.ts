import { type Context, LeastRecent } from '@sanguine/kernel'
import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema, Kind } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'

export interface Execution {
  /** of the document's text; compiled forms are kept by it */
  readonly hash: string
  readonly document: DocumentNode
  readonly operationName: string | undefined
  readonly variables: Readonly<Record<string, unknown>> | undefined
  readonly context: Context
}

export type Executor = (execution: Execution) => Promise<ExecutionResult>

export interface ExecutorOptions {
  readonly schema: GraphQLSchema
  /** documents that are compiled at their first use; any other at its second, so that a one-off costs no compilation */
  readonly isPersisted: (hash: string) => boolean
  readonly mostCompiled?: number
}

type Prepared = CompiledQuery | 'interpret' | 'seen'

/** Executes compiled documents, and by graphql-js what is not worth compiling or cannot be. */
export function createExecutor({ schema, isPersisted, mostCompiled = 2_000 }: ExecutorOptions): Executor {
  const prepared = new LeastRecent<Prepared>(mostCompiled)

  function prepare({ hash, document, operationName }: Execution): Prepared {
    const key = `${hash} ${operationName ?? ''}`
    const known = prepared.get(key)
    if (known !== undefined && known !== 'seen') return known
    const isDue = known === 'seen' || isPersisted(hash)
    const next = isDue ? compile(schema, document, operationName) : 'seen'
    prepared.set(key, next)
    return next
  }

  return async (execution) => {
    const query = prepare(execution)
    const { document, operationName, variables = {}, context } = execution
    if (typeof query === 'string')
      return execute({ schema, document, operationName, variableValues: variables, contextValue: context })
    return withRealErrors(await query.query(undefined, context, { ...variables }))
  }
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Prepared {
  if (isIntrospection(document)) return 'interpret'
  const query = compileQuery(schema, document, operationName, {
    disablingCapturingStackErrors: true,
    useExperimentalPathBasedSkipInclude: true,
  })
  return isCompiledQuery(query) ? query : 'interpret'
}

/** Seldom asked and large: interpreting it costs less than compiling. */
const isIntrospection = (document: DocumentNode): boolean =>
  document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (one) => one.kind === Kind.FIELD && one.name.value.startsWith('__schema'),
      ),
  )

/** Compiled documents fail with errors of another class; without `data` it was the variables that did not fit. */
function withRealErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result
  const isInput = result.data === undefined
  const errors = result.errors.map(
    (error) =>
      new GraphQLError(error.message, {
        path: error.path ?? null,
        originalError: error.originalError ?? null,
        extensions: isInput ? { code: 'BAD_USER_INPUT' } : error.extensions,
      }),
  )
  return { ...result, errors }
}

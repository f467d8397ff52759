import type { Context } from '@sanguine/kernel'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { countFields } from './count-fields'
import { withEnumsAsScalars } from './enums-as-scalars'
import { labelOf, noteOperation, type OperationLabel } from './operation-label'
import { defaultsOf, type Variables } from './variable-defaults'

/** A valid document that is to be executed. */
export interface Execution {
  /** of the document's text; compiled forms are kept by it */
  readonly hash: string
  /** the document's text, where the client has sent it */
  readonly text?: string | undefined
  readonly document: DocumentNode
  readonly operationName: string | undefined
  readonly variables: Readonly<Record<string, unknown>> | undefined
  readonly context: Context
}

/** A compiled operation. */
export type Run = (variables: Variables, context: Context) => Promise<ExecutionResult>

/** What a client sends in place of a document: its text or its hash. */
export type DocumentName = { readonly text: string } | { readonly hash: string }

export interface Executor {
  execute(execution: Execution): Promise<ExecutionResult>
  /** The compiled form of a document that was executed or compiled before; null where there is none. */
  find(name: DocumentName, operationName: string | undefined): Run | null
  /** Compiles one of the site's own documents ahead of its first use. It must be valid. */
  compile(hash: string, document: DocumentNode): void
}

export interface ExecutorOptions {
  readonly schema: GraphQLSchema
  /** documents that are compiled at their first use and kept; any other at its second, so that a one-off costs no compilation */
  readonly isPersisted: (hash: string) => boolean
  /** fields of all compiled documents together that are not the site's own; each takes some kilobytes of memory */
  readonly maxCompiledFields?: number
  /** Larger documents are interpreted, unless they are the site's own: compiling them would keep everybody waiting. */
  readonly maxFields?: number
  /** Holds every text, number and flag of a response against its type: for tests, since resolvers are typed. */
  readonly checkAnswers?: boolean
}

type Prepared = Run | 'interpret'

const maxTextLength = 20_000

/** Characters of all the texts together by which compiled documents are found. */
const maxTextCharacters = 2_000_000

/** Documents of clients that are remembered, compiled or not. */
const maxSeen = 1_000

const keyOf = (hash: string, operationName: string | undefined): string => `${hash} ${operationName ?? ''}`

/** Executes compiled documents, and by graphql-js what is not worth compiling or cannot be. */
export function createExecutor(options: ExecutorOptions): Executor {
  const { schema, isPersisted, maxCompiledFields = 5_000, maxFields = 300, checkAnswers = false } = options
  const persisted = new Map<string, Prepared>()
  const others = new LRUCache<string, Prepared>({ maxSize: maxCompiledFields })
  const seen = new LRUCache<string, true>({ max: maxSeen })
  const hashes = new LRUCache<string, string>({
    maxSize: maxTextCharacters,
    sizeCalculation: (hash, text) => hash.length + text.length,
  })

  const compiledSchema = checkAnswers ? schema : withEnumsAsScalars(schema)

  const compile = (document: DocumentNode, operationName: string | undefined): Prepared =>
    compileOperation(document, { schema: compiledSchema, operationName, checkAnswers })

  const known = (key: string): Prepared | undefined => persisted.get(key) ?? others.get(key)

  function prepare({ hash, document, operationName }: Execution): Prepared {
    const key = keyOf(hash, operationName)
    const before = known(key)
    if (before !== undefined) return before
    if (isPersisted(hash)) {
      const run = compile(document, operationName)
      persisted.set(key, run)
      return run
    }
    const fields = countFields(document)
    if (!seen.get(key) || fields > maxFields) {
      seen.set(key, true)
      return 'interpret'
    }
    const run = compile(document, operationName)
    others.set(key, run, { size: Math.max(1, fields) })
    return run
  }

  return {
    execute: async (execution) => {
      const run = prepare(execution)
      const { hash, text, document, operationName, variables = {}, context } = execution
      if (typeof run === 'string') {
        noteOperation(labelOf(document, operationName))
        return execute({ schema, document, operationName, variableValues: variables, contextValue: context })
      }
      if (text !== undefined && text.length <= maxTextLength) hashes.set(text, hash)
      return run(variables, context)
    },

    find(name, operationName) {
      const hash = 'hash' in name ? name.hash : hashes.get(name.text)
      const run = hash === undefined ? undefined : known(keyOf(hash, operationName))
      return typeof run === 'function' ? run : null
    },

    compile(hash, document) {
      const run = compile(document, undefined)
      const names = document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one.name] : []))
      for (const name of [undefined, ...names]) persisted.set(keyOf(hash, name?.value), run)
    },
  }
}

interface CompileOptions {
  readonly schema: GraphQLSchema
  readonly operationName: string | undefined
  readonly checkAnswers: boolean
}

function compileOperation(document: DocumentNode, { schema, operationName, checkAnswers }: CompileOptions): Prepared {
  if (isIntrospection(document)) return 'interpret'
  const query = compileQuery(schema, document, operationName, {
    disableLeafSerialization: !checkAnswers,
    disablingCapturingStackErrors: true,
    useExperimentalPathBasedSkipInclude: true,
  })
  if (!isCompiledQuery(query)) return 'interpret'
  const operation = getOperationAST(document, operationName)
  const withDefaults = operation && defaultsOf(operation, schema)
  return runOf(query, labelOf(document, operationName), withDefaults ?? ((variables) => ({ ...variables })))
}

const runOf =
  ({ query }: CompiledQuery, label: OperationLabel, copy: (variables: Variables) => Variables): Run =>
  async (variables, context) => {
    noteOperation(label)
    return withRealErrors(await query(undefined, context, copy(variables)))
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

import type { Context } from '@sanguine/kernel'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql'
import { coerceVariables, type Variables } from './coerce-variables'
import { operationCompiler } from './compile-operation'
import { limitErrors } from './limit-errors'
import { labelOf, noteOperation } from './operation-label'

/** A valid document to execute. */
export interface Execution {
  /** hash of the document's text; the key of its compiled forms */
  readonly hash: string
  readonly document: DocumentNode
  readonly operationName: string | undefined
  readonly variables: Variables | undefined
  readonly context: Context
}

/** Executes one operation of the site's own documents. */
export type Run = (variables: Variables, context: Context) => Promise<ExecutionResult>

export interface Executor {
  execute(execution: Execution): Promise<ExecutionResult>
  /**
   * Returns the execution of one of the site's own documents; null before its first use, and for any other document.
   */
  find(hash: string, operationName: string | undefined): Run | null
  /** Prepares one of the site's own documents ahead of its first use. It must be valid. */
  prepare(hash: string, document: DocumentNode): void
}

export interface ExecutorOptions {
  readonly schema: GraphQLSchema
  /** whether a hash is of one of the site's own documents; no others are compiled */
  readonly isPersisted: (hash: string) => boolean
  /** Checks the type of every text, number and flag of a response: for tests, since resolvers are typed. */
  readonly checkAnswers?: boolean
}

const keyOf = (hash: string, operationName: string | undefined): string => `${hash} ${operationName ?? ''}`

/** Executes the site's own documents compiled, and all others by graphql-js. */
export function createExecutor({ schema, isPersisted, checkAnswers = false }: ExecutorOptions): Executor {
  const compile = operationCompiler({ schema, checkAnswers })
  const prepared = new Map<string, Run>()
  /** runs of the documents of clients, for as long as the store keeps the document */
  const interpreted = new WeakMap<OperationDefinitionNode, Run>()

  function runOf(document: DocumentNode, operation: OperationDefinitionNode, isOwn: boolean): Run {
    const label = labelOf(document, operation.name?.value)
    const operationName = operation.name?.value
    const compiled = isOwn ? compile(document, operation) : null
    return async (variables, context) => {
      noteOperation(label)
      const result = coerceVariables(schema, operation, variables)
      if ('errors' in result) return result
      return limitErrors(
        await (compiled
          ? compiled(result.coerced, context)
          : execute({ schema, document, operationName, variableValues: variables, contextValue: context })),
      )
    }
  }

  return {
    async execute({ hash, document, operationName, variables = {}, context }) {
      const key = keyOf(hash, operationName)
      const known = prepared.get(key)
      if (known) return known(variables, context)
      const operation = getOperationAST(document, operationName)
      // The result of graphql-js says which operation is missing.
      if (!operation) return execute({ schema, document, operationName })
      const isOwn = isPersisted(hash)
      const run = interpreted.get(operation) ?? runOf(document, operation, isOwn)
      if (isOwn) prepared.set(key, run)
      else interpreted.set(operation, run)
      return run(variables, context)
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

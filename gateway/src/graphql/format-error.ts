import type { ApolloServerOptions } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import {
  type AppDependencies,
  type Context,
  noteRefusal,
  originalLanguage,
  type Problem,
  servedCall,
} from '@sanguine/kernel'
import { constantCase } from '@sanguine/rules'
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql'
import { maskedError, problemOf } from '../server/error-response'
import { problemTypeOf } from '../server/problem-codes'

/** The code of a GraphQL error, and the URN that both APIs have for it. */
export const codeExtensions = (code: string) => ({ code, type: problemTypeOf(code) })

export const problemExtensions = ({ kind, details }: Problem) => ({ ...codeExtensions(constantCase(kind)), ...details })

/** The most characters of a message, which may repeat text from the client. */
const maxMessageLength = 1_000

/**
 * Formats errors for clients: a `Problem` keeps its code and field, and GraphQL's own errors stay as they are. Any
 * other error is logged and masked. Each error has the request's id as `extensions.requestId`.
 */
export const errorFormatter =
  (log: AppDependencies['log']): NonNullable<ApolloServerOptions<Context>['formatError']> =>
  (formatted, error): GraphQLFormattedError => {
    const cause = unwrapResolverError(error)
    const { path, locations, extensions } = formatted
    const message = shorten(formatted.message)
    const where = { ...(locations && { locations }), ...(path && { path }) }
    const { requestId = '', language = originalLanguage } = servedCall() ?? {}
    const problem = problemOf(cause)
    if (problem) {
      noteRefusal(problem.kind)
      if (problem.kind === 'invalidInput') noteRefusedInput()
      if (problem !== cause) log.error({ err: cause }, 'An operation met a database that cannot serve.')
      return {
        message: shorten(problem.sentence[language]),
        ...where,
        extensions: { ...problemExtensions(problem), requestId },
      }
    }
    const code = isArgumentError(cause) ? 'BAD_USER_INPUT' : extensions?.code
    if (code === 'BAD_USER_INPUT') noteRefusedInput()
    if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') {
      noteRefusal(code)
      return { message, ...where, extensions: { ...codeExtensions(code), requestId } }
    }
    if (isRefusal(cause)) {
      noteRefusal('BAD_REQUEST')
      return { message, ...where, extensions: { ...codeExtensions('BAD_REQUEST'), requestId } }
    }
    noteRefusal('INTERNAL_SERVER_ERROR')
    log.error({ err: cause, operation: servedCall()?.operation }, 'An operation failed.')
    return {
      message: maskedError(requestId).sentence[language],
      ...where,
      extensions: { ...codeExtensions('INTERNAL_SERVER_ERROR'), requestId },
    }
  }

const shorten = (message: string): string =>
  message.length > maxMessageLength ? `${message.slice(0, maxMessageLength)}…` : message

/** Whether graphql-js found during execution that a variable does not fit its place. The error contains the value. */
const isArgumentError = (cause: unknown): boolean =>
  cause instanceof GraphQLError && cause.nodes?.[0]?.kind === Kind.VARIABLE

/** Notes refused input of the call, whose status may still be 200. */
function noteRefusedInput(): void {
  const call = servedCall()
  if (call) call.hasRefusedInput = true
}

/** Whether Apollo refuses the call by a status without a code. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.originalError) return false
  const { status = 500 } = (error.extensions.http ?? {}) as { status?: number }
  return status >= 400 && status < 500
}

/** The report of a response that the server is unavailable. */
export interface Unavailability {
  /** value of the header `Retry-After` */
  readonly retryAfterSeconds: number
  /** whether nothing was served, so that the status is 503; a response with some of its data is a 200 */
  readonly isTotal: boolean
}

interface ResponseParts {
  readonly errors?: readonly GraphQLFormattedError[] | undefined
  readonly data?: Readonly<Record<string, unknown>> | null | undefined
}

/** The unavailability that a response reports; null if there is none. */
export function unavailabilityOf({ errors = [], data }: ResponseParts): Unavailability | null {
  const error = errors.find(({ extensions }) => extensions?.code === 'UNAVAILABLE')
  if (!error) return null
  const { retryAfterSeconds } = error.extensions ?? {}
  return {
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 1,
    isTotal: Object.values(data ?? {}).every((value) => value === null),
  }
}

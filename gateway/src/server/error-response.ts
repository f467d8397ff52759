import { STATUS_CODES } from 'node:http'
import { isDatabaseUnavailable } from '@sanguine/db'
import { Problem, unavailable } from '@sanguine/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemCodeOf, problemTypeOf } from './problem-codes'

/** An error as clients may see it. */
export interface ShownError {
  readonly status: number
  readonly sentence: string
  readonly field?: string
  readonly retryAfterSeconds?: number
}

/** Status and sentence for the errors of Fastify and its plugins, by their codes. */
const sentences: Readonly<Record<string, readonly [number, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'The body must be JSON, a form or multipart.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty, though its type says JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body is not as long as its Content-Length says.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'The file is too large.'],
  FST_FILES_LIMIT: [413, 'These are too many files.'],
  FST_FIELDS_LIMIT: [413, 'These are too many fields.'],
  FST_PARTS_LIMIT: [413, 'These are too many parts.'],
  FST_PROTO_VIOLATION: [400, 'A field has a name that is not allowed.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'The body must be JSON, a form or multipart.'],
  FST_ERR_BAD_URL: [400, 'The address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'The address is too long.'],
}

/**
 * The problem that an error stands for: itself, or `unavailable` where the database cannot serve now.
 * Null for any other error. Both APIs use it, so that they say the same.
 */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (isDatabaseUnavailable(error)) return unavailable('The game cannot be reached at the moment. Please try again.')
  return null
}

/** How an error is shown; null for an internal fault, which must be masked. */
export function showError(error: unknown): ShownError | null {
  const problem = problemOf(error)
  if (problem) return { status: problem.status, sentence: problem.message, ...problem.details }
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const known = sentences[code]
  if (known) return { status: known[0], sentence: known[1] }
  if (statusCode < 400 || statusCode >= 500) return null
  return { status: statusCode, sentence: `${STATUS_CODES[statusCode] ?? 'The call cannot be served'}.` }
}

/** Whether the call is over, so that its work was ended and no client sees the error. */
export const isOver = ({ servedCall }: FastifyRequest): boolean => servedCall?.signal.aborted === true

const masked = (id: string): ShownError => ({
  status: 500,
  sentence: `Something went wrong on our side. If it happens again, tell us this reference: ${id}`,
})

/** Sends an error: a sentence, or the same as RFC 9457 if `Accept` names it. What is masked is logged. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shown = showError(error) ?? masked(request.id)
  if (shown.status >= 500 && !isOver(request))
    request.log.error({ err: error, requestId: request.id }, 'A call failed.')
  const { status, sentence, field, retryAfterSeconds } = shown
  reply.code(status).header('Cache-Control', 'no-store').header('Vary', 'Accept')
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer')
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds)
  if (!/application\/problem\+json/i.test(request.headers.accept ?? '')) {
    return reply.type('text/plain; charset=utf-8').send(sentence)
  }
  const code = problemCodeOf(status)
  return reply.type('application/problem+json; charset=utf-8').send(
    JSON.stringify({
      type: problemTypeOf(code),
      code,
      title: STATUS_CODES[status],
      status,
      detail: sentence,
      instance: `urn:sanguine:request:${request.id}`,
      requestId: request.id,
      ...(field !== undefined && { field }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    }),
  )
}

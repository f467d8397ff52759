import { STATUS_CODES } from 'node:http'
import { isDatabaseUnavailable } from '@sanguine/db'
import { Problem, type ProblemDetails, readLanguage, type Sentence, unavailable } from '@sanguine/kernel'
import { constantCase } from '@sanguine/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wantsPlainText } from './error-format'
import { problemCodeOf, problemTypeOf } from './problem-codes'

/** An error in the form that clients may see. */
export interface ShownError extends ProblemDetails {
  readonly status: number
  readonly code: string
  readonly sentence: Sentence
}

/** The problem of a body whose media type is none of these. */
export const wrongBodyType = (types: readonly string[]): Problem =>
  new Problem(
    'unsupportedMediaType',
    {
      en: `The body must be of the type ${types.join(' or ')}.`,
      de: `Der Inhalt des Aufrufs muss vom Typ ${types.join(' oder ')} sein.`,
    },
    { values: { types } },
  )

/** The problem of a call whose `Accept` allows none of these media types. */
export const notAcceptable = (types: readonly string[]): Problem =>
  new Problem(
    'notAcceptable',
    {
      en: `This call returns ${types.join(' or ')}, which Accept does not allow.`,
      de: `Dieser Aufruf liefert ${types.join(' oder ')}; Accept erlaubt das nicht.`,
    },
    { values: { types } },
  )

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

/** Status and sentence for the errors of Fastify and its plugins, by their codes. */
const sentences: Readonly<Record<string, readonly [number, Sentence]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, { en: 'The body is too large.', de: 'Der Inhalt des Aufrufs ist zu groß.' }],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, wrongBodyType(bodyTypes).sentence],
  FST_ERR_CTP_EMPTY_JSON_BODY: [
    400,
    {
      en: 'The body is empty, though its type says JSON.',
      de: 'Der Inhalt des Aufrufs ist leer, obwohl sein Typ JSON ist.',
    },
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: [
    400,
    { en: 'The body is not valid JSON.', de: 'Der Inhalt des Aufrufs ist kein gültiges JSON.' },
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    {
      en: 'The body is not as long as its Content-Length says.',
      de: 'Der Inhalt des Aufrufs ist nicht so lang wie in Content-Length angegeben.',
    },
  ],
  FST_REQ_FILE_TOO_LARGE: [413, { en: 'The file is too large.', de: 'Die Datei ist zu groß.' }],
  FST_FILES_LIMIT: [413, { en: 'These are too many files.', de: 'Das sind zu viele Dateien.' }],
  FST_FIELDS_LIMIT: [413, { en: 'These are too many fields.', de: 'Das sind zu viele Felder.' }],
  FST_PARTS_LIMIT: [413, { en: 'These are too many parts.', de: 'Das sind zu viele Teile.' }],
  FST_PROTO_VIOLATION: [
    400,
    { en: 'A field has a name that is not allowed.', de: 'Ein Feld hat einen Namen, der nicht erlaubt ist.' },
  ],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, wrongBodyType(bodyTypes).sentence],
  FST_ERR_BAD_URL: [400, { en: 'The address is not valid.', de: 'Die Adresse ist nicht gültig.' }],
  FST_ERR_MAX_PARAM_LENGTH: [414, { en: 'The address is too long.', de: 'Die Adresse ist zu lang.' }],
}

const unreachable: Sentence = {
  en: 'The game cannot be reached at the moment. Please try again.',
  de: 'Das Spiel ist gerade nicht erreichbar. Bitte versuche es noch einmal.',
}

/**
 * The problem that an error stands for: itself, or `unavailable` if the database cannot serve now. Null for any other
 * error. Both APIs use it, so that their responses agree.
 */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (isDatabaseUnavailable(error)) return unavailable(unreachable)
  return null
}

/** The visible form of an error; null for an internal fault, which must be masked. */
export function showError(error: unknown): ShownError | null {
  const problem = problemOf(error)
  if (problem) {
    const { status, kind, sentence, details } = problem
    return { status, code: constantCase(kind), sentence, ...details }
  }
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const known = sentences[code]
  if (known) {
    const [status, sentence] = known
    const values = status === 415 && { values: { types: bodyTypes } }
    return { status, code: problemCodeOf(status), sentence, ...values }
  }
  if (statusCode < 400 || statusCode >= 500) return null
  const en = `${STATUS_CODES[statusCode] ?? 'The call cannot be served'}.`
  const de = 'Dieser Aufruf kann nicht bearbeitet werden.'
  return { status: statusCode, code: problemCodeOf(statusCode), sentence: { en, de } }
}

/** Whether the call is over, so that its work was ended and no client sees the error. */
export const isOver = ({ servedCall }: FastifyRequest): boolean => servedCall?.signal.aborted === true

/** An internal fault in the form that clients see; `id` is that of the request. */
export const maskedError = (id: string): ShownError => ({
  status: 500,
  code: 'INTERNAL_SERVER_ERROR',
  sentence: {
    en: `Something went wrong on our side. If it happens again, tell us this reference: ${id}`,
    de: `Bei uns ist etwas schiefgegangen. Wenn es wieder passiert, nenne uns diese Referenz: ${id}`,
  },
})

/** An error's sentence in the language of the request. */
export const sentenceFor = ({ headers }: FastifyRequest, { sentence }: ShownError): string =>
  sentence[readLanguage(headers['accept-language'])]

/** Sets `WWW-Authenticate` of a refusal, as RFC 6750 has it: an error only for a call that had a token. */
export function setChallenge(
  { status, scope }: ShownError,
  { headers: { authorization } }: FastifyRequest,
  reply: FastifyReply,
): void {
  if (status === 401) reply.header('WWW-Authenticate', authorization ? 'Bearer error="invalid_token"' : 'Bearer')
  if (scope === undefined) return
  const named = scope === 'session' ? '' : `, scope="${scope}"`
  reply.header('WWW-Authenticate', `Bearer error="insufficient_scope"${named}`)
}

/** Adds the greatest size of a body to the error of a larger one, which Fastify does not name. */
function withBodyLimit(shown: ShownError, error: unknown, { routeOptions }: FastifyRequest): ShownError {
  const isBody = (error as { code?: string }).code === 'FST_ERR_CTP_BODY_TOO_LARGE'
  const { bodyLimit } = routeOptions
  return isBody && bodyLimit !== undefined ? { ...shown, values: { maxBytes: bodyLimit } } : shown
}

/**
 * Sends an error as a problem of RFC 9457, or as a sentence to clients that accept text, in the language of the
 * request. Logs errors with a status of 500 or more, unless the call is over.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shown = withBodyLimit(showError(error) ?? maskedError(request.id), error, request)
  if (shown.status >= 500 && !isOver(request))
    request.log.error({ err: error, requestId: request.id }, 'A call failed.')
  const { status, code, field, retryAfterSeconds, scope, values } = shown
  const sentence = sentenceFor(request, shown)
  reply.code(status).header('Cache-Control', 'no-store').header('Vary', 'Accept, Accept-Language, X-Version')
  // A cached call has set the tag of its response, and a client that sent it back would get a 304 for this error.
  reply.removeHeader('ETag')
  request.servedCall?.refusals.add(code)
  setChallenge(shown, request, reply)
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds)
  if (wantsPlainText(request)) return reply.type('text/plain; charset=utf-8').send(sentence)
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
      ...(scope !== undefined && { scope }),
      ...(values !== undefined && { values }),
    }),
  )
}

import { STATUS_CODES } from 'node:http'
import { isDatabaseUnavailable } from '@sanguine/db'
import { Problem, readLanguage, type Sentence, unavailable } from '@sanguine/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wantsPlainText } from './error-format'
import { insufficientScope, problemCodeOf, problemTypeOf } from './problem-codes'

/** An error in the form that clients may see. */
export interface ShownError {
  readonly status: number
  readonly sentence: Sentence
  readonly field?: string
  readonly retryAfterSeconds?: number
  /** the scope that a personal access token lacks */
  readonly scope?: string
}

const wrongBodyType: Sentence = {
  en: 'The body must be JSON, a form or multipart.',
  de: 'Der Inhalt des Aufrufs muss JSON, ein Formular oder multipart sein.',
}

/** Status and sentence for the errors of Fastify and its plugins, by their codes. */
const sentences: Readonly<Record<string, readonly [number, Sentence]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, { en: 'The body is too large.', de: 'Der Inhalt des Aufrufs ist zu groß.' }],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, wrongBodyType],
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
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, wrongBodyType],
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
  if (problem) return { status: problem.status, sentence: problem.sentence, ...problem.details }
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const known = sentences[code]
  if (known) return { status: known[0], sentence: known[1] }
  if (statusCode < 400 || statusCode >= 500) return null
  const en = `${STATUS_CODES[statusCode] ?? 'The call cannot be served'}.`
  return { status: statusCode, sentence: { en, de: 'Dieser Aufruf kann nicht bearbeitet werden.' } }
}

/** Whether the call is over, so that its work was ended and no client sees the error. */
export const isOver = ({ servedCall }: FastifyRequest): boolean => servedCall?.signal.aborted === true

/** An internal fault in the form that clients see; `id` is that of the request. */
export const maskedError = (id: string): ShownError => ({
  status: 500,
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

/**
 * Sends an error as a problem of RFC 9457, or as a sentence to clients that accept text, in the language of the
 * request. Logs errors with a status of 500 or more, unless the call is over.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shown = showError(error) ?? maskedError(request.id)
  if (shown.status >= 500 && !isOver(request))
    request.log.error({ err: error, requestId: request.id }, 'A call failed.')
  const { status, field, retryAfterSeconds, scope } = shown
  const sentence = sentenceFor(request, shown)
  reply.code(status).header('Cache-Control', 'no-store').header('Vary', 'Accept, Accept-Language, X-Version')
  setChallenge(shown, request, reply)
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds)
  if (wantsPlainText(request)) return reply.type('text/plain; charset=utf-8').send(sentence)
  const code = scope === undefined ? problemCodeOf(status) : insufficientScope.code
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
    }),
  )
}

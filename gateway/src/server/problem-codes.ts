/**
 * The codes of errors by HTTP status, the same as `extensions.code` of GraphQL errors. A code never changes its
 * meaning, but new codes may be added.
 */
export const problemCodes = {
  400: { code: 'INVALID_INPUT', meaning: 'The input is not valid. `field` names the input field.' },
  401: { code: 'UNAUTHENTICATED', meaning: 'The access token is missing, expired, revoked or malformed.' },
  403: { code: 'FORBIDDEN', meaning: 'The API key is missing or unknown, or the role of the account may not do this.' },
  404: { code: 'NOT_FOUND', meaning: 'There is no such record.' },
  405: { code: 'METHOD_NOT_ALLOWED', meaning: 'The path has other methods; `Allow` lists them.' },
  406: { code: 'NOT_ACCEPTABLE', meaning: '`Accept` has no media type of the response.' },
  408: { code: 'REQUEST_TIMEOUT', meaning: 'The body of the call did not arrive in time.' },
  409: {
    code: 'CONFLICT',
    meaning:
      'The revision is not the current one, the record is in use, or the `Idempotency-Key` belongs to another call.',
  },
  413: { code: 'TOO_LARGE', meaning: 'The body or a file is too large.' },
  414: { code: 'URI_TOO_LONG', meaning: 'The address is too long.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', meaning: 'The body or a file has a type that is not accepted.' },
  416: { code: 'RANGE_NOT_SATISFIABLE', meaning: 'The file has no such bytes; `Content-Range` has its length.' },
  429: { code: 'TOO_MANY', meaning: 'Too many calls. `Retry-After` is the number of seconds to wait.' },
  500: { code: 'INTERNAL_SERVER_ERROR', meaning: 'A fault of the server. `requestId` is what to report.' },
  503: {
    code: 'UNAVAILABLE',
    meaning: 'The server cannot do this at the moment. `Retry-After` is the number of seconds to wait.',
  },
} as const

/** The code of a 403 that a personal access token gets for its scopes. */
export const insufficientScope = {
  code: 'INSUFFICIENT_SCOPE',
  meaning: 'The personal access token lacks the scope `scope`, which is `session` where no token may call.',
} as const

export type ProblemStatus = keyof typeof problemCodes

const isKnown = (status: number): status is ProblemStatus => status in problemCodes

/** The code of a status. A status without a code of its own has that of its class. */
export function problemCodeOf(status: number): string {
  if (isKnown(status)) return problemCodes[status].code
  return problemCodes[status < 500 ? 400 : 500].code
}

/** The `type` of a problem: a URN, such as `urn:sanguine:problem:not-found`. */
export const problemTypeOf = (code: string): string => `urn:sanguine:problem:${code.toLowerCase().replaceAll('_', '-')}`

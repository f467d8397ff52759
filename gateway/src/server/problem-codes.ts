/** A code of an error: its HTTP status, and what a client learns by it. */
interface ProblemCode {
  readonly status: number
  readonly meaning: string
}

/**
 * The codes of errors in both APIs: `code` of a problem, `extensions.code` of a GraphQL error. A code never changes its
 * meaning, but new codes may be added.
 */
export const problemCodes = {
  INVALID_INPUT: { status: 400, meaning: 'The input is not valid. `field` names the input field.' },
  SUBSCRIPTION_UNSUPPORTED: {
    status: 400,
    meaning: 'A subscription needs `Accept: text/event-stream`. Only `/graphql` sends it.',
  },
  UNAUTHENTICATED: { status: 401, meaning: 'The access token is missing, expired, revoked or malformed.' },
  FORBIDDEN: {
    status: 403,
    meaning: 'The API key is missing or unknown, or the role of the account may not do this.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    meaning: 'The personal access token lacks the scope `scope`, which is `session` where no token may call.',
  },
  NOT_FOUND: { status: 404, meaning: 'There is no such record.' },
  METHOD_NOT_ALLOWED: { status: 405, meaning: 'The path has other methods; `Allow` and `values.methods` list them.' },
  NOT_ACCEPTABLE: { status: 406, meaning: '`Accept` has none of the media types in `values.types`.' },
  REQUEST_TIMEOUT: { status: 408, meaning: 'The body of the call did not arrive in time.' },
  CONFLICT: {
    status: 409,
    meaning:
      'The revision is not the current one, the record is in use, or the `Idempotency-Key` belongs to another call.',
  },
  TOO_LARGE: { status: 413, meaning: 'The body or a file is too large. `values.maxBytes` is the limit of a body.' },
  URI_TOO_LONG: { status: 414, meaning: 'The address is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: 'The body or a file has a type that is not accepted.' },
  RANGE_NOT_SATISFIABLE: { status: 416, meaning: 'The file has no such bytes; `Content-Range` has its length.' },
  TOO_MANY: { status: 429, meaning: 'Too many calls. `Retry-After` is the number of seconds to wait.' },
  INTERNAL_SERVER_ERROR: { status: 500, meaning: 'A fault of the server. `requestId` is what to report.' },
  UNAVAILABLE: {
    status: 503,
    meaning: 'The server cannot do this at the moment. `Retry-After` is the number of seconds to wait.',
  },
} as const satisfies Readonly<Record<string, ProblemCode>>

/** The codes that only GraphQL errors have. Their messages are English. */
export const graphqlCodes = {
  GRAPHQL_PARSE_FAILED: { status: 400, meaning: 'The syntax of the document is wrong, or it has too many tokens.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, meaning: 'The document does not fit the schema, or is too large.' },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    meaning: 'The document has no operation of that name, or several and the call names none.',
  },
  PERSISTED_QUERY_NOT_FOUND: { status: 200, meaning: 'The hash is not known. Send the document as text.' },
  BAD_USER_INPUT: {
    status: 400,
    meaning: 'A variable does not fit its type or its place, or the variables are too large.',
  },
  BAD_REQUEST: { status: 400, meaning: 'The call is not as GraphQL over HTTP demands.' },
  TOO_MANY_ERRORS: { status: 200, meaning: 'It replaces the errors that are not shown, and is the last one.' },
} as const satisfies Readonly<Record<string, ProblemCode>>

const codes: ReadonlyMap<number, string> = new Map(
  // The first code of a status is the general one.
  Object.entries(problemCodes)
    .reverse()
    .map(([code, { status }]) => [status, code]),
)

/** The general code of a status. A status without a code of its own has that of its class. */
export const problemCodeOf = (status: number): string =>
  codes.get(status) ?? (status < 500 ? 'INVALID_INPUT' : 'INTERNAL_SERVER_ERROR')

/** The `type` of a problem: a URN, such as `urn:sanguine:problem:not-found`. */
export const problemTypeOf = (code: string): string => `urn:sanguine:problem:${code.toLowerCase().replaceAll('_', '-')}`

const rowsOf = (table: Readonly<Record<string, ProblemCode>>): string[] =>
  Object.entries(table).map(
    ([code, { status, meaning }]) => `| \`${code}\` | ${status} | \`${problemTypeOf(code)}\` | ${meaning} |`,
  )

const head = ['| code | status | type | meaning |', '| --- | --- | --- | --- |']

/** The catalogue of the codes of both APIs as a table of Markdown. */
export const problemTable: string = [...head, ...rowsOf(problemCodes)].join('\n')

/** The catalogue of the codes that only GraphQL has, as a table of Markdown. */
export const graphqlTable: string = [...head, ...rowsOf(graphqlCodes)].join('\n')

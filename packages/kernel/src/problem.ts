/**
 * A call that cannot be served. The message is a sentence a person can act on; both APIs show it as is.
 * A game rule that says no is not a problem but a refusal, and never thrown.
 */
export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    message: string,
    readonly details: { readonly field?: string; readonly retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'Problem'
  }

  get status(): number {
    return statusOf[this.kind]
  }
}

const statusOf = {
  invalidInput: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  notAcceptable: 406,
  requestTimeout: 408,
  conflict: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  tooMany: 429,
  unavailable: 503,
} as const

export type ProblemKind = keyof typeof statusOf

export const invalidInput = (message: string, field?: string) =>
  new Problem('invalidInput', message, field === undefined ? {} : { field })
export const unauthenticated = (message = 'Please log in.') => new Problem('unauthenticated', message)
export const forbidden = (message = 'Your account may not do this.') => new Problem('forbidden', message)
export const notFound = (what: string) => new Problem('notFound', `There is no such ${what}.`)
export const conflict = (message: string) => new Problem('conflict', message)
export const tooMany = (message: string, retryAfterSeconds: number) =>
  new Problem('tooMany', message, { retryAfterSeconds })
/** `retryAfterSeconds` is when a repetition may succeed. */
export const unavailable = (message: string, retryAfterSeconds = 2) =>
  new Problem('unavailable', message, { retryAfterSeconds })

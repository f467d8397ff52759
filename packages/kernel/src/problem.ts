import type { Sentence } from '@sanguine/rules'
import type { TokenScope } from './token-scope'

interface NamedObject {
  readonly id?: string
  readonly name?: string
}

/** The numbers and names that a problem's sentence contains, such as `{ maxCharacters: 100 }`. */
export type ProblemValues = Readonly<Record<string, number | string | NamedObject | readonly (number | string)[]>>

/** The parts of a problem for programs, which both APIs return. */
export interface ProblemDetails {
  /** the code of a refusal, where that of the kind says too little */
  readonly code?: string
  readonly field?: string
  readonly retryAfterSeconds?: number
  /** the scope that a personal access token lacks; `session` where no token may call */
  readonly scope?: TokenScope | 'session'
  readonly values?: ProblemValues
}

/**
 * A call that cannot be served. Its sentence tells a person what to do; both APIs return it unchanged, in the language
 * of the call. `message` is the English one, for the log. A game rule's objection is not a problem but a refusal, and
 * is never thrown.
 */
export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    readonly sentence: Sentence,
    readonly details: ProblemDetails = {},
  ) {
    super(sentence.en)
    this.name = 'Problem'
  }

  get status(): number {
    return problemStatus[this.kind]
  }
}

export const problemStatus = {
  invalidInput: 400,
  unauthenticated: 401,
  forbidden: 403,
  insufficientScope: 403,
  notFound: 404,
  methodNotAllowed: 405,
  notAcceptable: 406,
  subscriptionUnsupported: 400,
  requestTimeout: 408,
  conflict: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  rangeNotSatisfiable: 416,
  tooMany: 429,
  unavailable: 503,
} as const

export type ProblemKind = keyof typeof problemStatus

export const invalidInput = (sentence: Sentence, field?: string) =>
  new Problem('invalidInput', sentence, field === undefined ? {} : { field })

/** The input field is not valid. `reason` follows its name, such as `must not be empty`. */
export const invalidField = (field: string, { en, de }: Sentence, values?: ProblemValues) =>
  new Problem('invalidInput', { en: `${field}: ${en}.`, de: `${field}: ${de}.` }, { field, ...(values && { values }) })

/** The reason for refusing a text that is not a cursor of the list. */
export const notACursor: Sentence = { en: 'must be a cursor of this list', de: 'muss ein Cursor dieser Liste sein' }

/** The argument `after` is not a cursor of the list. */
export const invalidCursor = () => invalidField('after', notACursor)

export const unauthenticated = (sentence: Sentence = { en: 'Please log in.', de: 'Bitte melde dich an.' }) =>
  new Problem('unauthenticated', sentence)

export const sessionEnded = () =>
  unauthenticated({
    en: 'Your session has ended. Please log in again.',
    de: 'Deine Sitzung ist beendet. Bitte melde dich neu an.',
  })

const notAllowed: Sentence = { en: 'Your account may not do this.', de: 'Dein Konto darf das nicht.' }

export const forbidden = (sentence: Sentence = notAllowed) => new Problem('forbidden', sentence)

/** The personal access token, or that of an app, lacks the scope; null where no token may call. */
export const insufficientScope = (scope: TokenScope | null) =>
  new Problem(
    'insufficientScope',
    scope === null
      ? {
          en: 'No app and no personal access token may do this. Please log in on the site.',
          de: 'Das geht mit keiner App und keinem persönlichen Zugriffstoken. Bitte melde dich auf der Seite an.',
        }
      : {
          en: `The access token lacks the scope "${scope}".`,
          de: `Dem Zugriffstoken fehlt der Bereich „${scope}“.`,
        },
    { scope: scope ?? 'session' },
  )

/** The personal access token of the call is mistyped, revoked, expired or of an account that it ended with. */
export const invalidToken = () =>
  unauthenticated({
    en: 'The personal access token is not valid: it is mistyped, revoked or expired.',
    de: 'Das persönliche Zugriffstoken ist ungültig: Es ist falsch abgetippt, widerrufen oder abgelaufen.',
  })

/** The access token of an app is not valid: it is expired or revoked, or its connection has ended. */
export const invalidAppToken = () =>
  unauthenticated({
    en: 'The access token is not valid: it has expired, or the app was disconnected.',
    de: 'Das Zugriffstoken ist ungültig: Es ist abgelaufen, oder die App wurde getrennt.',
  })

/**
 * The named object does not exist. German begins its sentence with the name, in the accusative: `Diesen Gegenstand`.
 */
export const notFound = ({ en, de }: Sentence) =>
  new Problem('notFound', { en: `There is no such ${en}.`, de: `${de} finden wir nicht.` })

export const conflict = (sentence: Sentence) => new Problem('conflict', sentence)

export const tooMany = (sentence: Sentence, retryAfterSeconds: number) =>
  new Problem('tooMany', sentence, { retryAfterSeconds })

/** `retryAfterSeconds` is the time after which a retry may succeed. */
export const unavailable = (sentence: Sentence, retryAfterSeconds = 2) =>
  new Problem('unavailable', sentence, { retryAfterSeconds })

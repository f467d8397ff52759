import en from '../../i18n/refusals.en.json'
import { currentLanguage } from '../i18n/language'
import { defineMessages, translate } from '../i18n/messages'
import { uiMessages } from '../i18n/ui-messages'
import { unknownNames, versionRelation } from './version-mismatch'

interface Named {
  readonly name: string
}

/** A user error of a mutation's payload: its code, and the details that the text of that code needs. */
export interface Refusal {
  /** its type, such as `BuyUserError`: some codes have another text there */
  readonly __typename?: string
  /** a value of the mutation's enum of error codes, such as `CANNOT_AFFORD` */
  readonly code: string
  /** the server's own sentence, where it sends one; shown for codes without a text */
  readonly message?: string
  /** the path of the input field at fault */
  readonly field?: readonly string[] | null
  readonly currency?: Named | null
  readonly item?: Named | null
  readonly stat?: Named | null
  readonly placeName?: string | null
  readonly missing?: number | null
  /** ISO 8601 */
  readonly opensAt?: string | null
  readonly requiredSubscription?: string | null
  readonly requiredValue?: number | null
  readonly requiredXp?: number | null
  readonly retryAfterSeconds?: number | null
}

/** Texts by error code; `<type>.<code>` is the text of the code in that type of user error. */
const refusalMessages = defineMessages(en, { de: () => import('../../i18n/refusals.de.json') })

type RefusalMessage = keyof typeof en

const isRefusalMessage = (key: string): key is RefusalMessage => Object.hasOwn(en, key)

const locales = { en: 'en-GB', de: 'de-DE' } as const

const inBerlin = (time: string): string =>
  new Intl.DateTimeFormat(locales[currentLanguage()], {
    timeZone: 'Europe/Berlin',
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(time))

/** Minutes of a wait, rounded up; 0 if it is under two, which is shown in seconds. */
const wholeMinutes = (seconds: number): number => (seconds < 120 ? 0 : Math.ceil(seconds / 60))

/** Why a mutation changed nothing, in the language of the page. */
export function refusalText(refusal: Refusal): string {
  const { __typename, code, message, currency, item, stat, placeName, opensAt } = refusal
  const key = [`${__typename}.${code}`, code].find(isRefusalMessage)
  if (key === undefined) return message ?? translate(uiMessages, 'error.unknown')
  return translate(refusalMessages, key, {
    currency: currency?.name,
    item: item?.name,
    stat: stat?.name,
    place: placeName,
    subject: item?.name ?? placeName,
    missing: refusal.missing,
    opensAt: opensAt && inBerlin(opensAt),
    requiredSubscription: refusal.requiredSubscription,
    requiredValue: refusal.requiredValue,
    requiredXp: refusal.requiredXp,
    seconds: refusal.retryAfterSeconds,
    minutes: wholeMinutes(refusal.retryAfterSeconds ?? 0),
  })
}

const sentences = {
  0: 'error.offline',
  403: 'error.forbidden',
  404: 'error.notFound',
  409: 'error.conflict',
  429: 'error.tooMany',
} as const

const maxNames = 3

/**
 * A sentence that the gateway's schema differs from the one of this build, with the missing names; undefined for other
 * errors.
 */
function versionText(errors: readonly { readonly message?: unknown }[]): string | undefined {
  const names = unknownNames(errors)
  if (names.length === 0) return undefined
  const shown = [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ')
  return translate(uiMessages, 'error.otherVersion', { relation: versionRelation(), names: shown })
}

/** Codes of GraphQL errors that are a failure of the server. */
const failureCodes: readonly unknown[] = ['INTERNAL_SERVER_ERROR', 'UNAVAILABLE']

/** Codes of GraphQL's own errors, whose English sentences name variables and types rather than what a person entered. */
const technicalCodes: readonly unknown[] = [
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'QUERY_TOO_LARGE',
]

interface GraphqlError {
  readonly message?: unknown
  readonly extensions?: { readonly code?: unknown; readonly requestId?: unknown }
}

interface Thrown {
  readonly sentence?: unknown
  readonly status?: unknown
  readonly statusCode?: unknown
  readonly message?: unknown
  readonly name?: unknown
  readonly requestId?: unknown
  readonly errors?: readonly GraphqlError[]
  /** of the Apollo client's error for a status */
  readonly response?: { readonly headers?: Headers }
  readonly bodyText?: unknown
}

/** The status of the response that an error of a call is about; undefined for an error without one. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { status, statusCode }: Thrown = error
  return [status, statusCode].find((value) => typeof value === 'number')
}

/**
 * The server's sentence in the body of a response that the Apollo client rejected; undefined for others, such as a
 * proxy's page.
 */
function sentenceInBody({ bodyText, response }: Thrown): string | undefined {
  if (typeof bodyText !== 'string' || bodyText === '') return undefined
  const type = response?.headers?.get('content-type') ?? ''
  if (type.startsWith('text/plain')) return bodyText
  if (!type.includes('json')) return undefined
  try {
    const { errors, detail } = JSON.parse(bodyText) as { errors?: readonly GraphqlError[]; detail?: unknown }
    return [errors?.[0]?.message, detail].find((text) => typeof text === 'string')
  } catch {
    // a truncated body has no sentence
    return undefined
  }
}

/** Whether a call failed for a temporary reason, so that a retry can succeed: the server was busy or took too long. */
export function isTemporaryFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { errors }: Thrown = error
  const code = statusOf(error) ?? 0
  return (code >= 502 && code <= 504) || (errors ?? []).some(({ extensions }) => extensions?.code === 'UNAVAILABLE')
}

/** The server's id of the request that it failed to serve; undefined if the server did not fail. */
function failedRequestId(thrown: Thrown): string | undefined {
  const { requestId, errors, response } = thrown
  const failed = errors?.find(({ extensions }) => failureCodes.includes(extensions?.code))
  const isFailure = (statusOf(thrown) ?? 0) >= 500
  const id = failed ? failed.extensions?.requestId : isFailure && (requestId || response?.headers?.get('x-request-id'))
  return typeof id === 'string' && id !== '' ? id : undefined
}

/**
 * A helpful sentence for any error of a call: the server's own if it sent one, otherwise one for the type of failure.
 * If the server failed, the request id follows. Recognises `NetworkError` and the Apollo client's errors without
 * importing either.
 */
export function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return translate(uiMessages, 'error.unknown')
  const text = sentenceOf(error)
  const id = failedRequestId(error)
  return id === undefined || text.includes(id) ? text : `${text} ${translate(uiMessages, 'error.reference', { id })}`
}

function sentenceOf(thrown: Thrown): string {
  const { sentence = sentenceInBody(thrown), errors, message, name } = thrown
  if (typeof sentence === 'string' && sentence !== '') return sentence
  if (errors && typeof errors[0]?.message === 'string') {
    const { message: own, extensions } = errors[0]
    const unread = technicalCodes.includes(extensions?.code) ? translate(uiMessages, 'error.input') : own
    return versionText(errors) ?? unread
  }
  const code = statusOf(thrown)
  if (code !== undefined && code >= 500) return translate(uiMessages, 'error.server')
  if (code !== undefined && code in sentences) return translate(uiMessages, sentences[code as keyof typeof sentences])
  if (name === 'TypeError' && typeof message === 'string' && /fetch|network|load/i.test(message))
    return translate(uiMessages, 'error.offline')
  return translate(uiMessages, 'error.unknown')
}

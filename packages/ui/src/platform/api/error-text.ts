import type { RefusalCode } from '@sanguine/rules'
import { formatMessage, type MessageValues } from '../i18n/format-message'
import { currentLanguage, type Language, onBeforeLanguageChange } from '../i18n/language'
import { translate } from '../i18n/messages'
import { uiMessages } from '../i18n/ui-messages'

/** What a mutation's payload says when a rule said no. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly field?: string | null
  readonly values?: unknown
}

/** The compiler sees to it that no rule's refusal is left out. */
const loadGermanRefusals = async (): Promise<Readonly<Record<RefusalCode, string>>> =>
  (await import('../../i18n/refusals.de.json')).default

let refusals: Readonly<Record<string, string>> = {}

onBeforeLanguageChange(async (language: Language) => {
  // Without it the server's own sentence is shown.
  if (language === 'de') refusals = await loadGermanRefusals().catch(() => ({}))
  return undefined
})

/** A refusal in the language of the page: its translation by code, else the server's own sentence. */
export function refusalText({ code, message, values }: Refusal): string {
  const text = currentLanguage() === 'en' ? undefined : refusals[code]
  if (text === undefined) return message
  return formatMessage(text, currentLanguage(), (values ?? {}) as MessageValues)
}

const sentences = {
  0: 'error.offline',
  403: 'error.forbidden',
  404: 'error.notFound',
  409: 'error.conflict',
  429: 'error.tooMany',
} as const

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/**
 * A sentence a person can act on for whatever a call threw: the server's own where it sent one, else one for the kind of
 * failure. Understands `NetworkError` and the Apollo client's errors without needing either.
 */
export function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return translate(uiMessages, 'error.unknown')
  const { sentence, status, statusCode, errors, message, name } = error as Record<string, unknown>
  if (typeof sentence === 'string' && sentence !== '') return sentence
  if (Array.isArray(errors) && typeof errors[0]?.message === 'string') return errors[0].message
  const code = numberOf(status) ?? numberOf(statusCode)
  if (code !== undefined && code >= 500) return translate(uiMessages, 'error.server')
  if (code !== undefined && code in sentences) return translate(uiMessages, sentences[code as keyof typeof sentences])
  if (name === 'TypeError' && typeof message === 'string' && /fetch|network|load/i.test(message))
    return translate(uiMessages, 'error.offline')
  return translate(uiMessages, 'error.unknown')
}

import type { Refusal, Result, Sentence } from '@sanguine/rules'
import type { Context } from '../context'
import { tooMany } from '../problem'
import { noteRefusal } from '../served-call'
import { type FieldNames, refusalDetails, type WireRefusal } from './refusal-fields'

type Wording<Refused extends Refusal, Code extends string> =
  | Sentence
  | ((details: Extract<Refused, { readonly code: Code }>['details'], context: Context) => Sentence)

/** The sentence of each refusal of a domain; names in it are in the language of the call. */
export type RefusalSentences<Refused extends Refusal> = {
  readonly [Code in Refused['code']]: Wording<Refused, Code>
}

/** Makes a refusal's English sentence the sentence of a problem in every language: REST words refusals in English only. */
export const inEveryLanguage = (sentence: string): Sentence => ({ en: sentence, de: sentence })

const berlinFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', dateStyle: 'long', timeStyle: 'short' })

const berlin = { en: berlinFormat('en-GB'), de: berlinFormat('de-DE') }

/** A moment as sentences have it, such as `31 October 2025 at 20:00 (Berlin time)`. */
export const inBerlinTime = (at: number): Sentence => ({
  en: `${berlin.en.format(at)} (Berlin time)`,
  de: `${berlin.de.format(at)} (Berliner Zeit)`,
})

/** The details of a refusal for too many attempts. */
interface RetryDetails {
  readonly retryAfterSeconds: number
}

/** A table that words no refusal of another one; `never` marks those that both word. */
type Without<Words extends object, Others extends object> = Words & {
  readonly [Code in keyof Words & keyof Others]: never
}

/**
 * Joins tables of sentences. It does not compile if two word the same refusal, where a spread would silently keep the
 * later text.
 */
export const joinRefusals = <First extends object, Second extends object, Third extends object>(
  first: First,
  second: Without<Second, First>,
  third: Without<Third, First & Second>,
): First & Second & Third => ({ ...first, ...second, ...third })

/** Words the refusals of a domain by a table: in both languages for GraphQL, in English for REST. */
export function restRefusals<Refused extends Refusal>(sentences: RefusalSentences<Refused>) {
  function refusalMessage({ code, details }: Refused, context: Context): Sentence {
    // a table's row belongs to the refusal's code, which the compiler cannot see through a union
    const sentence: Sentence | ((details: never, context: Context) => Sentence) = sentences[code as Refused['code']]
    return typeof sentence === 'function' ? sentence(details as never, context) : sentence
  }

  const refusalSentence = (refusal: Refused, context: Context): string => refusalMessage(refusal, context).en

  function toWireRefusal(context: Context, refusal: Refused, names: FieldNames = {}): WireRefusal {
    noteRefusal(refusal.code)
    return {
      success: false,
      message: refusalSentence(refusal, context),
      ...refusalDetails(context, refusal, names),
    }
  }

  /**
   * The REST form of an operation's result: a refusal is 200 with its sentence, too many wrong passwords or codes are a 429.
   * `fieldNames` are the call's names of fields that the operation calls otherwise.
   */
  function toWireResult<Value, More extends object = Record<never, never>>(
    context: Context,
    result: Result<Value, Refused>,
    message: string | ((value: Value) => string),
    more?: (value: Value) => More,
    fieldNames: FieldNames = {},
  ): { success: true; message: string } & More {
    if (!result.ok) {
      const { refusal } = result
      const refused = toWireRefusal(context, refusal, fieldNames)
      if (refusal.code === 'tooManyAttempts')
        throw tooMany(inEveryLanguage(refused.message), (refusal.details as RetryDetails).retryAfterSeconds)
      return refused as never
    }
    const sentence = typeof message === 'string' ? message : message(result.value)
    return { success: true, message: sentence, ...(more?.(result.value) as More) }
  }

  return { refusalCodes: Object.keys(sentences), refusalMessage, refusalSentence, toWireRefusal, toWireResult }
}

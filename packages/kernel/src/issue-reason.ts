import type { Language, Sentence } from '@sanguine/rules'
import type { z } from 'zod'
import type { ProblemValues } from './problem'

type RawIssue = z.core.$ZodRawIssue

/** The phrases of one language for the objections of a validator; each follows the name of a field. */
interface IssueWords {
  readonly invalid: string
  readonly missing: string
  readonly empty: string
  readonly wrongForm: string
  readonly or: string
  /** by zod's name of the type */
  readonly types: Readonly<Record<string, string>>
  readonly formats: Readonly<Record<string, string>>
  /** singular and plural */
  readonly units: Readonly<Record<'string' | 'file' | 'list', readonly [string, string]>>
  mustBe(what: string): string
  mustNotHave(what: string): string
  atLeast(length: string): string
  atMost(length: string): string
  over(number: number | bigint): string
  under(number: number | bigint): string
  notBelow(number: number | bigint): string
  notAbove(number: number | bigint): string
  multipleOf(number: number | bigint): string
}

const english: IssueWords = {
  invalid: 'is not valid',
  missing: 'is missing',
  empty: 'must not be empty',
  wrongForm: 'is not of the form that is needed',
  or: 'or',
  types: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    date: 'a date',
  },
  formats: {
    email: 'must be an e-mail address',
    url: 'must be an address such as https://sanguine.example',
    datetime: 'must be a time such as 2024-07-01T09:00:00Z',
  },
  units: { string: ['character', 'characters'], file: ['byte', 'bytes'], list: ['entry', 'entries'] },
  mustBe: (what) => `must be ${what}`,
  mustNotHave: (what) => `must not have ${what}`,
  atLeast: (length) => `must have at least ${length}`,
  atMost: (length) => `must have at most ${length}`,
  over: (number) => `must be more than ${number}`,
  under: (number) => `must be less than ${number}`,
  notBelow: (number) => `must be ${number} or more`,
  notAbove: (number) => `must be ${number} or less`,
  multipleOf: (number) => `must be a multiple of ${number}`,
}

const german: IssueWords = {
  invalid: 'ist nicht gültig',
  missing: 'fehlt',
  empty: 'darf nicht leer sein',
  wrongForm: 'hat nicht die verlangte Form',
  or: 'oder',
  types: {
    string: 'Text',
    number: 'eine Zahl',
    int: 'eine ganze Zahl',
    boolean: 'true oder false',
    array: 'eine Liste',
    object: 'ein Objekt',
    record: 'ein Objekt',
    date: 'ein Datum',
  },
  formats: {
    email: 'muss eine E-Mail-Adresse sein',
    url: 'muss eine Adresse wie https://sanguine.example sein',
    datetime: 'muss ein Zeitpunkt wie 2024-07-01T09:00:00Z sein',
  },
  units: { string: ['Zeichen', 'Zeichen'], file: ['Byte', 'Byte'], list: ['Eintrag', 'Einträge'] },
  mustBe: (what) => `muss ${what} sein`,
  mustNotHave: (what) => `darf ${what} nicht enthalten`,
  atLeast: (length) => `muss mindestens ${length} haben`,
  atMost: (length) => `darf höchstens ${length} haben`,
  over: (number) => `muss größer als ${number} sein`,
  under: (number) => `muss kleiner als ${number} sein`,
  notBelow: (number) => `muss mindestens ${number} sein`,
  notAbove: (number) => `darf höchstens ${number} sein`,
  multipleOf: (number) => `muss ein Vielfaches von ${number} sein`,
}

const words: Readonly<Record<Language, IssueWords>> = { en: english, de: german }

/** `1 character`, `2 characters`: how long something is. Null for a number, which has no length. */
function lengthOf({ units }: IssueWords, origin: string, count: number | bigint): string | null {
  if (/^(number|int|bigint|date)$/.test(origin)) return null
  const unit = units[origin === 'string' || origin === 'file' ? origin : 'list']
  return `${count} ${unit[Number(count) === 1 ? 0 : 1]}`
}

/** `a`, `a or b`, `a, b or c`. */
const oneOf = ({ or }: IssueWords, values: readonly unknown[]): string =>
  values
    .map(String)
    .join(', ')
    .replace(/, ([^,]*)$/, ` ${or} $1`)

function reasonIn(language: Language, issue: RawIssue): string {
  const phrases = words[language]
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? phrases.missing
        : phrases.mustBe(phrases.types[issue.expected] ?? issue.expected)
    case 'too_small': {
      if (issue.origin === 'string' && issue.minimum === 1) return phrases.empty
      const length = lengthOf(phrases, issue.origin, issue.minimum)
      if (length) return phrases.atLeast(length)
      return issue.inclusive === false ? phrases.over(issue.minimum) : phrases.notBelow(issue.minimum)
    }
    case 'too_big': {
      const length = lengthOf(phrases, issue.origin, issue.maximum)
      if (length) return phrases.atMost(length)
      return issue.inclusive === false ? phrases.under(issue.maximum) : phrases.notAbove(issue.maximum)
    }
    case 'invalid_value':
      return issue.input === undefined ? phrases.missing : phrases.mustBe(oneOf(phrases, issue.values))
    case 'invalid_format':
      return phrases.formats[issue.format] ?? phrases.wrongForm
    case 'not_multiple_of':
      return phrases.multipleOf(issue.divisor)
    case 'unrecognized_keys':
      return phrases.mustNotHave(
        oneOf(
          phrases,
          issue.keys.map((key) => `"${key}"`),
        ),
      )
    default:
      return phrases.invalid
  }
}

/** zod's error map for schemas without their own message: what the value must be, following the name of the field. */
export const englishIssue: z.core.$ZodErrorMap = (issue) => reasonIn('en', issue)

/**
 * The reason of an issue, following the name of a field. In English it is the schema's own message, if it has one. In
 * German it is the `params.de` of a refinement, else a phrase for the issue's code. The issue must report its input.
 */
export function issueReason(issue: z.core.$ZodIssue): Sentence {
  const own: unknown = issue.code === 'custom' ? issue.params?.de : undefined
  return { en: issue.message, de: typeof own === 'string' ? own : reasonIn('de', issue as RawIssue) }
}

const isPlain = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string'

/** The bounds or the allowed values that an issue's reason names; undefined if it names none. */
export function issueValues(issue: z.core.$ZodIssue): ProblemValues | undefined {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) }
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  return issue.code === 'invalid_value' ? { allowed: issue.values.filter(isPlain) } : undefined
}

import { type Language, numberFormat } from '@sanguine/ui/platform'

interface Notation {
  readonly group: string
  readonly decimal: string
  readonly whole: RegExp
  readonly fraction: RegExp
}

function notationOf(group: string, decimal: string): Notation {
  const digits = `(?:\\d+|\\d{1,3}(?:\\${group}\\d{3})+)`
  return {
    group,
    decimal,
    whole: new RegExp(`^-?${digits}$`),
    fraction: new RegExp(`^-?(?:${digits}(?:\\${decimal}\\d+)?|\\${decimal}\\d+)$`),
  }
}

const notations: Readonly<Record<Language, Notation>> = { en: notationOf(',', '.'), de: notationOf('.', ',') }

/**
 * Reads a number in the notation of a language: `1,000` and `7.5` in English, `1.000` and `7,5` in German. A whole
 * number has no fraction, not even `.0`, because a group in the other notation would pass as one.
 * @returns null for blank text, undefined for text that is not a number
 */
export function parseNumber(text: string, language: Language, { isWhole = false } = {}): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const { group, decimal, whole, fraction } = notations[language]
  if (!(isWhole ? whole : fraction).test(typed)) return undefined
  // Adding 0 turns −0 into 0.
  return Number(typed.replaceAll(group, '').replace(decimal, '.')) + 0
}

/** A number for editing: with the decimal separator of the language, without groups. */
export const editedNumber = (value: number, language: Language): string =>
  numberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)

import type { ContentRecords } from '../records'
import { textsOf } from './texts'

/** What players read in another language: record id → field → text. */
export type Translation = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A text in another language, tied to the sentence it says. */
export interface TranslatedText {
  readonly text: string
  /** the English it was made of: where that has changed since, the translation no longer holds */
  readonly of: string
}

/** What is known of a language: record id → field → text with its original. */
export type TiedTranslation = Readonly<Record<string, Readonly<Record<string, TranslatedText>>>>

/** By language. */
export type Translations = Readonly<Record<string, TiedTranslation>>

/** The translation as one of just these records; of what is not in them the original is empty. */
export function tieTranslation(records: ContentRecords, translation: Translation): TiedTranslation {
  const originals = new Map(textsOf(records).map(({ record, field, text }) => [`${record.id}.${field}`, text]))
  return mapTexts(translation, (text, id, field) => ({ text, of: originals.get(`${id}.${field}`) ?? '' }))
}

const mapTexts = <Text, Mapped>(
  texts: Readonly<Record<string, Readonly<Record<string, Text>>>>,
  map: (text: Text, id: string, field: string) => Mapped,
): Record<string, Record<string, Mapped>> =>
  Object.fromEntries(
    Object.entries(texts).map(([id, fields]) => [
      id,
      Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, map(text, id, field)])),
    ]),
  )

/** What of a translation still says what the records say. All else is shown in English. */
export function validTranslation(records: ContentRecords, tied: TiedTranslation): Translation {
  const valid: Record<string, Record<string, string>> = {}
  for (const { record, field, text } of textsOf(records)) {
    const translated = tied[record.id]?.[field]
    if (translated === undefined || translated.text === '' || translated.of !== text) continue
    valid[record.id] = { ...valid[record.id], [field]: translated.text }
  }
  return valid
}

/** A record, or what was made of one, with the texts it has in the translation; all else as it is. */
export function inTranslation<Of extends { readonly id: string }>(record: Of, translation: Translation): Of {
  const texts = Object.entries(translation[record.id] ?? {}).filter(([field]) => field in record)
  return texts.length === 0 ? record : { ...record, ...Object.fromEntries(texts) }
}

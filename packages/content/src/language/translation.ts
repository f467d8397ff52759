import type { Release } from '@sanguine/rules'
import { anyRecords } from '../content'
import { type KindName, kindNames } from '../kind-name'
import { anyKind } from '../kinds'
import { memoPerRecord } from '../memo-per-kinds'
import type { AnyRecord, ContentRecords } from '../records'

export interface ReadText {
  readonly kind: KindName
  readonly record: AnyRecord
  readonly field: string
  readonly text: string
  readonly fits: number
}

/** How many characters have room, by the fields of a kind that players read. */
const roomOf = (kind: KindName): readonly (readonly [field: string, fits: number])[] =>
  Object.entries(anyKind(kind).fields).flatMap(([name, { fits }]) =>
    fits === undefined ? [] : [[name, fits] as const],
  )

/** The fields of a kind that players read, and that are therefore translated. Both APIs use the same names. */
export const translatedFieldsOf = (kind: KindName): readonly string[] => roomOf(kind).map(([field]) => field)

/** Every text of the content that a player reads. */
export const textsOf = (records: ContentRecords): ReadText[] =>
  kindNames.flatMap((kind) => {
    const fields = roomOf(kind)
    return anyRecords(records, kind).flatMap((record) =>
      fields.map(([field, fits]) => ({ kind, record, field, text: String(record[field] ?? ''), fits })),
    )
  })

/** The texts of a language: record id → field → text. */
export type Translation = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A text in another language, tied to its original. */
export interface TranslatedText {
  readonly text: string
  /** the English original; if it has changed since, the translation is outdated */
  readonly of: string
}

/** The tied texts of a language: record id → field → text with its original. */
export type TiedTranslation = Readonly<Record<string, Readonly<Record<string, TranslatedText>>>>

/** Whether a text was translated from an original that has changed since. */
export const isOutdated = ({ text, of }: TranslatedText, original: unknown): boolean =>
  text !== '' && of !== String(original ?? '')

/** By language. */
export type Translations = Readonly<Record<string, TiedTranslation>>

/** The texts of one record in other languages: language → field → text. */
export type RecordTranslations = Readonly<Record<string, Readonly<Record<string, TranslatedText>>>>

/** The texts of one record in every language that has some. */
export const translationsOf = (translations: Translations, id: string): RecordTranslations =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, texts]) => {
      const ofRecord = texts[id]
      return ofRecord ? [[language, ofRecord]] : []
    }),
  )

/** Ties a translation to the present originals of these records; a missing text has an empty original. */
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

type TiedTexts = TiedTranslation[string]
type Texts = Translation[string]

/** The texts of one record whose originals have not changed; null if there are none. */
function validTextsOf(kind: KindName, tied: TiedTexts, record: AnyRecord): Texts | null {
  const valid = translatedFieldsOf(kind).flatMap((field): [string, string][] => {
    const translated = tied[field]
    const isValid = translated !== undefined && translated.text !== '' && !isOutdated(translated, record[field])
    return isValid ? [[field, translated.text]] : []
  })
  return valid.length > 0 ? Object.fromEntries(valid) : null
}

const validTexts = new Map(
  kindNames.map((kind) => [
    kind,
    memoPerRecord((tied: TiedTexts, record: AnyRecord) => validTextsOf(kind, tied, record)),
  ]),
)

/** The texts of a translation whose originals have not changed. All others are shown in English. */
export function validTranslation(records: ContentRecords, tied: TiedTranslation): Translation {
  const valid: Record<string, Texts> = {}
  for (const [kind, validOf] of validTexts)
    for (const record of anyRecords(records, kind)) {
      const own = tied[record.id]
      const texts = own && validOf(own, record)
      if (texts) valid[record.id] = texts
    }
  return valid
}

/** A record, or an object derived from one, with its translated texts; other fields stay as they are. */
export function inTranslation<Of extends { readonly id: string }>(record: Of, translation: Translation): Of {
  const texts = translation[record.id]
  return texts ? withTexts(texts, record) : record
}

function withTexts<Of extends object>(texts: Texts, record: Of): Of {
  const shown = Object.entries(texts).filter(([field]) => field in record)
  return shown.length === 0 ? record : { ...record, ...Object.fromEntries(shown) }
}

/**
 * The release with its names and texts in another language; untranslated texts stay English. Keys, numbers and all
 * orders are those of the original, so that rules decide the same in both.
 */
export function localiseRelease(release: Release, language: string, translation: Translation): Release {
  const parts = Object.entries(release).map(([name, part]) => [name, localisePart(part, translation)])
  return { ...(Object.fromEntries(parts) as Release), language }
}

interface Definition {
  readonly id: string
}

const localiseDefinition = memoPerRecord(withTexts<Definition>)

/** Localises a map or list of definitions; other values have no texts. */
function localisePart(part: unknown, translation: Translation): unknown {
  const localise = (definition: Definition) => {
    const texts = translation[definition.id]
    return texts ? localiseDefinition(texts, definition) : definition
  }
  if (Array.isArray(part)) return part.map(localise)
  if (!(part instanceof Map)) return part
  return new Map([...(part as ReadonlyMap<string, Definition>)].map(([key, definition]) => [key, localise(definition)]))
}

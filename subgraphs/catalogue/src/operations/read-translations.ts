import {
  findTranslationProblems,
  type KindName,
  type RecordTranslations,
  type WrittenTranslation,
  writeTranslations,
} from '@sanguine/content'
import { invalidField } from '@sanguine/kernel'
import { targetLanguages } from '../content/by-language'

/** A record's translations before a change, the written ones, and the record's values after it. */
interface TranslationChange {
  readonly present: RecordTranslations
  readonly written: readonly WrittenTranslation[]
  readonly originals: Readonly<Record<string, unknown>>
}

/**
 * A record's translations after a change; undefined if none was written. Throws `invalidInput` with the path of the
 * text.
 */
export function readTranslations(
  kind: KindName,
  { present, written, originals }: TranslationChange,
): RecordTranslations | undefined {
  if (written.length === 0) return undefined
  const [problem] = findTranslationProblems(kind, written, targetLanguages)
  if (problem) {
    throw invalidField(`translations.${problem.index}.${problem.part}`, problem.message)
  }
  return writeTranslations(present, written, originals)
}

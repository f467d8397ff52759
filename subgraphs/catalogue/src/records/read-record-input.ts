import {
  anyKind,
  type ChosenImage,
  type ContentIndex,
  canonical,
  chosenImages,
  findEntryIssues,
  findTranslationProblems,
  type KindName,
  normalizeTranslations,
  type RecordTranslations,
  unfitImage,
  unknownImage,
  type WrittenTranslation,
  writeTranslations,
} from '@sanguine/content'
import { type App, type Context, invalidField, parse } from '@sanguine/kernel'
import { knownImagesService } from '../content/known-images'
import { targetLanguages } from '../content/release-cache'

type Values = Readonly<Record<string, unknown>>

/**
 * The stored form of a client's input: parsed by the kind's schema, with keys as exact short names. News without a time
 * keep their stored one; new ones get the present. Throws `invalidInput`, also for an entry that its list has twice.
 */
export function readRecordValues(
  { app }: Context,
  kind: KindName,
  input: unknown,
  index: ContentIndex,
  before?: Values,
): Values {
  const values: Values = canonical(kind, parse(anyKind(kind).values, input), index)
  const issue = findEntryIssues(kind, values)[0]
  if (issue) throw invalidField(issue.field, issue.message)
  if (kind !== 'news' || values.publishedAt !== 0) return values
  return { ...values, publishedAt: before?.publishedAt ?? Math.floor(app.clock.now() / 1000) }
}

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
  const normalized = normalizeTranslations(kind, written)
  const [problem] = findTranslationProblems(kind, normalized, targetLanguages)
  if (problem) {
    throw invalidField(`translations.${problem.index}.${problem.part}`, problem.message)
  }
  return writeTranslations(present, normalized, originals)
}

/** The values that a change gives a record, and those that it had. */
interface ImageChange {
  readonly input: unknown
  readonly before?: Values | undefined
}

const newImages = (kind: KindName, { input, before }: ImageChange): readonly ChosenImage[] =>
  typeof input === 'object' && input !== null
    ? chosenImages(kind, input).filter(({ field, id }) => id !== before?.[field])
    : []

/** Throws `invalidInput` for the first field with an unusable image. */
type RequireImages = (change: ImageChange) => void

/**
 * Returns a check of the changes of one call, whose images are read at once. It refuses an image that does not exist, or does
 * not fit its field. An id that the record had before stays allowed, so that such a record can still be changed. Only
 * image fields are read; the schema checks the others when it reads the record.
 */
export async function knownImageCheck(
  app: App,
  kind: KindName,
  changes: readonly ImageChange[],
): Promise<RequireImages> {
  const ids = idsOfNewImages(kind, changes)
  const known = ids.length > 0 ? await app.get(knownImagesService).known(ids) : new Set()
  const requireFit = await fittingImageCheck(app, kind, changes)
  return (change) => {
    const unknown = newImages(kind, change).find(({ id }) => !known.has(id))
    if (unknown) throw invalidField(unknown.field, unknownImage(unknown.id))
    requireFit(change)
  }
}

/**
 * Returns a check of the changes of one call, whose images are read at once. It refuses an image that moves although its field
 * needs a still one, or the reverse. An image that does not exist passes: a record can be restored without it, and the
 * check of content reports it.
 */
export async function fittingImageCheck(
  app: App,
  kind: KindName,
  changes: readonly ImageChange[],
): Promise<RequireImages> {
  const ids = idsOfNewImages(kind, changes)
  const motion = ids.length > 0 ? await app.get(knownImagesService).motion(ids) : new Map()
  return (change) => {
    const unfit = newImages(kind, change).find(({ id, moving }) => motion.get(id) === !moving)
    if (unfit) throw invalidField(unfit.field, unfitImage(unfit))
  }
}

const idsOfNewImages = (kind: KindName, changes: readonly ImageChange[]): readonly string[] => [
  ...new Set(changes.flatMap((change) => newImages(kind, change)).map(({ id }) => id)),
]

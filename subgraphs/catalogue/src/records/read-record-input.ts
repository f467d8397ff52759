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

const newImages = (kind: KindName, input: unknown, before: Values | undefined): readonly ChosenImage[] =>
  typeof input === 'object' && input !== null
    ? chosenImages(kind, input).filter(({ field, id }) => id !== before?.[field])
    : []

const idsOf = (images: readonly ChosenImage[]) => images.map(({ id }) => id)

/**
 * Throws `invalidInput` for the first field of `input` with an unusable image id: the image does not exist, or does not fit
 * its field. An id that the record had before stays allowed, so that such a record can still be changed. Only image fields
 * are read; the schema checks the others when it reads the record.
 */
export async function requireKnownImages(app: App, kind: KindName, input: unknown, before?: Values): Promise<void> {
  const images = newImages(kind, input, before)
  if (images.length === 0) return
  const known = await app.get(knownImagesService).known(idsOf(images))
  const unknown = images.find(({ id }) => !known.has(id))
  if (unknown) throw invalidField(unknown.field, unknownImage(unknown.id))
  await requireFit(app, images)
}

/**
 * Throws `invalidInput` for the first field of `input` whose image moves although the field needs a still one, or the
 * reverse. An image that does not exist passes: a record can be restored without it, and the check of content reports it.
 */
export async function requireFittingImages(app: App, kind: KindName, input: unknown, before?: Values): Promise<void> {
  await requireFit(app, newImages(kind, input, before))
}

async function requireFit(app: App, images: readonly ChosenImage[]): Promise<void> {
  if (images.length === 0) return
  const motion = await app.get(knownImagesService).motion(idsOf(images))
  const unfit = images.find(({ id, moving }) => motion.get(id) === !moving)
  if (unfit) throw invalidField(unfit.field, unfitImage(unfit))
}

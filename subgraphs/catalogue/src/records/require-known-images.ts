import { type ChosenImage, chosenImages, type KindName, unfitImage, unknownImage } from '@sanguine/content'
import { type App, invalidField } from '@sanguine/kernel'
import { knownImagesService } from '../content/known-images'

type Values = Readonly<Record<string, unknown>>

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

import { chosenImages, type KindName, unfitImage } from '@sanguine/content'
import { type App, invalidField } from '@sanguine/kernel'
import { knownImagesService } from '../content/known-images'

type Values = Readonly<Record<string, unknown>>

/**
 * Throws `invalidInput` for the first field of `input` with an unusable image id. The image does not exist, or it moves
 * although the field needs a still one, or the reverse. An id that the record had before stays allowed, so that such a
 * record can still be changed. Only image fields are read; the schema checks the others when it reads the record.
 */
export async function requireKnownImages(app: App, kind: KindName, input: unknown, before?: Values): Promise<void> {
  if (typeof input !== 'object' || input === null) return
  const images = chosenImages(kind, input).filter(({ field, id }) => id !== before?.[field])
  if (images.length === 0) return
  const ids = images.map(({ id }) => id)
  const knownImages = app.get(knownImagesService)
  const known = await knownImages.known(ids)
  const unknown = images.find(({ id }) => !known.has(id))
  if (unknown)
    throw invalidField(unknown.field, {
      en: `there is no image with the id ${unknown.id}`,
      de: `das Bild mit der ID ${unknown.id} gibt es nicht`,
    })
  const motion = await knownImages.motion(ids)
  const unfit = images.find(({ id, moving }) => motion.get(id) === !moving)
  if (unfit) throw invalidField(unfit.field, unfitImage(unfit))
}

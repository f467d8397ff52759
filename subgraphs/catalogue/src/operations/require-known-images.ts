import { anyKind, type KindName } from '@sanguine/content'
import { type App, invalidField, type Sentence } from '@sanguine/kernel'
import { knownImagesService } from '../content/known-images'

type Values = Readonly<Record<string, unknown>>

interface ChosenImage {
  readonly field: string
  readonly id: string
  /** whether the field is for a video or an animated image */
  readonly moving: boolean
}

/**
 * Throws `invalidInput` for the first field of `input` with the id of an image that does not exist, or that moves where
 * a still one belongs, or the other way round. An id that the record had before stays allowed, so that such a record
 * can still be changed. Only fields of images are read; the schema refuses what is wrong with the others when it reads
 * the record.
 */
export async function requireKnownImages(app: App, kind: KindName, input: unknown, before?: Values): Promise<void> {
  if (typeof input !== 'object' || input === null) return
  const images = Object.entries(anyKind(kind).fields).flatMap(([field, { shape, schema }]): ChosenImage[] => {
    if (shape.type !== 'image') return []
    const { data: id } = schema.safeParse((input as Values)[field])
    return typeof id === 'string' && id !== '' && id !== before?.[field] ? [{ field, id, moving: shape.moving }] : []
  })
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
  if (unfit) throw invalidField(unfit.field, unfitReason(unfit))
}

const unfitReason = ({ id, moving }: ChosenImage): Sentence =>
  moving
    ? {
        en: `must be a video or an animated image, but the image ${id} is a still one`,
        de: `muss ein Video oder ein bewegtes Bild sein, das Bild ${id} ist aber ein Standbild`,
      }
    : {
        en: `must be a still image, but the image ${id} is a video or animated`,
        de: `muss ein Standbild sein, das Bild ${id} ist aber ein Video oder bewegt`,
      }

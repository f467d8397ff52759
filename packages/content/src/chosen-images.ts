import type { Sentence } from '@sanguine/rules'
import type { KindName } from './kind-name'
import { anyKind } from './kinds'

/** An image in a field of a record. */
export interface ChosenImage {
  readonly field: string
  readonly id: string
  /** whether the field is for a video or an animated image */
  readonly moving: boolean
}

/**
 * The images that an editor chose for a record, by the fields of its kind. Images within lists are copies that the server
 * fills in, and are left out.
 */
export const chosenImages = (kind: KindName, values: object): ChosenImage[] =>
  Object.entries(anyKind(kind).fields).flatMap(([field, { shape, schema }]): ChosenImage[] => {
    if (shape.type !== 'image') return []
    const { data: id } = schema.safeParse((values as Readonly<Record<string, unknown>>)[field])
    return typeof id === 'string' && id !== '' ? [{ field, id, moving: shape.moving }] : []
  })

/** Says that there is no such image. */
export const unknownImage = (id: string): Sentence => ({
  en: `there is no image with the id ${id}`,
  de: `das Bild mit der ID ${id} gibt es nicht`,
})

/** Why an image does not fit its field: it moves in the place of a still one, or the other way round. */
export const unfitImage = ({ id, moving }: ChosenImage): Sentence =>
  moving
    ? {
        en: `must be a video or an animated image, but the image ${id} is a still one`,
        de: `muss ein Video oder ein bewegtes Bild sein, das Bild ${id} ist aber ein Standbild`,
      }
    : {
        en: `must be a still image, but the image ${id} is a video or animated`,
        de: `muss ein Standbild sein, das Bild ${id} ist aber ein Video oder bewegt`,
      }

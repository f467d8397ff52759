import { anyKind, type KindName } from '@sanguine/content'
import { type App, invalidInput } from '@sanguine/kernel'
import { knownImagesService } from '../content/known-images'

type Values = Readonly<Record<string, unknown>>

/**
 * Throws `invalidInput` for the first field of `input` with the id of an image that does not exist. An id that the record
 * had before stays allowed, so that a record whose image is gone can still be changed. Only the fields of images are read:
 * what the schema refuses of the others is refused when the record is read with it.
 */
export async function requireKnownImages(app: App, kind: KindName, input: unknown, before?: Values): Promise<void> {
  if (typeof input !== 'object' || input === null) return
  const images = Object.entries(anyKind(kind).fields).flatMap(([field, { shape, schema }]) => {
    if (shape.type !== 'image') return []
    const { data: id } = schema.safeParse((input as Values)[field])
    return typeof id === 'string' && id !== '' && id !== before?.[field] ? [{ field, id }] : []
  })
  const known = await app.get(knownImagesService).known(images.map(({ id }) => id))
  const unknown = images.find(({ id }) => !known.has(id))
  if (unknown) throw invalidInput(`${unknown.field}: there is no image with the id ${unknown.id}.`, unknown.field)
}

import { anyKind, type KindName } from '@sanguine/content'
import { type App, invalidInput } from '@sanguine/kernel'
import { knownImagesService } from '../content/known-images'

type Values = Readonly<Record<string, unknown>>

/**
 * Throws `invalidInput` for the first field of `input` with the id of an image that does not exist. An id that the record
 * had before stays allowed, so that a record whose image is gone can still be changed.
 */
export async function requireKnownImages(app: App, kind: KindName, input: unknown, before?: Values): Promise<void> {
  // What the schema refuses is refused when the record is read with it.
  const { data: values } = anyKind(kind).values.safeParse({ ...before, ...(input as Values) })
  if (!values) return
  const images = Object.entries(anyKind(kind).fields)
    .filter(([, { shape }]) => shape.type === 'image')
    .map(([field]) => ({ field, id: String((values as Values)[field]) }))
    .filter(({ field, id }) => id !== '' && id !== before?.[field])
  const known = await app.get(knownImagesService).known(images.map(({ id }) => id))
  const unknown = images.find(({ id }) => !known.has(id))
  if (unknown) throw invalidInput(`${unknown.field}: there is no image with the id ${unknown.id}.`, unknown.field)
}

import { releaseService, shownImages } from '@sanguine/catalogue'
import {
  type Connection,
  type Context,
  idSchema,
  parse,
  placeCursor,
  readPlace,
  requirePermission,
  toConnection,
  wholeNumber,
} from '@sanguine/kernel'
import { foldSearch, foldText } from '@sanguine/rules'
import { type QueryFilter, trusted } from 'mongoose'
import { z } from 'zod'
import type { ImageType } from '../detect-media-type'
import { imageModelService, listIndex, type StoredImage } from '../media.model'
import { packImagesService } from '../pack-images'

const maxPageSize = 100
const defaultPageSize = 24
const maxTitles = 10

const inputSchema = z.object({
  search: z.string().max(200, 'must not be longer than 200 characters').nullish(),
  isMoving: z.boolean().nullish(),
  first: wholeNumber(1, maxPageSize).nullish(),
  after: z.string().nullish(),
})

export type ListImagesInput = z.input<typeof inputSchema>

/** An image that records can show. */
export interface ListedImage {
  readonly id: string
  readonly contentType: string
  /** milliseconds since the epoch; null for an image of the content pack */
  readonly uploadedAt: number | null
  /** titles of the records that show it, at most ten */
  readonly titles: readonly string[]
}

export interface ImagePage extends Connection<ListedImage> {
  /** number of images that match */
  readonly totalCount: number
}

const stillTypes: readonly ImageType[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
const movingTypes: readonly ImageType[] = ['video/mp4', 'video/webm', 'image/gif', 'image/webp']

type Listed = Pick<StoredImage, '_id' | 'contentType' | 'uploadedAt'>

/** The start of a page: after an uploaded image, or after the image of the content pack with an index. */
type Place = readonly ['uploaded', uploadedAt: number, id: string] | readonly ['pack', index: number]

/** The latest time that a `Date` can hold, in milliseconds since the epoch. */
const latestTime = 8.64e15

const placeSchema = z.union([
  z.tuple([z.literal('uploaded'), z.int().min(0).max(latestTime), idSchema]),
  z.tuple([z.literal('pack'), z.int().min(0)]),
])

/**
 * Images that records can show: uploaded ones, the latest first, then those of the content pack in its order. `search`
 * is part of the title of a record that shows the image, in any case, or the image's id. With `isMoving` only videos
 * and animated images, or only others. For editors and admins. Throws `invalidInput`.
 */
export async function listImages(context: Context, input: ListImagesInput = {}): Promise<ImagePage> {
  requirePermission(context, 'editContent')
  const { app } = context
  const { search, isMoving = null, first, after } = parse(inputSchema, input)
  const size = first ?? defaultPageSize
  const place = after == null ? null : readPlace(placeSchema, after)
  const titles = shownImages(await app.get(releaseService).latest())
  const foundIds = matchingIds(titles, search ?? '')
  const uploaded = uploadedFilter([...app.get(packImagesService).byId.keys()], isMoving, foundIds)
  const images = app.get(imageModelService)
  const uploadedCount = await images.countDocuments(uploaded).hint(listIndex)
  const packed = matchingPackImages(context, isMoving, foundIds)
  const ofUploads =
    place?.[0] === 'pack'
      ? []
      : await images
          .find(place ? { $and: [uploaded, behind(place)] } : uploaded, {
            _id: 1,
            uploadedAt: 1,
            contentType: 1,
          })
          .sort({ uploadedAt: -1, _id: -1 })
          .limit(size + 1)
          .hint(listIndex)
          .lean<Listed[]>()
  const ofPack = packed.filter(({ index }) => place?.[0] !== 'pack' || index > place[1])
  const entries = [
    ...ofUploads.map(({ _id, contentType, uploadedAt }) => ({
      image: { id: _id, contentType, uploadedAt: uploadedAt.getTime() },
      place: ['uploaded', uploadedAt.getTime(), _id] as const,
    })),
    ...ofPack.map(({ id, contentType, index }) => ({
      image: { id, contentType, uploadedAt: null },
      place: ['pack', index] as const,
    })),
  ]
  const nodes = entries.slice(0, size).map(({ image, place }) => ({
    ...image,
    titles: (titles.get(image.id) ?? []).slice(0, maxTitles),
    place,
  }))
  const bounds = { hasNextPage: entries.length > size, hasPreviousPage: place !== null }
  return {
    ...toConnection(nodes, (node) => placeCursor(node.place), bounds),
    totalCount: uploadedCount + packed.length,
  }
}

/** Ids of the images that the text finds; null if it is empty and finds all. */
function matchingIds(titles: ReadonlyMap<string, readonly string[]>, search: string): ReadonlySet<string> | null {
  const wanted = foldSearch(search)
  if (wanted === '') return null
  const byTitle = [...titles].filter(([, shownBy]) => shownBy.some((title) => foldText(title).includes(wanted)))
  const byId = idSchema.safeParse(search.trim())
  return new Set([...byTitle.map(([id]) => id), ...(byId.success ? [byId.data] : [])])
}

/**
 * Leaves out images of the present pack, which are listed as such although the database has them too. Also leaves out
 * images that moved to another id, which are listed under that one.
 */
function uploadedFilter(
  packIds: readonly string[],
  isMoving: boolean | null,
  foundIds: ReadonlySet<string> | null,
): QueryFilter<StoredImage> {
  const inPack = new Set(packIds)
  const ids = foundIds ? { $in: [...foundIds].filter((id) => !inPack.has(id)) } : { $nin: packIds }
  // An image without `isMoving` is classified by its type only.
  // The filter for `movedTo` does not use `null`: an index cannot tell it from a missing field, so MongoDB would read
  // the documents.
  const filter = { _id: trusted(ids), movedTo: trusted({ $not: { $gte: '' } }) }
  if (isMoving === null) return filter
  return {
    ...filter,
    isMoving: trusted({ $ne: !isMoving }),
    contentType: trusted({ $in: isMoving ? movingTypes : stillTypes }),
  }
}

const behind = ([, uploadedAt, id]: Extract<Place, readonly ['uploaded', ...unknown[]]>) => {
  const at = new Date(uploadedAt)
  return { $or: [{ uploadedAt: trusted({ $lt: at }) }, { uploadedAt: at, _id: trusted({ $lt: id }) }] }
}

const matchingPackImages = (
  { app }: Context,
  isMoving: boolean | null,
  foundIds: ReadonlySet<string> | null,
): readonly { readonly id: string; readonly contentType: string; readonly index: number }[] =>
  app
    .get(packImagesService)
    .images.map((image, index) => ({ ...image, index }))
    .filter((image) => (foundIds?.has(image.id) ?? true) && (isMoving === null || image.isMoving === isMoving))

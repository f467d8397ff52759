import { readFile } from 'node:fs/promises'
import { releaseService } from '@sanguine/catalogue'
import { bytesOf } from '@sanguine/db'
import { type App, defineService, idSchema, notFound, parse } from '@sanguine/kernel'
import { byteCache } from '../byte-cache'
import { contentPack, imageModelService, type StoredImage } from '../media.model'
import { packImagesService } from '../pack-images'

/** The bytes of an image for a response. */
export interface ImageBytes {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** changes whenever the bytes do */
  readonly etag: string
  /** whether this address will lead to these bytes for ever */
  readonly isImmutable: boolean
}

export interface ImageRequest {
  /** the small picture; a video is its own */
  readonly thumb?: boolean
}

const cacheService = defineService({ name: 'image cache', create: () => byteCache<ImageBytes>(32_000_000) })

/** An image by its id. Open to everybody. Throws `invalidInput` for an invalid id, and `notFound`. */
export async function readImage(app: App, givenId: string, { thumb = false }: ImageRequest = {}): Promise<ImageBytes> {
  const id = parse(idSchema, givenId, 'id')
  const cache = app.get(cacheService)
  const key = `${id}:${thumb}`
  const known = cache.get(key)
  if (known) return known
  const image = (await readPackImage(app, id, thumb)) ?? (await readStoredImage(app, id, thumb))
  if (!image) throw notFound({ en: 'image', de: 'Dieses Bild' })
  // any gateway may still replace the bytes of the others
  if (image.isImmutable) cache.set(key, image)
  return image
}

/**
 * The picture of an enemy, or its video if it has no picture. Also takes an image's own id. An enemy's picture can
 * change, so this address is not immutable. Throws as `readImage`.
 */
export async function readEnemyImage(app: App, givenId: string, request: ImageRequest = {}): Promise<ImageBytes> {
  const id = parse(idSchema, givenId, 'id')
  const enemy = app.get(releaseService).current().enemies.get(id)
  if (!enemy) return readImage(app, id, request)
  const imageId = enemy.imageId || enemy.animatedImageId
  if (!imageId) throw notFound({ en: 'image', de: 'Dieses Bild' })
  return { ...(await readImage(app, imageId, request)), isImmutable: false }
}

async function readPackImage(app: App, id: string, thumb: boolean): Promise<ImageBytes | null> {
  const image = app.get(packImagesService).byId.get(id)
  if (!image) return null
  const isSmall = thumb && image.thumb !== image.file
  const bytes = await readFile(isSmall ? image.thumb : image.file)
  return {
    bytes,
    contentType: isSmall ? 'image/webp' : image.contentType,
    etag: etagOf(image.sha256, isSmall),
    isImmutable: true,
  }
}

async function readStoredImage(app: App, id: string, thumb: boolean): Promise<ImageBytes | null> {
  const images = app.get(imageModelService)
  const small = thumb ? await images.findById(id, { ...described, thumb: 1 }).lean() : null
  if (small?.thumb)
    return {
      bytes: bytesOf(small.thumb),
      contentType: 'image/webp',
      etag: etagOf(small.sha256, true),
      isImmutable: isFinal(small),
    }
  const image = await images.findById(id, { ...described, contentType: 1, data: 1 }).lean()
  if (!image) return null
  return {
    bytes: bytesOf(image.data),
    contentType: image.contentType,
    etag: etagOf(image.sha256, false),
    isImmutable: isFinal(image),
  }
}

const described = { sha256: 1, movedTo: 1, uploadedBy: 1 } as const

/** Whether the bytes of the id never change. They change if metadata was removed later, or will be. */
const isFinal = ({ movedTo, uploadedBy }: Pick<StoredImage, 'movedTo' | 'uploadedBy'>): boolean =>
  movedTo === null || uploadedBy === contentPack

const etagOf = (sha256: string, isSmall: boolean) => `${sha256.slice(0, 32)}${isSmall ? '-small' : ''}`

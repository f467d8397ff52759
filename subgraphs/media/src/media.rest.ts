import { type App, idSchema, invalidField } from '@sanguine/kernel'
import { type BytesResponse, defineRoute, type Route } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { type ImageBytes, readEnemyImage, readImage } from './operations/read-image'
import { uploadImage } from './operations/upload-image'
import { maxImageBytes } from './stored-file'

const tag = 'images'

/** An image's id is made from its content, so it never changes; the image of an enemy may. */
const toBytesResponse = (id: string, { bytes, contentType, etag, isImmutable }: ImageBytes): BytesResponse => ({
  bytes,
  contentType,
  // never a name that came with an upload
  filename: `${id}.${contentType.split('/')[1]}`,
  etag,
  cacheControl: isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
})

type Read = (app: App, id: string) => Promise<ImageBytes>

const imageRoute = (operationId: string, path: `/${string}`, summary: string, read: Read): Route =>
  defineRoute({
    operationId,
    cost: 120,
    method: 'GET',
    path,
    tag,
    summary,
    access: 'open',
    scope: 'anyone',
    ownedBy: 'none',
    problems: ['notFound'],
    input: { params: z.object({ id: idSchema }) },
    response: 'bytes',
    run: async ({ app }, { params }) => toBytesResponse(params.id, await read(app, params.id)),
  })

export const mediaRoutes: readonly Route[] = [
  defineRoute({
    method: 'POST',
    operationId: 'uploadImage',
    cost: 30_000,
    path: '/Image',
    tag,
    summary: 'Stores an image or video, sent as a file in the field `files`, and returns its id.',
    description:
      'The file is PNG, JPEG, WebP, GIF, MP4 or WebM, detected by its content. Metadata about place, time and camera are removed, and images are turned upright. The same file always gets the same id.',
    access: 'editContent',
    scope: 'content:write',
    status: 201,
    input: { files: true, maxFileBytes: maxImageBytes },
    response: z
      .object({ id: z.string() })
      .meta({ id: 'UploadedImage', description: 'The address of an uploaded image.' }),
    run: async (context, { files }) => {
      const [file, ...surplus] = files.filter(({ field }) => field === 'files')
      if (!file)
        throw invalidField('files', {
          en: 'is required, as a file of a multipart form',
          de: 'fehlt, als Datei eines Formulars',
        })
      if (surplus.length > 0)
        throw invalidField('files', { en: 'takes one file at a time', de: 'nimmt eine Datei auf einmal' })
      const { id } = await uploadImage(context, file)
      return { id }
    },
  }),
  imageRoute('getImage', '/image/:id', 'Returns an image or video.', (app, id) => readImage(app, id)),
  imageRoute('getThumbnail', '/image/thumb/:id', 'Returns a small image; a video as it is.', (app, id) =>
    readImage(app, id, { thumb: true }),
  ),
  imageRoute(
    'getEnemyImage',
    '/image/enemy/:id',
    'Returns the image of an enemy. The id is that of the enemy or of the image.',
    (app, id) => readEnemyImage(app, id),
  ),
  imageRoute(
    'getEnemyThumbnail',
    '/image/enemy/thumb/:id',
    'Returns a small image of an enemy. The id is that of the enemy or of the image.',
    (app, id) => readEnemyImage(app, id, { thumb: true }),
  ),
]

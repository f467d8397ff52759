import { type App, idSchema, invalidInput } from '@sanguine/kernel'
import { type ImageBytes, mostImageBytes, readEnemyImage, readImage, uploadImage } from '@sanguine/media'
import { z } from 'zod'
import { type BytesAnswer, defineRoute, type Route } from '../route'

const tag = 'images'

/** An image's id is made of its content, so its address may be kept for ever; one by an enemy's id is asked for again. */
const wireImage = ({ bytes, contentType, etag, isImmutable }: ImageBytes): BytesAnswer => ({
  bytes,
  contentType,
  etag,
  cacheControl: isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
})

type Read = (app: App, id: string) => Promise<ImageBytes>

const imageRoute = (path: `/${string}`, summary: string, read: Read): Route =>
  defineRoute({
    method: 'GET',
    path,
    tag,
    summary,
    access: 'open',
    input: { params: z.object({ id: idSchema }) },
    answer: 'bytes',
    run: async ({ app }, { params }) => wireImage(await read(app, params.id)),
  })

export const mediaRoutes: readonly Route[] = [
  defineRoute({
    method: 'POST',
    path: '/Image',
    tag,
    summary: 'Keeps a picture or video, sent as a file in the field `files`, and answers its id.',
    description: 'PNG, JPEG, WebP, GIF, MP4 or WebM, told by their first bytes. The same content has the same id.',
    access: 'admin',
    status: 201,
    input: { files: true, maxFileBytes: mostImageBytes },
    answer: z.object({ id: z.string() }),
    run: async (context, { files }) => {
      const [file, ...others] = files.filter(({ field }) => field === 'files')
      if (!file) throw invalidInput('files: is required, as a file of a multipart form.', 'files')
      if (others.length > 0) throw invalidInput('files: takes one file at a time.', 'files')
      const { id } = await uploadImage(context, file)
      return { id }
    },
  }),
  imageRoute('/image/:id', 'A picture or video.', (app, id) => readImage(app, id)),
  imageRoute('/image/thumb/:id', 'A small picture; a video is its own.', (app, id) =>
    readImage(app, id, { thumb: true }),
  ),
  imageRoute('/image/enemy/:id', "An enemy's picture or video, by the enemy's id or the image's.", (app, id) =>
    readEnemyImage(app, id),
  ),
  imageRoute('/image/enemy/thumb/:id', "An enemy's small picture, by the enemy's id or the image's.", (app, id) =>
    readEnemyImage(app, id, { thumb: true }),
  ),
]

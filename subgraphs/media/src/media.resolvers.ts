import { knownImagesService } from '@sanguine/catalogue'
import { batch, type Context, type Domain, defineService, idSchema, parse } from '@sanguine/kernel'
import type { ImageObject, Resolvers } from '@sanguine/schema'
import { describeImage } from './operations/describe-image'
import { listImages } from './operations/list-images'

/** Whether there is an image, for all ids of a turn of the event loop at once. */
const imageExistsService = defineService({
  name: 'image existence',
  create: (app) =>
    batch(async (ids: readonly string[]) => {
      const known = await app.get(knownImagesService).known(ids)
      return ids.map((id) => known.has(id))
    }),
})

async function findImage({ app }: Context, givenId: string): Promise<ImageObject | null> {
  const id = parse(idSchema, givenId, 'id')
  return (await app.get(imageExistsService)(id)) ? { id, animatedId: null } : null
}

export const mediaNodes = {
  Image: (context, id) => (idSchema.safeParse(id).success ? findImage(context, id) : null),
} satisfies Domain['nodes']

/** Addresses follow from the ids. */
export const imageAddresses = {
  Image: {
    url: ({ id }) => `/api/image/${id}`,
    thumbnailUrl: ({ id }) => `/api/image/thumb/${id}`,
    animatedUrl: ({ animatedId }) => (animatedId === null ? null : `/api/image/${animatedId}`),
  },
} satisfies Resolvers

export const mediaResolvers = {
  Query: { image: (_root, { id }, context) => findImage(context, id) },
  Admin: { images: (_admin, args, context) => listImages(context, args) },
  ListedImage: { image: ({ id }) => ({ id, animatedId: null }) },
  Image: {
    ...imageAddresses.Image,
    contentType: async ({ id }, _args, context) => (await describeImage(context, id)).contentType,
    width: async ({ id }, _args, context) => (await describeImage(context, id)).width,
    height: async ({ id }, _args, context) => (await describeImage(context, id)).height,
  },
} satisfies Resolvers

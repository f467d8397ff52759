import { type Context, type Domain, idSchema, Problem } from '@sanguine/kernel'
import type { ImageObject, Resolvers } from '@sanguine/schema'
import { describeImage } from './operations/describe-image'
import { listImages } from './operations/list-images'

async function findImage(context: Context, id: string): Promise<ImageObject | null> {
  try {
    await describeImage(context, id)
    return { id, animatedId: null }
  } catch (error) {
    if (error instanceof Problem && error.kind === 'notFound') return null
    throw error
  }
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

import { Problem } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { describeImage } from './operations/describe-image'

export const mediaResolvers = {
  Query: {
    image: async (_root, { id }, context) => {
      try {
        await describeImage(context, id)
        return { id, animatedId: null }
      } catch (error) {
        if (error instanceof Problem && error.kind === 'notFound') return null
        throw error
      }
    },
  },
  Image: {
    url: ({ id }) => `/api/image/${id}`,
    thumbnailUrl: ({ id }) => `/api/image/thumb/${id}`,
    animatedUrl: ({ animatedId }) => (animatedId === null ? null : `/api/image/${animatedId}`),
    contentType: async ({ id }, _args, context) => (await describeImage(context, id)).contentType,
    width: async ({ id }, _args, context) => (await describeImage(context, id)).width,
    height: async ({ id }, _args, context) => (await describeImage(context, id)).height,
  },
} satisfies Resolvers

import type { Resolvers } from '@sanguine/kernel'
import { describeImage } from './operations/describe-image'

export const mediaResolvers = {
  Query: { image: (_, { id }: { id: string }, context) => describeImage(context, id) },
} satisfies Resolvers

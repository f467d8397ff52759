import type { Resolvers } from '@sanguine/schema'
import { readSiteStatus } from './operations/read-site-status'

export const resolvers = {
  Query: { siteStatus: (_root, _args, context) => readSiteStatus(context) },
} satisfies Resolvers

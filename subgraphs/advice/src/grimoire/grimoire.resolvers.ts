import type { Resolvers } from '@sanguine/schema'
import { listEnemies } from './operations/list-enemies'

export const resolvers = {
  Query: { grimoire: (_root, args, context) => listEnemies(context, args) },
} satisfies Resolvers

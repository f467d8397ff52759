import type { Resolvers } from '@sanguine/kernel'
import { listEnemies } from './operations/list-enemies'

export const resolvers: Resolvers = {
  Query: { grimoire: (_root, args, context) => listEnemies(context, args) },
}

import { percentOf } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { listEnemies } from './operations/list-enemies'

export const resolvers = {
  Query: { grimoire: (_root, args, context) => listEnemies(context, args) },
  GrimoireEntry: { chance: ({ chance }) => (chance == null ? null : percentOf(chance)) },
} satisfies Resolvers

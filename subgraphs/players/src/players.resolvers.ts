import type { Resolvers } from '@sanguine/kernel'
import { readMe } from './operations/read-me'

export const resolvers: Resolvers = {
  Query: { me: (_root, _args, context) => readMe(context) },
}

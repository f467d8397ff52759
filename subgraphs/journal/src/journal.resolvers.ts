import type { Resolvers } from '@sanguine/kernel'
import { readJournal } from './operations/read-journal'

export const resolvers: Resolvers = {
  Query: { journal: (_root, args, context) => readJournal(context, args) },
}

import { type KindName, kindNames } from '@sanguine/content'
import { invalidInput, type Resolvers } from '@sanguine/kernel'
import { releaseFor } from './content/release-cache'
import { listContentProblems } from './operations/list-content-problems'
import { listContentUpgrades } from './operations/list-content-upgrades'
import { listPackages } from './operations/list-packages'
import { listRecordUsers } from './operations/list-record-users'
import { listStats } from './operations/list-stats'
import { readItem } from './operations/read-item'
import { recordMutations, recordQueries } from './record.resolvers'
import { viewPackage } from './views/package.view'

const kindNamed = (name: string): KindName => {
  const kind = kindNames.find((known) => known === name)
  if (!kind) throw invalidInput(`kind: must be one of ${kindNames.join(', ')}.`, 'kind')
  return kind
}

export const catalogueResolvers = {
  Query: {
    item: (_, { id }: { id: string }, context) => readItem(context, id),
    packages: async (_, _arguments, context) =>
      (await listPackages(context)).map((record) => viewPackage(releaseFor(context), record)),
    stats: (_, _arguments, context) => listStats(context),
    recordUsers: (_, { kind, id }: { kind: string; id: string }, context) =>
      listRecordUsers(context, kindNamed(kind), id),
    contentProblems: (_, _arguments, context) => listContentProblems(context),
    contentUpgrades: (_, input: { first?: number | null }, context) => listContentUpgrades(context, input),
    ...recordQueries,
  },
  Mutation: recordMutations,
} satisfies Resolvers

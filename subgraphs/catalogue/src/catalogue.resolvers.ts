import { type AuditEntry, viewAuditEntry } from '@sanguine/audit'
import type { User } from '@sanguine/content'
import { type Sentence, toConnection } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { contentResolvers } from './content.resolvers'
import { listContentProblems } from './operations/list-content-problems'
import { listContentUpgrades } from './operations/list-content-upgrades'
import { listRecordUsage } from './operations/list-record-usage'
import { listRecordUsers } from './operations/list-record-users'
import { searchRecords } from './operations/search-records'
import { adminRecordFields, recordMutations, recordTypes, restoreMutations } from './record.resolvers'
import { recordNamed } from './record-named'
import { recordNamesOf } from './record-names'
import { upgradeKey, viewUpgrade } from './upgrade-view'
import type { RecordUsage } from './usage/usage-count'

const pathOf = (field: string): readonly string[] => (field === '' ? [] : field.split('.'))

const viewUser = (user: User) => ({ ...recordNamed(user), title: user.title, field: pathOf(user.field) })

const adminResolvers = {
  Admin: {
    recordUsers: async (_admin, { kind, id }, context) => (await listRecordUsers(context, kind, id)).map(viewUser),
    recordUsage: (_admin, { kind, id }, context) => listRecordUsage(context, kind, id),
    searchRecords: async (_admin, { search, first }, context) =>
      (await searchRecords(context, { search, first })).map(({ kind, id, title, shortName, imageId }) => ({
        kind,
        recordId: id,
        title,
        shortName: shortName || null,
        image: imageId ? { id: imageId, animatedId: null } : null,
      })),
    contentProblems: async (_admin, { kind, id }, context) =>
      (await listContentProblems(context, { kind, id })).map((problem) => ({
        ...recordNamed(problem),
        title: problem.title,
        field: pathOf(problem.field),
        message: problem.message[context.language],
      })),
    contentUpgrades: async (_admin, args, context) => {
      const page = await listContentUpgrades(context, args)
      const connection = toConnection(page.upgrades.map(viewUpgrade), upgradeKey, page)
      return { ...connection, totalCount: page.totalCount }
    },
  },
  AuditChange: {
    records: ({ before, after }, _args, context) => recordNamesOf(context, `${before ?? ''} ${after ?? ''}`),
  },
  RecordUserError: {
    message: ({ details }, _args, { language }) => (details.sentence as Sentence)[language],
    users: ({ details }) => (details.users as readonly User[]).map(viewUser),
    usage: ({ details }) => details.usage as readonly RecordUsage[],
    laterChanges: ({ details }) => (details.laterChanges as readonly AuditEntry[]).map(viewAuditEntry),
  },
} satisfies Resolvers

export const catalogueResolvers = {
  ...contentResolvers,
  ...recordTypes,
  ...adminResolvers,
  Admin: { ...adminResolvers.Admin, ...adminRecordFields },
  Mutation: { ...recordMutations, ...restoreMutations },
}

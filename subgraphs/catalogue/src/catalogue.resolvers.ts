import { type AuditEntry, viewAuditEntry } from '@sanguine/audit'
import type { User } from '@sanguine/content'
import { noteLine } from '@sanguine/content/upgrade'
import { type Sentence, toConnection } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { summaryLine } from './content/tell-upgrade'
import { contentResolvers } from './content.resolvers'
import { listContentProblems } from './operations/list-content-problems'
import { listContentUpgrades } from './operations/list-content-upgrades'
import { listRecordUsage } from './operations/list-record-usage'
import { listRecordUsers } from './operations/list-record-users'
import { searchRecords } from './operations/search-records'
import { adminRecordFields, recordMutations, recordTypes, restoreMutations } from './record.resolvers'
import { recordNamesOf } from './record-names'
import type { RecordUsage } from './usage/record-usage'

/** The record of a problem, a note or a reference. Its kind and id are null for the start of new players. */
const recordNames = <Kind extends string>({ kind, id }: { readonly kind: Kind | 'start'; readonly id: string }) => ({
  kind: kind === 'start' ? null : (kind as Exclude<Kind, 'start'>),
  recordId: id || null,
})

const pathOf = (field: string): readonly string[] => (field === '' ? [] : field.split('.'))

const viewUser = (user: User) => ({ ...recordNames(user), title: user.title, field: pathOf(user.field) })

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
        ...recordNames(problem),
        title: problem.title,
        field: pathOf(problem.field),
        message: problem.message[context.language],
      })),
    contentUpgrades: async (_admin, args, context) => {
      const page = await listContentUpgrades(context, args)
      const upgrades = page.upgrades.map(({ _id, at, from, to, contentVersion, notes }) => ({
        id: _id.toHexString(),
        upgradedAt: at.getTime(),
        from,
        to,
        contentVersion,
        summary: summaryLine({ from, to, notes }),
        notes: notes.map((note) => ({
          ...recordNames(note),
          event: note.event,
          title: note.title,
          fields: note.fields,
          reason: note.reason || null,
          sentence: noteLine(note),
        })),
      }))
      return { ...toConnection(upgrades, ({ id }) => id, page), totalCount: page.totalCount }
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

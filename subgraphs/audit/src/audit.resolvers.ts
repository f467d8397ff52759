import { type Context, type Domain, idSchema, Problem, toConnection } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import type { AuditEntry } from './audit-entry'
import { auditLogService } from './audit-log'
import { followStaffEvents, type StaffNews } from './events/follow-staff-events'
import { listAuditActors } from './operations/list-audit-actors'
import { listAuditEntries } from './operations/list-audit-entries'
import { readAuditEntry } from './operations/read-audit-entry'

/** The `AuditEntry` of the schema, without the states, which stay inside for restores. */
export const viewAuditEntry = ({ states, token, ...entry }: AuditEntry) => ({
  ...entry,
  token: token ? { tokenId: token.id, name: token.name } : null,
  restorableStates: [...(states?.before ? (['before'] as const) : []), ...(states?.after ? (['after'] as const) : [])],
})

const idPrefix = 'audit-'

/** The id under which an entry is stored, from its id in GraphQL; also taken alone. */
export const auditEntryKey = (id: string): string => (id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id)

async function findEntry(context: Context, id: string): Promise<ReturnType<typeof viewAuditEntry> | null> {
  const key = auditEntryKey(id)
  if (!idSchema.safeParse(key).success) return null
  try {
    return viewAuditEntry(await readAuditEntry(context, key))
  } catch (error) {
    if (error instanceof Problem && ['notFound', 'forbidden', 'unauthenticated'].includes(error.kind)) return null
    throw error
  }
}

export const auditNodeIds = { AuditEntry: /^audit-[0-9a-f]{24}$/ } satisfies Domain['nodeIds']

export const auditNodes = { AuditEntry: findEntry } satisfies Domain['nodes']

const eventTypes = {
  change: 'StaffChangeEvent',
  payment: 'PaymentStatusEvent',
  charge: 'ChargeEvent',
  place: 'StaffPlaceEvent',
} as const satisfies Record<StaffNews['type'], string>

export const auditResolvers = {
  Subscription: {
    staffEvents: {
      subscribe: async (_root, { after }, context) => {
        const follow = await followStaffEvents(context, context.lastEventId ?? after ?? null)
        return follow(context.signal)
      },
      resolve: (event: StaffNews) => event,
    },
  },
  StaffEvent: { __resolveType: ({ type }) => eventTypes[type] },
  StaffChangeEvent: {
    happenedAt: ({ at }) => at,
    auditEntryId: ({ entryId }) => `${idPrefix}${entryId}`,
    auditEntry: ({ entryId }, _args, context) => (context.viewer?.token ? null : findEntry(context, entryId)),
  },
  Admin: {
    auditLog: async (_admin, args, context) => {
      const { entries, filter, ...bounds } = await listAuditEntries(context, args)
      const connection = toConnection(entries.map(viewAuditEntry), ({ id }) => id, bounds)
      return { ...connection, countAll: () => context.app.get(auditLogService).count(filter) }
    },
    auditActors: (_admin, _args, context) => listAuditActors(context),
  },
  AuditEntry: { id: ({ id }) => `${idPrefix}${id}`, changedAt: ({ at }) => at },
  AuditEntryConnection: { totalCount: (connection) => connection.countAll() },
} satisfies Resolvers

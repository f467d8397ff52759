import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { prepareAuditLog } from './audit.model'
import { auditNodeIds, auditNodes, auditResolvers } from './audit.resolvers'
import { staffEventNumbersService } from './events/number-staff-events'
import { staffEventSweeperService } from './events/read-staff-events'
import { auditCollections } from './personal-data'

export { auditModelService, prepareAuditLog } from './audit.model'
export { auditEntryKey, viewAuditEntry } from './audit.resolvers'
export type {
  AuditAction,
  AuditActor,
  AuditChange,
  AuditEntry,
  AuditOrigin,
  AuditStates,
  AuditSubject,
  AuditSubjectType,
  NewAuditEntry,
} from './audit-entry'
export { auditLogService } from './audit-log'
export { followStaffEvents, readStaffPart, type StaffNews, type StaffReader } from './events/follow-staff-events'
export { readLastNumber, staffEventIdForm } from './events/read-staff-events'
export { type NewStaffEvent, type StaffEvent, type StaffPlace, staffEventScopes } from './events/staff-event'
export { listAuditEntries } from './operations/list-audit-entries'
export { auditEntryReader, readAuditEntries, readAuditEntry } from './operations/read-audit-entry'
export {
  appendStaffEvents,
  changesBetween,
  type OutboxAuditEntry,
  originOf,
  projectAuditEntries,
  systemOrigin,
  writeAuditEntries,
  writeAuditEntry,
} from './write-audit-entry'

/** The log of changes by staff: author, subject, time and fields. And the events for the staff, in their order. */
export const audit: Domain = {
  name: 'audit',
  schemaPath: join(__dirname, 'audit.graphql'),
  collections: auditCollections,
  resolvers: auditResolvers,
  nodes: auditNodes,
  nodeIds: auditNodeIds,
  start: async (app) => {
    await prepareAuditLog(app)
    app.get(staffEventSweeperService)
    app.get(staffEventNumbersService)
  },
}

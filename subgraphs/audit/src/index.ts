import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { prepareAuditLog } from './audit.model'
import { auditNodeIds, auditNodes, auditResolvers } from './audit.resolvers'
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
export { listAuditEntries } from './operations/list-audit-entries'
export { readAuditEntry } from './operations/read-audit-entry'
export {
  changesBetween,
  type OutboxAuditEntry,
  originOf,
  projectAuditEntries,
  systemOrigin,
  writeAuditEntries,
  writeAuditEntry,
} from './write-audit-entry'

/** The log of changes by staff: author, subject, time and fields. */
export const audit: Domain = {
  name: 'audit',
  schemaPath: join(__dirname, 'audit.graphql'),
  collections: auditCollections,
  resolvers: auditResolvers,
  nodes: auditNodes,
  nodeIds: auditNodeIds,
  start: prepareAuditLog,
}

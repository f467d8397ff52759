import { kindNames } from '@sanguine/content'
import { type Context, hasPermission, type Permission, requireStaff } from '@sanguine/kernel'
import type { AuditSubjectType } from './audit-entry'

export const auditSubjectTypes: readonly AuditSubjectType[] = [...kindNames, 'user', 'setting', 'image']

const permissionFor = (type: AuditSubjectType): Permission => (type === 'user' ? 'manageUsers' : 'editContent')

/**
 * What the caller may read the history of: who edits content, that of content, who manages users, that of users; all with
 * the permission to read the audit log. For staff. Throws `unauthenticated` or `forbidden`.
 */
export function readableSubjects(context: Context): readonly AuditSubjectType[] {
  const { role } = requireStaff(context)
  if (hasPermission(role, 'readAuditLog')) return auditSubjectTypes
  return auditSubjectTypes.filter((type) => hasPermission(role, permissionFor(type)))
}

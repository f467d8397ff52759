import { kindNames } from '@sanguine/content'
import { type Context, hasPermission, type Permission, requireStaff } from '@sanguine/kernel'
import type { AuditSubjectType } from './audit-entry'

export const auditSubjectTypes: readonly AuditSubjectType[] = [
  ...kindNames,
  'user',
  'setting',
  'image',
  'remote',
  'incident',
]

const contentPermissions = Object.fromEntries(kindNames.map((kind) => [kind, 'editContent'])) as Record<
  (typeof kindNames)[number],
  Permission
>

/** The permission to read the history of each type of subject. */
export const historyPermissions: Readonly<Record<AuditSubjectType, Permission>> = {
  ...contentPermissions,
  setting: 'editContent',
  image: 'editContent',
  incident: 'editContent',
  user: 'manageUsers',
  remote: 'deployRemotes',
}

/**
 * The subjects whose history the caller may read. Those who edit content read that of content, and those who manage
 * users read that of users. With the permission to read the audit log the caller reads all. For staff. Throws
 * `unauthenticated` or `forbidden`.
 */
export function readableSubjects(context: Context): readonly AuditSubjectType[] {
  const { role } = requireStaff(context)
  if (hasPermission(role, 'readAuditLog')) return auditSubjectTypes
  return auditSubjectTypes.filter((type) => hasPermission(role, historyPermissions[type]))
}

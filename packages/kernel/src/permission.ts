import { type Context, type Role, requireViewer, type Viewer } from './context'
import { forbidden } from './problem'
import { logRefusedPermission } from './security-log'
import type { Sentence } from './sentence'

/**
 * The permissions of staff. `editContent` covers all records, images, settings, problems and upgrades of the content,
 * and their history. `manageUsers` covers accounts and players with their history; roles and staff accounts also
 * require an admin. `readAnalytics`: the key figures of the game. `readAuditLog`: the history of everything.
 * `refundPayments`: refunding money.
 */
export type Permission = 'editContent' | 'manageUsers' | 'readAnalytics' | 'readAuditLog' | 'refundPayments'

const rolesWith: Readonly<Record<Permission, readonly Role[]>> = {
  editContent: ['admin', 'editor'],
  manageUsers: ['admin', 'support'],
  readAnalytics: ['admin'],
  readAuditLog: ['admin'],
  refundPayments: ['admin'],
}

const adminsOnly: Sentence = { en: 'Only admins may do this.', de: 'Das darf nur die Administration.' }

const refusals: Readonly<Record<Permission, Sentence>> = {
  editContent: {
    en: 'Only admins and editors may do this.',
    de: 'Das dürfen nur Administration und Redaktion.',
  },
  manageUsers: {
    en: 'Only admins and support staff may do this.',
    de: 'Das dürfen nur Administration und Support.',
  },
  readAnalytics: adminsOnly,
  readAuditLog: adminsOnly,
  refundPayments: adminsOnly,
}

export const permissions = Object.keys(rolesWith) as readonly Permission[]

/** Whether accounts with that role have the permission. */
export const hasPermission = (role: Role, permission: Permission): boolean => rolesWith[permission].includes(role)

/** Whether the role has any permission, so that it may open the CMS. */
export const isStaff = (role: Role): boolean => permissions.some((permission) => hasPermission(role, permission))

/** The viewer, if the role has the permission. Throws `unauthenticated` or `forbidden`. */
export function requirePermission(context: Context, permission: Permission): Viewer {
  const viewer = requireViewer(context)
  if (hasPermission(viewer.role, permission)) return viewer
  logRefusedPermission(context)
  throw forbidden(refusals[permission])
}

/** The viewer, if the role is any of the staff's. Throws `unauthenticated` or `forbidden`. */
export function requireStaff(context: Context): Viewer {
  const viewer = requireViewer(context)
  if (isStaff(viewer.role)) return viewer
  logRefusedPermission(context)
  throw forbidden({ en: 'Only staff may do this.', de: 'Das darf nur das Team.' })
}

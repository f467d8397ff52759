import type { Sentence } from '@sanguine/rules'
import { type Context, isPlaying, type Role, requirePlayer, requireViewer, type Viewer } from './context'
import { forbidden } from './problem'
import { logRefusedPermission } from './security-log'

/**
 * The permissions of staff. `editContent` covers all records, images, settings, problems and upgrades of the content,
 * incidents of the status page, and their history. `manageUsers` covers accounts and players with their history; roles and staff accounts also
 * require an admin. `readAnalytics`: the key figures of the game. `readAuditLog`: the history of everything.
 * `refundPayments`: refunding money. `deployRemotes`: which versions of the front ends are loaded.
 */
export type Permission =
  | 'editContent'
  | 'manageUsers'
  | 'readAnalytics'
  | 'readAuditLog'
  | 'refundPayments'
  | 'deployRemotes'

const rolesWith: Readonly<Record<Permission, readonly Role[]>> = {
  editContent: ['admin', 'editor'],
  manageUsers: ['admin', 'support'],
  readAnalytics: ['admin'],
  readAuditLog: ['admin'],
  refundPayments: ['admin'],
  deployRemotes: ['admin'],
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
  deployRemotes: adminsOnly,
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

/** A scope of `@requiresScopes` in the schema: to play, to have any permission, or one of the permissions. */
export type Scope = 'player' | 'staff' | Permission

export const scopes: readonly Scope[] = ['player', 'staff', ...permissions]

const hasScope = (role: Role, scope: Scope): boolean => {
  if (scope === 'player') return isPlaying(role)
  return scope === 'staff' ? isStaff(role) : hasPermission(role, scope)
}

/** Whether accounts of that role have every scope of one of the lists. */
export const hasScopes = (role: Role, alternatives: readonly (readonly Scope[])[]): boolean =>
  alternatives.some((all) => all.every((scope) => hasScope(role, scope)))

function checkOf(scope: Scope): (context: Context) => Viewer {
  if (scope === 'player') return requirePlayer
  return scope === 'staff' ? requireStaff : (context) => requirePermission(context, scope)
}

/**
 * A function that returns the viewer if the role has every scope of one of the lists, and throws `unauthenticated` or
 * `forbidden` otherwise. A single scope is refused in its own words.
 */
export function scopesCheck(alternatives: readonly (readonly Scope[])[]): (context: Context) => Viewer {
  const [only, ...others] = alternatives.flat()
  if (only !== undefined && others.length === 0) return checkOf(only)
  return (context) => {
    const viewer = requireViewer(context)
    if (hasScopes(viewer.role, alternatives)) return viewer
    logRefusedPermission(context)
    throw forbidden()
  }
}

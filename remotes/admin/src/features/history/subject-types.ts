import type { Permission } from '@sanguine/ui'
import type { AuditAction, AuditSubjectType } from '../../generated/documents'

/** Every type of subject with the permission to read its history, in the order of the filter. */
const permissionFor: Readonly<Record<AuditSubjectType, Permission>> = {
  ITEM: 'editContent',
  ITEM_TYPE: 'editContent',
  ENEMY: 'editContent',
  ENEMY_TYPE: 'editContent',
  RARITY: 'editContent',
  REGION: 'editContent',
  HUNTING_GROUND: 'editContent',
  HUNTING_TABLE: 'editContent',
  CURRENCY: 'editContent',
  STAT: 'editContent',
  PROC_TYPE: 'editContent',
  PROC_EVENT_TYPE: 'editContent',
  DAMAGE_TYPE: 'editContent',
  RANK: 'editContent',
  PREMIUM_PACKAGE: 'editContent',
  NEWS: 'editContent',
  SETTING: 'editContent',
  IMAGE: 'editContent',
  INCIDENT: 'editContent',
  REMOTE: 'deployRemotes',
  USER: 'manageUsers',
}

export const auditSubjectTypes = Object.keys(permissionFor) as readonly AuditSubjectType[]

/** The types whose history a viewer with these permissions may read. */
export const readableTypes = (permissions: readonly Permission[]): readonly AuditSubjectType[] =>
  auditSubjectTypes.filter((type) => permissions.includes('readAuditLog') || permissions.includes(permissionFor[type]))

/** The type in a filter that a viewer with these permissions may not read; null for another one. */
export const forbiddenType = (permissions: readonly Permission[], type: string): AuditSubjectType | null =>
  auditSubjectTypes.find((known) => known === type && !readableTypes(permissions).includes(known)) ?? null

const actions: Readonly<Record<AuditAction, true>> = { CREATE: true, UPDATE: true, DELETE: true, RESTORE: true }

export const auditActions = Object.keys(actions) as readonly AuditAction[]

import type { NeededScope, Permission } from '@sanguine/kernel'
import type { ChargeStatus, PaymentStatus } from '@sanguine/schema'
import type { AuditAction, AuditActor, AuditSubject } from '../audit-entry'

/** The events of the staff, by what is stored of them: ids and states, and nothing about persons. */
export type StoredStaffEvent =
  /** an entry of the audit log; of content with the version that the change made */
  | { readonly type: 'change'; readonly entryId: string; readonly contentVersion: number | null }
  | {
      readonly type: 'payment'
      readonly paymentId: string
      readonly formerStatus: PaymentStatus
      readonly status: PaymentStatus
    }
  /** a charge that was given, or taken back */
  | { readonly type: 'charge'; readonly paymentId: string; readonly chargeId: string; readonly status: ChargeStatus }

/** An event before it has a number. */
export interface NewStaffEvent {
  readonly event: StoredStaffEvent
  /** the permission that the reader needs */
  readonly permission: Permission
  /** the same for each attempt to queue it; needed if it is queued after its cause, and not with it */
  readonly cause?: string
}

interface Placed {
  /** its number, and the place to continue from */
  readonly id: string
  /** milliseconds since the epoch */
  readonly at: number
  readonly permission: Permission
}

/** A change by the staff, with subject and author as the audit log has them. */
export interface StaffChange {
  readonly type: 'change'
  /** of the audit log */
  readonly entryId: string
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly actor: AuditActor | null
  /** the version of the content that the change made; null if it was no content */
  readonly contentVersion: number | null
}

/** An event for the staff as it is read. */
export type StaffEvent = Placed & (StaffChange | Exclude<StoredStaffEvent, { readonly type: 'change' }>)

/** The place from which the next events follow: at the beginning, and after a gap. */
export interface StaffPlace {
  readonly type: 'place'
  readonly id: string
  /** whether events before it, which the reader may not have, are no longer kept */
  readonly hasMissed: boolean
}

/** The scope that a personal access token needs for events with a permission; null if no token gets them. */
export const tokenScopeOf = (permission: Permission): NeededScope | null => tokenScopesOf[permission]

const tokenScopesOf: Readonly<Record<Permission, NeededScope | null>> = {
  editContent: 'content:read',
  manageUsers: 'support',
  deployRemotes: 'deploy',
  readAnalytics: null,
  readAuditLog: null,
  refundPayments: null,
}

/** The scopes of which a token needs one to follow the events. */
export const staffEventScopes: readonly NeededScope[] = Object.values(tokenScopesOf).filter((scope) => scope !== null)

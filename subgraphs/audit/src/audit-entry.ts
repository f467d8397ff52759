import type { KindName } from '@sanguine/content'
import type { Role } from '@sanguine/kernel'

/** A kind of change. `restore` brings a subject back to an earlier state, even after it was deleted. */
export type AuditAction = 'create' | 'update' | 'delete' | 'restore'

/** A type of subject: a record of a kind, an account with its player, a setting, an image or a remote. */
export type AuditSubjectType = KindName | 'user' | 'setting' | 'image' | 'remote' | 'incident'

export interface AuditSubject {
  readonly type: AuditSubjectType
  /** a record's, account's, image's or incident's id, a setting's key, or a remote's name */
  readonly id: string
  /** title in lists, at the time of the change */
  readonly title: string
}

/** A person of the staff, with name and role at the time of the change. */
export interface AuditActor {
  readonly accountId: string
  readonly name: string
  readonly role: Role
}

/** The token with which a program made a change, with its name at that time. */
export interface AuditToken {
  /** of the personal access token, or of the grant of an app */
  readonly id: string
  readonly name: string
}

/** A field that changed. */
export interface AuditChange {
  /** as the GraphQL API names it */
  readonly field: string
  /** JSON text; null if the field had no value */
  readonly before: string | null
  /** JSON text; null if the field has no value any more */
  readonly after: string | null
}

/** The subject's states before and after the change, null if it did not exist; only its own domain reads them. */
export interface AuditStates {
  readonly before: unknown
  readonly after: unknown
}

/** The author of a change, and the request. */
export interface AuditOrigin {
  /** null for the system, such as a newer content pack */
  readonly actor: AuditActor | null
  readonly requestId: string | null
  /** absent if no program made the change */
  readonly token?: AuditToken
}

/** A change as its domain reports it. */
export interface NewAuditEntry {
  readonly origin: AuditOrigin
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly changes: readonly AuditChange[]
  /** in the words of the person, or the version of the content pack */
  readonly reason?: string | null
  /** given if the change can be undone */
  readonly states?: AuditStates | null
  /** the version of the content that the change made, for the event of the staff; left out if it was no content */
  readonly contentVersion?: number
}

/** An entry of the audit log. */
export interface AuditEntry {
  readonly id: string
  /** milliseconds since the epoch */
  readonly at: number
  readonly actor: AuditActor | null
  readonly requestId: string | null
  /** absent if no program made the change, or its account is deleted */
  readonly token?: AuditToken
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly changes: readonly AuditChange[]
  readonly reason: string | null
  readonly states: AuditStates | null
}

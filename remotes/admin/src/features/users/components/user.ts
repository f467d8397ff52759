import type { AdminUserDetailsFragment } from '../../../generated/documents'

/** A user as the editor shows it. */
export type User = AdminUserDetailsFragment

import { cx, useMessages } from '@sanguine/ui'
import type { Role } from '../../../generated/documents'
import { enumLabel } from '../../../i18n/field-label'
import { adminMessages } from '../../../i18n/messages'
import styles from './user-role.module.css'

interface UserRoleProps {
  readonly role: Role
  /** shows nothing for the role that most accounts have */
  readonly isQuiet?: boolean
}

/** The name of an account's role. */
export function UserRole({ role, isQuiet = false }: UserRoleProps) {
  const t = useMessages(adminMessages)
  if (isQuiet && role === 'USER') return null
  return <span className={cx(styles.role, role === 'BANNED' && styles.banned)}>{enumLabel(t, 'role', role)}</span>
}

import type { AuditSubjectType } from '../../generated/documents'
import { fieldLabel, isMessage } from '../../i18n/field-label'
import type { Translate } from '../../i18n/messages'

/** The place of the labels of types with other fields than records have. */
const ownLabels: Readonly<Partial<Record<AuditSubjectType, string>>> = { REMOTE: 'remotes', INCIDENT: 'incidents' }

/**
 * The label of a field that changed. Fields of users, remotes and incidents have labels of their own, since records use
 * some names for other things; a payment is named with its number, such as `charge 123`.
 */
export function changeLabel(t: Translate, type: AuditSubjectType, field: string): string {
  const own = `${ownLabels[type]}.field.${field}`
  if (isMessage(own)) return t(own)
  if (type !== 'USER') return fieldLabel(t, field)
  const [name, ...number] = field.split(' ')
  const key = `user.changed.${name}`
  return isMessage(key) ? [t(key), ...number].join(' ') : fieldLabel(t, field)
}

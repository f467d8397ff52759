import type { AuditSubjectType } from '../../generated/documents'
import { fieldLabel, isMessage } from '../../i18n/field-label'
import type { Translate } from '../../i18n/messages'

/**
 * The label of a field that changed. Fields of users and remotes have labels of their own, since records use some names
 * for other things; a payment is named with its number, such as `charge 123`.
 */
export function changeLabel(t: Translate, type: AuditSubjectType, field: string): string {
  const remoteField = `remotes.field.${field}`
  if (type === 'REMOTE' && isMessage(remoteField)) return t(remoteField)
  if (type !== 'USER') return fieldLabel(t, field)
  const [name, ...number] = field.split(' ')
  const key = `user.changed.${name}`
  return isMessage(key) ? [t(key), ...number].join(' ') : fieldLabel(t, field)
}

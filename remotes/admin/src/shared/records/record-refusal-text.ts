import { formatDateTime } from '@sanguine/ui'
import { currentLanguage, translate } from '@sanguine/ui/platform'
import type { AdminRecordErrorFragment } from '../../generated/documents'
import { fieldLabel } from '../../i18n/field-label'
import { adminMessages, type Translate } from '../../i18n/messages'

type LaterChange = AdminRecordErrorFragment['laterChanges'][number]

const t: Translate = (key, values) => translate(adminMessages, key, values)

/** The most fields of a change that are named. */
const maxFields = 6

/** A change by another person, with its time in the reader's time zone. */
function changeText({ actor, action, changedAt, changes }: LaterChange): string {
  const labels = changes.map(({ field }) => fieldLabel(t, field))
  const fields = [...labels.slice(0, maxFields), ...(labels.length > maxFields ? ['…'] : [])].join(', ')
  const time = formatDateTime(changedAt, currentLanguage())
  const name = actor?.name ?? t('history.system')
  return action === 'DELETE' ? t('refusal.deletion', { name, time }) : t('refusal.change', { name, time, fields })
}

/**
 * The reason why the server changed nothing. Conflicts with later changes are worded here, because only the browser
 * knows the reader's time zone and the labels of the fields. For other refusals, the server's sentence is shown.
 */
export function recordRefusalText({ code, message, laterChanges }: AdminRecordErrorFragment): string {
  const [latest] = laterChanges
  if (!latest) return message
  const changes = laterChanges.map(changeText).join('; ')
  if (code === 'STALE') return t('refusal.stale', { changes })
  return code === 'CHANGED_SINCE' ? t('refusal.changedSince', { title: latest.subject.title, changes }) : message
}

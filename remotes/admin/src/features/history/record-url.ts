import { isKindName } from '@sanguine/content'
import { camelCase } from '@sanguine/rules'
import type { AdminAuditEntryFragment } from '../../generated/documents'
import { sectionPathOf } from '../../shared/records/kind-names'
import { sectionUrls } from '../../shared/records/section-urls'

/** The address at which a subject is edited, or null where no section does. */
export function recordUrlOf({ type, id }: AdminAuditEntryFragment['subject']): string | null {
  if (type === 'REMOTE') return '/admin/remotes'
  if (type === 'INCIDENT') return `/admin/incidents/${id}`
  const kind = type === 'USER' ? 'user' : camelCase(type)
  const path = kind === 'user' ? kind : isKindName(kind) ? sectionPathOf(kind) : null
  return path === null ? null : sectionUrls(path).record(id)
}

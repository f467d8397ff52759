import type { KindName } from '@sanguine/content'
import type { AdminAuditEntryFragment } from '../../generated/documents'
import * as sections from '../../generated/record-sections'
import type { SectionUrls } from '../../shared/records/section-urls'

const urlsByKind: ReadonlyMap<KindName, SectionUrls> = new Map(
  Object.values(sections).map(({ kind, urls }) => [kind, urls]),
)

const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase())

/** The address at which a subject is edited, or null where no section does. */
export function recordUrlOf({ type, id }: AdminAuditEntryFragment['subject']): string | null {
  const kind = camelCase(type)
  for (const [name, urls] of urlsByKind) if (name === kind) return urls.record(id)
  return null
}

import { type Context, idSchema, notFound, parse } from '@sanguine/kernel'
import type { AuditEntry } from '../audit-entry'
import { auditLogService } from '../audit-log'
import { readableSubjects } from '../readable-subjects'

/**
 * An entry of the audit log that the caller may read. For staff. Throws `invalidInput` for an invalid id, and
 * `notFound`.
 */
export async function readAuditEntry(context: Context, givenId: string): Promise<AuditEntry> {
  const readable = readableSubjects(context)
  const entry = await context.app.get(auditLogService).find(parse(idSchema, givenId, 'id'))
  if (!entry || !readable.includes(entry.subject.type)) throw noSuchEntry()
  return entry
}

/** Entries of the audit log that the caller may read, in the order of their ids. For staff. Throws like `readAuditEntry`. */
export async function readAuditEntries(context: Context, givenIds: readonly string[]): Promise<AuditEntry[]> {
  const readable = readableSubjects(context)
  const ids = givenIds.map((id) => parse(idSchema, id, 'id'))
  const found = await context.app.get(auditLogService).findAll(ids)
  return ids.map((id) => {
    const entry = found.get(id)
    if (!entry || !readable.includes(entry.subject.type)) throw noSuchEntry()
    return entry
  })
}

const noSuchEntry = () => notFound({ en: 'audit entry', de: 'Diesen Eintrag im Verlauf' })

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
export const readAuditEntries = async (context: Context, givenIds: readonly string[]): Promise<AuditEntry[]> =>
  givenIds.map(await auditEntryReader(context, givenIds))

/**
 * Reads entries at once. Returns a function that returns the entry with one of the ids, and throws like
 * `readAuditEntry`. For staff.
 */
export async function auditEntryReader(
  context: Context,
  givenIds: readonly string[],
): Promise<(givenId: string) => AuditEntry> {
  const readable = readableSubjects(context)
  const ids = givenIds.flatMap((id) => idSchema.safeParse(id).data ?? [])
  const found = await context.app.get(auditLogService).findAll(ids)
  return (givenId) => {
    const entry = found.get(parse(idSchema, givenId, 'id'))
    if (!entry || !readable.includes(entry.subject.type)) throw noSuchEntry()
    return entry
  }
}

const noSuchEntry = () => notFound({ en: 'audit entry', de: 'Diesen Eintrag im Verlauf' })

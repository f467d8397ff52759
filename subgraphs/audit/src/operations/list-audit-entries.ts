import { type Context, forbidden, idCursorSchema, idSchema, parse, wholeNumber } from '@sanguine/kernel'
import { z } from 'zod'
import type { AuditAction, AuditSubjectType } from '../audit-entry'
import { type AuditFilter, type AuditPage, auditLogService } from '../audit-log'
import { auditSubjectTypes, readableSubjects } from '../readable-subjects'

const maxPage = 100

const inputSchema = z.object({
  first: wholeNumber(1, maxPage).nullish(),
  after: idCursorSchema.nullish(),
  subjectId: z.string().max(100, 'must not be longer than 100 characters').nullish(),
  search: z.string().trim().max(100, 'must not be longer than 100 characters').nullish(),
  actorId: idSchema.nullish(),
})

/** The entries to find, and the page. Fields that are left out or null do not restrict. */
export interface AuditQuery {
  readonly first?: number | null
  readonly after?: string | null
  readonly subjectType?: AuditSubjectType | null
  readonly subjectId?: string | null
  readonly search?: string | null
  readonly actorId?: string | null
  readonly isBySystem?: boolean | null
  readonly action?: AuditAction | null
  /** milliseconds since the epoch, inclusive */
  readonly since?: number | null
  /** milliseconds since the epoch, exclusive */
  readonly until?: number | null
}

/** A page of the audit log, with the filter that it was read with. */
export interface FilteredAuditPage extends AuditPage {
  readonly filter: AuditFilter
}

/**
 * A page of the audit log, newest first: for admins of everything, for editors of content, for support of users. Throws
 * `forbidden` for another subject, `invalidInput`.
 */
export async function listAuditEntries(context: Context, query: AuditQuery = {}): Promise<FilteredAuditPage> {
  const filter = filterFor(context, query)
  const { first, after } = parse(inputSchema, query)
  const page = await context.app.get(auditLogService).page(filter, first ?? 50, after ?? null)
  return { ...page, filter }
}

function filterFor(context: Context, query: AuditQuery): AuditFilter {
  const readable = readableSubjects(context)
  const { subjectId, search, actorId } = parse(inputSchema, query)
  const { subjectType, isBySystem, action, since, until } = query
  if (subjectType && !readable.includes(subjectType))
    throw forbidden({
      en: 'Your role may not read this history.',
      de: 'Mit deiner Rolle darfst du diesen Verlauf nicht lesen.',
    })
  return {
    subjectTypes: subjectType ? [subjectType] : readable.length < auditSubjectTypes.length ? readable : undefined,
    subjectId: subjectId ?? undefined,
    search: search || undefined,
    actorId: actorId ?? undefined,
    isBySystem: isBySystem ?? undefined,
    action: action ?? undefined,
    from: since ?? undefined,
    to: until ?? undefined,
  }
}

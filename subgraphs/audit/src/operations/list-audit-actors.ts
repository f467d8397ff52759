import type { Context } from '@sanguine/kernel'
import type { AuditActor } from '../audit-entry'
import { auditLogService } from '../audit-log'
import { readableSubjects } from '../readable-subjects'

/** Everyone with an entry that the caller may read, by name. For staff. */
export const listAuditActors = (context: Context): Promise<AuditActor[]> =>
  context.app.get(auditLogService).actors({ subjectTypes: readableSubjects(context) })

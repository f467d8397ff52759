import { auditLogService } from '@sanguine/audit'
import type { AnyRecord, KindName } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import { readStateOf } from '../content/record-state'

/** A record as it was before its latest deletion, from the audit log; null if it was never deleted. */
export async function findDeletedRecord(app: App, kind: KindName, id: string): Promise<AnyRecord | null> {
  const filter = { subjectTypes: [kind], subjectId: id, action: 'delete' } as const
  const { entries } = await app.get(auditLogService).page(filter, 1, null)
  const state = readStateOf(kind, entries[0]?.states?.before)
  return state && ({ ...state.values, id } as AnyRecord)
}

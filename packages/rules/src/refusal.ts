import type { JournalLine, Refusal, RefusalCode } from './player'

/** A rule's no. */
export function refuse(
  code: RefusalCode,
  message: string,
  values: Refusal['values'] = {},
  journal: readonly JournalLine[] = [],
): Refusal {
  return journal.length > 0 ? { ok: false, code, message, values, journal } : { ok: false, code, message, values }
}

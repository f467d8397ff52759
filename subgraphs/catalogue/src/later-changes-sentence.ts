import type { AuditEntry } from '@sanguine/audit'
import type { Sentence } from '@sanguine/kernel'

/** The most fields of a change that are named. */
const maxFields = 6

/** A change by another person, such as `Mina changed name and price on 2026-11-26 at 14:20 UTC`. */
function changeSentence({ actor, action, at, changes }: AuditEntry, only?: readonly string[]): Sentence {
  const names = changes.map(({ field }) => field).filter((field) => only?.includes(field) ?? true)
  const shown = `${names.slice(0, maxFields).join(', ')}${names.length > maxFields ? ', …' : ''}`
  const [day, time = ''] = new Date(at).toISOString().split('T')
  const [what, germanWhat] =
    action === 'delete' ? ['deleted it', 'gelöscht'] : [`changed ${shown}`, `${shown} geändert`]
  return {
    en: `${actor?.name ?? 'The system'} ${what} on ${day} at ${time.slice(0, 5)} UTC`,
    de: `${actor?.name ?? 'Das System'} hat am ${day} um ${time.slice(0, 5)} UTC ${germanWhat}`,
  }
}

/**
 * Describes changes, to follow a clause: the first after a colon, others after semicolons. `total` is the number of all
 * changes; if `fields` are given, only those are named.
 */
export function laterChangesSentence(
  changes: readonly AuditEntry[],
  total: number,
  fields?: readonly string[],
): Sentence {
  if (changes.length === 0) return { en: '', de: '' }
  const sentences = changes.map((change) => changeSentence(change, fields))
  const more = total > changes.length ? '; …' : ''
  return {
    en: `: ${sentences.map(({ en }) => en).join('; ')}${more}`,
    de: `: ${sentences.map(({ de }) => de).join('; ')}${more}`,
  }
}

import type { Shelf } from './record-book'

/**
 * The results of an upgrade for a record:
 * - `added`: it is new; `changed`: fields came from the pack;
 * - `kept`: fields edited here stayed; `conflict`: the pack has changed them too;
 * - `hidden`, `removed`: the pack no longer has it; `stays`: the same, but it cannot be removed;
 * - `deletedHere`: it was deleted here and does not come back;
 * - `renamed`: its short name differs from the pack's; `leftOut`: it would have broken something, so it was not added;
 * - `fellBack`: fields (all if none is named) would have broken something, so they stayed as they were here.
 */
export type UpgradeEvent =
  | 'added'
  | 'changed'
  | 'kept'
  | 'conflict'
  | 'hidden'
  | 'removed'
  | 'stays'
  | 'deletedHere'
  | 'renamed'
  | 'leftOut'
  | 'fellBack'

export interface UpgradeNote {
  readonly event: UpgradeEvent
  readonly kind: Shelf
  /** empty for the start */
  readonly id: string
  /** the record's title in lists; empty for the start */
  readonly title: string
  /** the affected fields; empty for the whole record */
  readonly fields: readonly string[]
  /** the reason, or the replacement; empty if obvious */
  readonly reason: string
}

/** Events that an editor may want to review. */
export const reportedEvents: readonly UpgradeEvent[] = [
  'conflict',
  'stays',
  'deletedHere',
  'renamed',
  'leftOut',
  'fellBack',
]

const sentences: Readonly<Record<UpgradeEvent, (fields: string, reason: string) => string>> = {
  added: () => 'is new',
  changed: (fields) => `${fields} came from the pack`,
  kept: (fields) => `${fields} stayed as edited here`,
  conflict: (fields) => `${fields} changed here and in the pack; what was written here stayed`,
  hidden: () => 'is no longer in the pack and was hidden',
  removed: () => 'is no longer in the pack and was removed',
  stays: (_, reason) => `is no longer in the pack but stays, since ${reason}`,
  deletedHere: () => 'was deleted here and does not come back',
  renamed: (_, reason) => `has the short name ${reason}`,
  leftOut: (_, reason) => `did not come, since ${reason}`,
  fellBack: (fields, reason) => `${fields || 'everything'} stayed as it was here, since ${reason}`,
}

/** One line: `item "Bone": price, stats came from the pack.` */
export function noteLine({ event, kind, title, fields, reason }: UpgradeNote): string {
  const what = kind === 'start' ? 'the start of new players' : `${kind} "${title}"`
  return `${what}: ${sentences[event](fields.join(', '), reason)}.`
}
